/**
 * Work that nobody is waiting for, done while the browser has nothing better to do: as much of it in one go as fits, so
 * that a page with a hundred widgets below the fold is laid out and painted a few times and not a hundred times.
 */
const queue: (() => void)[] = [];
let isScheduled = false;

/** Does `task` when the browser is idle, within two seconds of its turn, in the order of asking. */
export function whenIdle(task: () => void): void {
  queue.push(task);
  schedule();
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(workForAFrame, 50);
}

/** Where the browser doesn't say when it is idle. */
function workForAFrame(): void {
  const end = performance.now() + 16;
  work({ timeRemaining: () => end - performance.now() });
}

function work(idle: Pick<IdleDeadline, "timeRemaining">): void {
  isScheduled = false;
  try {
    do queue.shift()?.();
    while (queue.length > 0 && idle.timeRemaining() > 0);
  } finally {
    if (queue.length > 0) schedule();
  }
}
