/**
 * Runs deferrable work while the browser is idle: as much of it in one go as fits, so that a page with a hundred widgets below the fold is laid out and painted a few times and not a hundred times.
 */
const queue: (() => void)[] = [];
/**
 * In ms. A browser that is loading often lends less, but every turn ends in a frame of the whole page; from 50 on a click
 * would wait for it noticeably.
 */
const TURN = 40;
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
