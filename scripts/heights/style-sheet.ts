/** Measured heights as the style sheet that keeps them free. */
import type { Row } from "./rows.ts";

/** Heights in px by the host's width in px. */
export type Heights = ReadonlyMap<number, number>;
/** What was measured for a row: its plain tag, and each variant's tag in the row's order. */
export type Measured = { readonly row: Row; readonly plain: Heights; readonly variants: readonly Heights[] };

/** Each step is bytes for every visitor: nobody sees a jump of so few px, and few hosts are of so few widths. */
const TOLERANCE = 6;
const NARROWEST_STEP = 20;
/** What src/ui/styles/host.css adds to `--_kept`, a variant each. */
const MORE = ["--_more", "--_more2", "--_more3"];

const HEAD = `/*
 * Written by \`npm run heights\` from scripts/heights/rows.ts: the height that each widget keeps free until it is there
 * (src/ui/styles/host.css), by the host's width.
 */`;

/** The whole style sheet, unformatted. */
export function heightsSheet(measured: readonly Measured[]): string {
  return `${[HEAD, ...measured.map(rulesOf)].join("\n")}\n`;
}

function rulesOf({ row, plain, variants }: Measured): string {
  if (variants.length > MORE.length)
    throw new Error(`src/ui/styles/host.css adds up ${MORE.length} variants, not more.`);
  const hosts = row.widgets.map((widget) => `[data-imo-widget="${widget}"]`);
  const selector = hosts.length > 1 ? `:is(${hosts.join(", ")})::before` : `${hosts[0]}::before`;
  const rules = stepsOf(plain, row).map(({ from, css }) => {
    const rule = `${selector} { --_kept: ${css}; }`;
    return from === 0 ? rule : `@container (min-width: ${from}px) { ${rule} }`;
  });
  const differences = variants.map((heights, at) => {
    const { selector = "", share = 1 } = row.variants?.[at] ?? {};
    return `${selector}::before { ${MORE[at]}: ${Math.round(medianDifference(heights, plain) * share)}px; }`;
  });
  return [...rules, ...differences].join("\n");
}

type Step = { from: number; rest: number; fluid: string };

/** From which width on which height: a step where the height without its fluid part changes by more than the tolerance. */
function stepsOf(heights: Heights, { fluid = [] }: Row): { from: number; css: string }[] {
  const steps: Step[] = [];
  for (const [width, height] of [...heights].sort(([a], [b]) => a - b)) {
    const part = fluid.findLast(({ from }) => from <= width);
    const next = { from: steps.length > 0 ? width : 0, rest: Math.round(height - (part?.px(width) ?? 0)) };
    const last = steps.at(-1);
    const isSameFluid = last?.fluid === (part?.css ?? "");
    if (last && isSameFluid && Math.abs(last.rest - next.rest) <= TOLERANCE) continue;
    if (last && isSameFluid && last.from > 0 && width - last.from < NARROWEST_STEP) {
      last.rest = next.rest;
    } else {
      steps.push({ ...next, fluid: part?.css ?? "" });
    }
  }
  return steps.map(({ from, rest, fluid }) => ({ from, css: fluid ? `calc(${rest}px + ${fluid})` : `${rest}px` }));
}

function medianDifference(heights: Heights, plain: Heights): number {
  const differences = [...heights]
    .map(([width, height]) => height - (plain.get(width) ?? height))
    .sort((a, b) => a - b);
  return Math.round(differences[Math.floor(differences.length / 2)] ?? 0);
}
