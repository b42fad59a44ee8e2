/** One piece of a round: a subject, the rows that it fills, and how its values are taken. */
import type { Browser } from "@playwright/test";
import type { Subject } from "../subjects.ts";

/** What every task needs. */
export type Bench = {
  browser: Browser;
  /** Slowdown of the visitor's processor against this machine, as a factor. */
  slowdown: number;
  /** Where the server answers. */
  url: string;
  /** Where the Laravel site answers, when it is measured too. */
  laravelUrl: string | null;
};

/** What one task found out, by row. */
export type Values = Record<string, number>;

export type Task = { subject: Subject; rows: readonly string[]; run(bench: Bench): Promise<Values> };
