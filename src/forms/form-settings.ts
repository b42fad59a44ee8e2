/** The settings of forms and wizards: their page data, and their line to the page (docs/events.md). */
import type { FailureCode } from "#api/client.ts";
import type { PageDataValues } from "#runtime/readers.ts";
import type { contactKeys, formKeys } from "./page-data.ts";

export type Outcome = "success" | "failure";

/** The part of a widget's bridge that a form speaks through. */
export type FormBridge = {
  /** Number of the same widgets before this one. */
  readonly position: number;
  /** Stays the same as others come and go; the position when left out. */
  readonly number?: number;
  emit(name: "imo:submit", detail: { outcome: Outcome }): void;
  /** `message` names the widget and what happens now. */
  report(problem: { code: FailureCode; message: string; cause?: unknown }): void;
};

export type FormSettings = PageDataValues<typeof formKeys> & {
  apiBase: string;
  csrfUrl: string | undefined;
  bridge: FormBridge;
};

export type ContactSettings = FormSettings & PageDataValues<typeof contactKeys>;
