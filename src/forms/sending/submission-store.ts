/**
 * Takes a filled form to its result (docs/product/forms.md#result). The methods of
 * `SubmissionStore` are the transitions between the states drawn in docs/architecture.md. A
 * submission belongs to the page, so a form that is removed and put back in the meantime finds it
 * again. A result is kept until it has been shown.
 */
import { CallFailure } from "#api/client.ts";
import type { FormBridge, Outcome } from "#forms/form-settings.ts";
import type { Draft } from "#forms/session/use-draft.ts";
import { keepTrying } from "./keep-trying.ts";

/** Thrown by a `send` that doesn't even try; the visitor sees its message. */
export class Refusal extends Error {
  override name = "Refusal";
}

/**
 * Thrown if a chosen file can't be read any more. The visitor gets the form back without that file.
 */
export class FileGone extends Error {
  override name = "FileGone";
}

/** A message that every try sends under the same id. */
type Message = {
  readonly send: () => Promise<void>;
  /** The try that is running; later ones join it. */
  trying?: Promise<void> | undefined;
};

type End =
  | { readonly is: "sent" }
  | { readonly is: "failed"; readonly refusal?: string }
  /** No answer came, so the visitor may have the message sent again. */
  | { readonly is: "unanswered"; readonly message: Message }
  /** The message is sent again as soon as there is a network, until `stop` is called. */
  | { readonly is: "waiting"; readonly message: Message; readonly stop: () => void };

export type Result = End & {
  /** Whether the visitor was at the form when the result came. */
  readonly isAwaited: boolean;
};

export type SubmissionState = { readonly is: "idle" } | { readonly is: "sending" } | Result;

/** Returns a state's result, or `null` while the form is shown. */
export function resultOf(state: SubmissionState): Result | null {
  return state.is === "idle" || state.is === "sending" ? null : state;
}

/** Returns the outcome that is reported to the page. */
export function outcomeOf({ is }: Result): Outcome {
  return is === "sent" ? "success" : "failure";
}

/** Whether a send is in flight, or waits for a network. */
export function isUnderWay({ is }: SubmissionState): boolean {
  return is === "sending" || is === "waiting";
}

export type Shown = {
  readonly bridge: FormBridge;
  readonly isVisitorHere: () => boolean;
  readonly onFileGone: () => void;
};

/** Submissions that haven't ended, or whose result hasn't been shown, by the draft's key. */
const unfinished = new Map<string, SubmissionStore>();

/** Returns a draft's unfinished submission, or a new one. */
export function findSubmission(widget: string, draft: Draft): SubmissionStore {
  return unfinished.get(draft.key) ?? new SubmissionStore(widget, draft);
}

/** One submission, which several forms may show, one after another. */
export class SubmissionStore {
  readonly #widget: string;
  readonly #draft: Draft;
  readonly #listeners = new Set<() => void>();
  #state: SubmissionState = { is: "idle" };
  #shown: Shown | null = null;
  /** The bridge of the form that showed the submission last. */
  #bridge: FormBridge | null = null;

  constructor(widget: string, draft: Draft) {
    this.#widget = widget;
    this.#draft = draft;
  }

  readonly read = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Marks the submission as shown by a form, until the returned function is called. */
  show(shown: Shown): () => void {
    this.#shown = shown;
    this.#bridge = shown.bridge;
    this.#remember();
    return () => {
      if (this.#shown === shown) this.#shown = null;
    };
  }

  /**
   * idle → sending; in any other state it does nothing (docs/product/forms.md#sending)
   * @param content the form's whole content; `send` gets the same id while it is unchanged
   */
  start(send: (id: string) => Promise<void>, content: string): void {
    if (this.#state.is !== "idle") return;
    this.#become({ is: "sending" });
    const id = this.#draft.sendId(content);
    this.#try({ send: () => send(id) });
  }

  /** unanswered → waiting */
  readonly sendLater = () => {
    const state = this.#state;
    if (state.is !== "unanswered") return;
    const { message } = state;
    const stop = keepTrying(() => this.#try(message));
    this.#end({ is: "waiting", message, stop });
  };

  /** waiting → unanswered; a try that is running goes on, and may still be answered */
  readonly cancel = () => {
    const state = this.#state;
    if (state.is !== "waiting") return;
    state.stop();
    this.#end({ is: "unanswered", message: state.message });
  };

  #try(message: Message): Promise<void> {
    message.trying ??= findFailure(message.send).then((cause) => {
      message.trying = undefined;
      if (cause instanceof CallFailure && cause.unanswered) this.#getNoAnswer(message, cause);
      else this.#getAnswer(cause);
    });
    return message.trying;
  }

  /** sending → unanswered, which is reported; waiting and unanswered don't change */
  #getNoAnswer(message: Message, cause: CallFailure): void {
    const state = this.#state;
    this.#end(state.is === "waiting" ? state : { is: "unanswered", message });
    if (state.is === "sending") this.#announce("failure", cause);
  }

  /** sending, unanswered or waiting → sent or failed, or idle if a file is gone */
  #getAnswer(cause: unknown): void {
    if (this.#state.is === "waiting") this.#state.stop();
    if (cause instanceof FileGone) {
      this.#become({ is: "idle" });
      this.#shown?.onFileGone();
      return;
    }
    if (cause === undefined) {
      this.#draft.forget();
      this.#end({ is: "sent" });
      this.#announce("success");
      return;
    }
    this.#end({ is: "failed", ...(cause instanceof Refusal && { refusal: cause.message }) });
    this.#announce("failure", cause);
  }

  #end(end: End): void {
    this.#become({ ...end, isAwaited: this.#shown?.isVisitorHere() ?? false });
  }

  #announce(outcome: Outcome, cause?: unknown): void {
    this.#bridge?.emit("imo:submit", { outcome });
    if (cause === undefined || cause instanceof Refusal) return;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const code = cause instanceof CallFailure ? cause.code : "network";
    this.#bridge?.report({
      code,
      message: `${this.#widget}: ${reason}; what was typed is kept.`,
      cause,
    });
  }

  #become(state: SubmissionState): void {
    this.#state = state;
    this.#remember();
    for (const listener of this.#listeners) listener();
  }

  #remember(): void {
    const state = this.#state;
    const mayStillArrive =
      isUnderWay(state) || (state.is === "unanswered" && state.message.trying !== undefined);
    // A changed id means a fresh form (docs/product/forms.md#a-changed-id).
    const isUnseen = resultOf(state) && !this.#shown && this.#draft.isCurrent();
    if (mayStillArrive) unfinished.set(this.#draft.key, this);
    else if (!isUnseen && unfinished.get(this.#draft.key) === this)
      unfinished.delete(this.#draft.key);
  }
}

/** Returns what `send` throws; `undefined` after a success. */
async function findFailure(send: () => Promise<void>): Promise<unknown> {
  try {
    await send();
    return undefined;
  } catch (cause) {
    return cause;
  }
}
