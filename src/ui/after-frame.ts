/** Defers work that reads or changes the layout until the browser has painted a frame. */

/**
 * Runs `task` once the next frame has been painted, so that the task neither delays that frame nor
 * forces its layout ahead of time.
 * @returns a function that cancels the task
 */
export function afterFrame(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
