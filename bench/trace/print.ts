/** The breakdown as it is read in a terminal. */
import { type Breakdown, kinds } from "./breakdown.ts";

const FUNCTIONS = 25;

/** Writes the breakdown to the console. */
export function printBreakdown({ length, byKind, counts, longest, functions }: Breakdown): void {
  const busy = kinds.reduce((sum, kind) => sum + byKind[kind], 0);
  console.log(
    `\nMain thread, ${length.toFixed(0)} ms recorded: ${busy.toFixed(0)} busy, ${(length - busy).toFixed(0)} idle`,
  );
  for (const kind of kinds) {
    const bar = "█".repeat(Math.round((byKind[kind] / Math.max(busy, 1)) * 40));
    console.log(`  ${kind.padEnd(8)} ${byKind[kind].toFixed(1).padStart(7)} ms  ${bar}`);
  }
  console.log(
    `\n${Object.entries(counts)
      .map(([name, count]) => `${name} ${count} ×`)
      .join(", ")}`,
  );
  console.log("\nThe longest tasks");
  for (const { start, duration } of longest)
    console.log(`  ${duration.toFixed(1).padStart(7)} ms at ${start.toFixed(0)}`);
  const script = functions.reduce((sum, { ms }) => sum + ms, 0);
  console.log(`\nScript by function, own time (${script.toFixed(0)} ms in all, sampled)`);
  for (const { name, place, ms } of functions.slice(0, FUNCTIONS))
    console.log(`  ${ms.toFixed(1).padStart(7)} ms  ${name.padEnd(24)} ${place}`);
}
