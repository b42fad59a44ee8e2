/**
 * Settings that every form and wizard gets from its page, under the names of the page data
 * (docs/contract.md#widgets-and-their-keys), and the event that tells the page how a send ended (docs/events.md).
 */
import type { FailureCode } from "#api/client.ts";

/** The end of a send. */
export type Outcome = "success" | "failure";

/** The part of a widget's bridge that a form speaks through. */
export type FormBridge = {
  /** Number of the same widgets before this one. */
  readonly position: number;
  /** Tells it from them as long as it is on the page, even as others come and go; its position when left out. */
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
  /** URL that renews an expired session; the page's own when left out. */
  csrfUrl: string | undefined;
  /** Features besides sending; all when left out. */
  funcoes: readonly string[] | undefined;
  /** The line to the page. */
  bridge: FormBridge;
};

/** Settings that the four contact forms take besides. */
export type ContactSettings = FormSettings & {
  /** Shows the telephone and WhatsApp beside the button too. */
  mostrarContactos: "sim" | "nao";
  /** A mobile number for WhatsApp. */
  whatsapp: string | undefined;
};
