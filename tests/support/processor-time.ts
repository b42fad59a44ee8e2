/** For tests that say that something is fast, on a machine that does other things too. */

/**
 * How long `go` keeps the processor busy, in ms. By the clock it would be as long as whatever else the machine does meanwhile
 * lets it be.
 */
export function processorTime(go: () => void): number {
  const before = process.cpuUsage();
  go();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
