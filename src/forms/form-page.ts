/**
 * What every form and wizard gets from the page it stands on, under the names that the page data have (CONTRACT §2), and
 * its line back to that page: one event for each send that ended (CONTRACT §4).
 */

export type Outcome = "success" | "failure";

/** The part of a widget's island that a form speaks through. */
export type FormIsland = {
  /** How many of the same widget stand before this one. */
  readonly position: number;
  emit(name: "imo:submit", detail: { outcome: Outcome }): void;
  report(problem: { code: "network"; message: string; cause?: unknown }): void;
};

export type FormPage = {
  privacidadeUrl: string;
  /** How to reach the agency when sending fails. */
  telefone: string | undefined;
  email: string | undefined;
  island: FormIsland;
};
