/** Seconds between two attempts at most: a browser may believe that there is a network all the time, or never. */
const LONGEST_PAUSE = 60;

/**
 * Repeats a send that found no network (docs/product/forms.md#sent-again): each time the browser comes online, and after
 * growing pauses, until the returned function is called.
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
