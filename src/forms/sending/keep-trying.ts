/**
 * The longest pause between two attempts, in seconds. The `online` event isn't enough: some
 * browsers always believe that they are online, and some never do.
 */
const LONGEST_PAUSE = 60;

/**
 * Repeats a send that found no network (docs/product/forms.md#sent-again): whenever the browser
 * comes online, and after growing pauses. It stops when the returned function is called.
 */
export function keepTrying(attempt: () => Promise<void>): () => void {
  let attempts = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  function plan() {
    clearTimeout(timer);
    const pause = Math.min(2 ** attempts, LONGEST_PAUSE);
    timer = setTimeout(tryOnce, pause * 1000);
  }
  async function tryOnce() {
    clearTimeout(timer);
    attempts += 1;
    await attempt();
    if (!isStopped) plan();
  }
  addEventListener("online", tryOnce);
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener("online", tryOnce);
  };
}
