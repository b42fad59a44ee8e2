/**
 * What every form and wizard gets from the page it stands on, under the names that the page data have
 * (docs/contract.md#widgets-and-their-keys), and its line back to that page: one event for each send that ended
 * (docs/events.md).
 */
import type { FailureCode } from "#api/client.ts";

/** How a send ended. */
export type Outcome = "success" | "failure";

/** The part of a widget's bridge that a form speaks through. */
export type FormBridge = {
  /** How many of the same widget stand before this one. */
  readonly position: number;
  /** What it is told from them by as long as it is on the page, whatever comes and goes; its position when left out. */
  readonly number?: number;
  /** Tells the page that a send ended. */
  emit(name: "imo:submit", detail: { outcome: Outcome }): void;
  /** Reports a send that failed; `message` names the widget and what happens now. */
  report(problem: { code: FailureCode; message: string; cause?: unknown }): void;
};

/** The page data that every form and wizard takes, and its line to the page. */
export type FormSettings = {
  /** The privacy policy. */
  privacidadeUrl: string;
  /** A phone number to offer when sending fails. */
  telefone: string | undefined;
  /** An e-mail address to offer when sending fails. */
  email: string | undefined;
  /** Put before the call's path; `""` is the page's own origin. */
  apiBase: string;
  /** What renews an expired session; the page's own URL when left out. */
  csrfUrl: string | undefined;
  /** What is switched on besides sending; all of it when left out. */
  funcoes: readonly string[] | undefined;
  /** The line to the page. */
  bridge: FormBridge;
};

/** What the four contact forms take besides. */
export type ContactSettings = FormSettings & {
  /** Whether the telephone and WhatsApp stand beside the button too. */
  mostrarContactos: "sim" | "nao";
  /** A mobile number for WhatsApp. */
  whatsapp: string | undefined;
};
