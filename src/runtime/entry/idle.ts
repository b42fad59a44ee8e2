/**
 * Several tasks run per turn, so that a page with a hundred widgets below the fold is painted a few
 * times, not a hundred.
 */
const queue: (() => void)[] = [];
/**
 * In ms per turn. A busy browser may grant less, but each turn costs a frame; from 50 ms on, clicks
 * feel slow.
 */
const TURN = 40;
let isScheduled = false;

/**
 * Runs `task` when the browser is idle, at most two seconds after its turn was scheduled. Tasks run
 * in the order of the calls.
 */
export function whenIdle(task: () => void): void {
  queue.push(task);
  schedule();
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 50);
}

function work(): void {
  isScheduled = false;
  const end = performance.now() + TURN;
  try {
    do queue.shift()?.();
    while (queue.length > 0 && performance.now() < end);
  } finally {
    if (queue.length > 0) schedule();
  }
}
