/** The report as it is read in a terminal: a row, its subjects, each with median, spread and goal. */
import type { Row } from "../rows/table.ts";
import { type Figure, medianOf, type Run } from "./figures.ts";
import { formatFigure, formatSpread } from "./format.ts";

/** Writes everything to the console. */
export function printRun(rows: readonly Row[], run: Run): void {
  console.log(
    `\n${run.machine}, ${run.browser}, ${run.protocol}, processor ÷ ${run.slowdown}, ${run.date}, ${run.rounds} rounds`,
  );
  console.log(`The bare island: ${bareLine(run)}`);
  for (const row of rows) {
    const figures = run.figures.filter((figure) => figure.row === row.id);
    if (figures.length > 0) console.log(`\n${row.title} (${row.id})`);
    for (const figure of figures) console.log(`  ${line(row, figure)}`);
  }
}

/** @returns when the bare island was ready, cold and warm, and what it weighed: medians, in ms and kB */
export function bareLine({ measured }: Run): string {
  const median = (row: string) => {
    const values = (measured[row]?.bare ?? []).filter((value) => value !== null);
    return values.length === 0 ? null : medianOf(values.sort((one, other) => one - other));
  };
  const [ready, warm, bytes] = [median("ready"), median("warm"), median("bytes")];
  return [
    ready !== null && `ready ${ready.toFixed(0)} ms`,
    warm !== null && `warm ${warm.toFixed(0)} ms`,
    bytes !== null && `${(bytes / 1000).toFixed(1)} kB`,
  ]
    .filter(Boolean)
    .join(", ");
}

function line(row: Row, figure: Figure): string {
  const { subject, goal, median } = figure;
  const verdict = goal === null ? "" : `   goal ${formatFigure(row, goal)} ${median <= goal ? "reached" : "missed"}`;
  return `${subject.padEnd(24)} ${formatFigure(row, median).padStart(8)}  ${formatSpread(row, figure).padEnd(16)}${verdict}`;
}
