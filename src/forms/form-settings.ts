/**
 * The page data of forms and wizards (docs/contract.md#widgets-and-their-keys), and their line to the page
 * (docs/events.md).
 */
import type { FailureCode } from "#api/client.ts";

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

export type FormSettings = {
  privacidadeUrl: string;
  /** Offered when sending fails, as the e-mail is. */
  telefone: string | undefined;
  email: string | undefined;
  /** Put before the call's path; `""` is the page's own origin. */
  apiBase: string;
  /** Renews an expired session; the page's own when left out. */
  csrfUrl: string | undefined;
  /** Features besides sending; all when left out. */
  funcoes: readonly string[] | undefined;
  bridge: FormBridge;
};

export type ContactSettings = FormSettings & {
  /** Shows the telephone and WhatsApp beside the button too. */
  mostrarContactos: "sim" | "nao";
  whatsapp: string | undefined;
};
