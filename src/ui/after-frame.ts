/**
 * Runs `task` once the next frame has been painted. What reads or changes the layout then neither
 * delays that frame nor forces its layout ahead of time.
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
