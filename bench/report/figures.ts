/** From what was measured to figures: ratios within each round, then the median and the spread over the rounds. */
import type { Row } from "../rows/table.ts";

/** By row and subject the value of each round; `null` where that round has none. */
export type Measured = Record<string, Record<string, (number | null)[]>>;

export type Figure = ReturnType<typeof figuresOf>[number];

/** One run: where and when, and what came out. `measured` are the raw values in ms, bytes and shifts. */
export type Run = {
  machine: string;
  browser: string;
  protocol: string;
  date: string;
  commit: string;
  rounds: number;
  slowdown: number;
  /** How busy the machine was when the run ended: processes that wanted a core, over the last 15 minutes. */
  load: number;
  measured: Measured;
  figures: Figure[];
};

/** @returns a figure for each row and subject that was measured, in the order of `rows` */
export function figuresOf(rows: readonly Row[], measured: Measured) {
  return rows.flatMap(({ id, over, goals }) =>
    Object.entries(measured[id] ?? {}).flatMap(([subject, values]) => {
      if (over && subject === "bare") return [];
      const rounds = over
        ? values.map((value, round) => ratio(value, measured[over]?.bare?.[round]))
        : values;
      const present = rounds.filter((value) => value !== null).sort((one, other) => one - other);
      if (present.length === 0) return [];
      return [
        {
          row: id,
          subject,
          median: medianOf(present),
          min: present[0] as number,
          max: present.at(-1) as number,
          count: present.length,
          goal: goals?.[subject] ?? null,
        },
      ];
    }),
  );
}

/** @param sorted at least one value, in ascending order */
export function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] as number) + (sorted[Math.ceil(middle)] as number)) / 2;
}

function ratio(value: number | null, base: number | null | undefined): number | null {
  return value === null || !base ? null : value / base;
}
