/**
 * Writes the figures into docs/speed.md, between two marks; all other text there is written by hand. A row is a line
 * for each page, a column for each make.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { Row } from "../rows/table.ts";
import { type Make, makes, pageNames } from "../subjects.ts";
import { chartOf } from "./chart.ts";
import { bareLine } from "./console.ts";
import type { Figure, Run } from "./figures.ts";
import { formatFigure, formatSpread } from "./format.ts";

const START = "<!-- figures: written by `npm run bench -- --write` -->";
const END = "<!-- /figures -->";
const NAMES: Record<string, string> = {
  ours: "ours",
  preloaded: "ours, preloaded",
  inlined: "ours, styles inlined",
  before: "before",
  "before-preloaded": "before, preloaded",
  primereact: "PrimeReact",
  instantsearch: "InstantSearch",
};

/** Replaces what stands between the marks of the page at `path`. */
export function writeSpeedPage(path: string, rows: readonly Row[], run: Run): void {
  const page = readFileSync(path, "utf8");
  const [start, end] = [page.indexOf(START), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`${path}: expected "${START}" before "${END}", found them not.`);
  writeFileSync(path, `${page.slice(0, start)}${START}\n\n${figuresText(rows, run)}\n${page.slice(end)}`);
}

function figuresText(rows: readonly Row[], run: Run): string {
  const busy = `The machine's load was ${run.load} when the run ended.`;
  const facts = [
    `Taken on ${run.date} at commit \`${run.commit}\`: ${run.machine}, ${run.browser}, ${run.protocol}; processor slowed by ${run.slowdown}; ${run.rounds} rounds. ${busy}`,
    `The bare island: ${bareLine(run)}.`,
  ];
  const columns = makes.filter(
    (make) => make !== "bare" && run.figures.some(({ subject }) => subject.startsWith(`${make}/`)),
  );
  const head = ["row", "page", ...columns.map((make) => NAMES[make]), "goal"];
  const lines = rows.filter(({ isDetail }) => !isDetail).flatMap((row) => linesOf(row, columns, run));
  const table = [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`);
  return [facts.join("\n"), "", "```text", chartOf(rows, run), "```", "", ...table, ""].join("\n");
}

function linesOf(row: Row, columns: readonly Make[], { figures }: Run): string[][] {
  const ofRow = figures.filter((figure) => figure.row === row.id);
  return pageNames.flatMap((page) => {
    const cells = columns.map((make) => ofRow.find(({ subject }) => subject === `${make}/${page}`));
    if (cells.every((cell) => cell === undefined)) return [];
    const goal = cells.find((cell) => cell !== undefined && cell.goal !== null)?.goal ?? null;
    return [
      [
        row.title,
        page,
        ...cells.map((cell) => cellText(row, cell)),
        goal === null ? "" : `≤ ${formatFigure(row, goal)}`,
      ],
    ];
  });
}

function cellText(row: Row, figure: Figure | undefined): string {
  if (!figure) return "";
  const text = formatFigure(row, figure.median);
  const isMissed = figure.goal !== null && figure.median > figure.goal;
  return `${isMissed ? `**${text}**` : text} (${formatSpread(row, figure)})`;
}
