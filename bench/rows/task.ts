/** One piece of a round: a subject, the rows that it fills, and how its values are taken. */
import type { Browser } from "@playwright/test";
import type { Subject } from "../subjects.ts";

export type Bench = {
  browser: Browser;
  slowdown: number;
  url: string;
  /** Where the Laravel site answers, when it is measured too. */
  laravelUrl: string | null;
};

export type Values = Record<string, number>;

export type Task = { subject: Subject; rows: readonly string[]; run(bench: Bench): Promise<Values> };
