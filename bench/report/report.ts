/** The report: one table, a line for each row and page, a column for each make; to the console and into docs/speed.md. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Row } from "../rows/table.ts";
import { makes, pageNames } from "../subjects.ts";
import { type Figure, medianOf, type Run } from "./figures.ts";

const START = "<!-- figures: written by `npm run bench -- --write` -->";
const END = "<!-- /figures -->";

/** Replaces what stands between the marks of the page at `path`. */
export function writeReport(path: string, report: string): void {
  const page = readFileSync(path, "utf8");
  const [start, end] = [page.indexOf(START), page.indexOf(END)];
  if (start < 0 || end < start)
    throw new Error(`${path}: expected "${START}" before "${END}", found them not.`);
  writeFileSync(path, `${page.slice(0, start)}${START}\n\n${report}\n${page.slice(end)}`);
}

/** Returns the figures of docs/speed.md: of the build and its peers, with goals; layout-shift.spec.ts holds the shift. */
export function figuresWithGoals(figures: readonly Figure[]): Figure[] {
  const place = ({ row, subject }: Figure) => `${row} ${subject.split("/")[1]}`;
  const withGoals = new Set(figures.filter(({ goal }) => goal !== null).map(place));
  const isShown = ({ row, subject }: Figure) =>
    row !== "shift" && !/^(before|linked)/.test(subject);
  return figures.filter((figure) => isShown(figure) && withGoals.has(place(figure)));
}

/** @returns Markdown: where and how it was measured, what the bare island took, and the table */
export function reportOf(rows: readonly Row[], run: Run): string {
  const { date, commit, machine, browser, protocol, slowdown, rounds, load } = run;
  const columns = makes.filter((make) =>
    run.figures.some(({ subject }) => subject.startsWith(`${make}/`)),
  );
  const head = ["row", "page", ...columns, "goal"];
  const lines = rows.flatMap((row) =>
    pageNames.flatMap((page) => {
      const figures = columns.map((make) =>
        run.figures.find((figure) => figure.row === row.id && figure.subject === `${make}/${page}`),
      );
      if (figures.every((figure) => figure === undefined)) return [];
      const goal = figures.find((figure) => figure && figure.goal !== null)?.goal ?? null;
      return [
        [
          titleOf(row),
          page,
          ...figures.map((figure) => cell(row, figure)),
          goal === null ? "" : `≤ ${goal}`,
        ],
      ];
    }),
  );
  return [
    `Taken on ${date} at commit \`${commit}\`: ${machine}, ${browser}, ${protocol}; processor slowed by ${slowdown}; ${rounds} rounds. The machine's load was ${load} when the run ended.`,
    `The bare island: ${bareLine(run)}.`,
    "",
    ...[head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`),
    "",
  ].join("\n");
}

/** When the bare island was ready, cold and warm, and what it weighed: medians. */
function bareLine({ measured }: Run): string {
  const said = [
    ["ready", "ms"],
    ["warm", "ms"],
    ["bytes", "bytes"],
  ].flatMap(([row = "", unit]) => {
    const values = (measured[row]?.bare ?? [])
      .filter((value) => value !== null)
      .sort((one, other) => one - other);
    return values.length === 0 ? [] : [`${row} ${medianOf(values).toFixed(0)} ${unit}`];
  });
  return said.join(", ");
}

/** Returns the row's title with its unit; a ratio's title says what it is divided by. */
function titleOf({ title, unit }: Row): string {
  return unit === "" || unit === "×" ? title : `${title}, ${unit}`;
}

/** Returns the median with the least and the most of all rounds, if they differ; bold where it misses its goal. */
function cell(row: Row, figure: Figure | undefined): string {
  if (!figure) return "";
  const { median, goal } = figure;
  const [text, min, max] = [median, figure.min, figure.max].map((value) => digits(row, value));
  const isMissed = goal !== null && median > goal;
  return `${isMissed ? `**${text}**` : text}${min === max ? "" : ` (${min}–${max})`}`;
}

function digits({ id, unit }: Row, value: number): string {
  if (unit === "×") return value.toFixed(2);
  if (id === "shift") return value.toFixed(3);
  return value.toFixed(value < 20 && unit === "ms" ? 1 : 0);
}
