/** Bars of text for the rows that visitors notice first: a line for each make of each page. */
import type { Row } from "../rows/table.ts";
import type { Figure, Run } from "./figures.ts";
import { formatFigure } from "./format.ts";

const CHARTED = ["ready", "first-card", "warm", "page-turn-work"];
const WIDTH = 40;

/** @returns a block for each charted row that was measured */
export function chartOf(rows: readonly Row[], { figures }: Run): string {
  const charted = rows.filter(({ id }) => CHARTED.includes(id));
  const blocks = charted.map((row) => ({ row, figures: figures.filter((figure) => figure.row === row.id) }));
  return blocks
    .filter((block) => block.figures.length > 0)
    .map(({ row, figures: ofRow }) => [row.title, ...barsOf(row, ofRow)].join("\n"))
    .join("\n\n");
}

function barsOf(row: Row, figures: readonly Figure[]): string[] {
  const most = Math.max(...figures.map(({ median }) => median));
  const width = Math.max(...figures.map((figure) => makeOf(figure).length)) + 1;
  const byPage = [...figures].sort((one, other) => pageOf(one).localeCompare(pageOf(other)));
  return byPage.map((figure) => {
    const bar = "█".repeat(Math.max(1, Math.round((figure.median / most) * WIDTH)));
    return `  ${pageOf(figure).padEnd(11)}${makeOf(figure).padEnd(width)}${bar} ${formatFigure(row, figure.median)}`;
  });
}

const makeOf = ({ subject }: Figure) => subject.split("/")[0] ?? "";
const pageOf = ({ subject }: Figure) => subject.split("/")[1] ?? "";
