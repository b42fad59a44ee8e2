/** The table of a run: medians of the rounds, and of the ratios within each round. */

type Rounds = readonly (number | null)[];
/**
 * Values in ms or bytes, one for each round, by row, page and make (`ready hero ours`); `null`
 * where there is none.
 */
export type Measured = Map<string, Rounds>;

/** Returns the table as Markdown, with the lines of a row together. */
export function formatTable(measured: Measured): string {
  const keys = [...measured.keys()].filter((key) =>
    measured.get(key)?.some((value) => value !== null),
  );
  const rows = [...new Set(keys.map((key) => key.split(" ")[0]))];
  const sorted = rows.flatMap((row) => keys.filter((key) => key.startsWith(`${row} `)));
  const lines = sorted.map((key) => {
    const [row = "", page = "", make = ""] = key.split(" ");
    const values = measured.get(key) ?? [];
    const over = (base: string) =>
      base === key ? "" : formatMedian(divide(values, measured.get(base) ?? []), 2);
    // The bare island has neither cards nor content, so its `ready` is the base.
    const bareRow = row.replace(/first-\w+$/, "ready");
    return [
      ...[row, page, make, formatMedian(values, 0)],
      over(`${bareRow} island bare`),
      over(`${row} ${page} instantsearch`),
      over(`${row} ${page} ${make}-before`),
    ];
  });
  const head = ["row", "page", "make", "ms or bytes", "÷ bare", "÷ instantsearch", "÷ before"];
  return [head, head.map(() => "---"), ...lines]
    .map((line) => `| ${line.join(" | ")} |`)
    .join("\n");
}

/** Divides round by round, because a slow round slows down both values and base. */
function divide(values: Rounds, base: Rounds): Rounds {
  return values.map((value, round) =>
    value === null || !base[round] ? null : value / base[round],
  );
}

/** Returns the median with the minimum and maximum in brackets; `""` if there are no values. */
function formatMedian(values: Rounds, digits: number): string {
  const sorted = values.filter((value) => value !== null).sort((one, other) => one - other);
  if (sorted.length === 0) return "";
  const at = (place: number) => sorted[place] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  const median = ((at(Math.floor(middle)) + at(Math.ceil(middle))) / 2).toFixed(digits);
  const [least, most] = [at(0).toFixed(digits), at(sorted.length - 1).toFixed(digits)];
  return least === most ? median : `${median} (${least}–${most})`;
}
