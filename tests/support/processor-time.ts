/** Measures speed in tests on a machine that may be busy. */

/**
 * Measures the processor time of `go`, in ms. Elapsed time would depend on the machine's other work.
 */
export function processorTime(go: () => void): number {
  const before = process.cpuUsage();
  go();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
