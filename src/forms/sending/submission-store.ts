/**
 * Takes a filled form to its result (docs/product/forms.md#result):
 *     idle ──start──▶ sending ──▶ result: success
 *                        │    └─▶ result: failure ──again──▶ result: success
 *                        └─▶ idle, if a chosen file can't be read any more
 * It belongs to the page, so a form that is removed and put back in the meantime finds it again. A
 * result is kept until it has been shown.
 */
import { CallFailure } from "#api/client.ts";
import type { FormBridge, Outcome } from "#forms/form-settings.ts";
import type { Draft } from "#forms/use-draft.ts";
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

export type Result = {
  kind: "result";
  outcome: Outcome;
  refusal?: string;
  /** Whether the visitor was at the form when the result came. */
  isAwaited: boolean;
  /** Offers another try with the same send id, after a failure without an answer. */
  again?: Again;
};

/** `isWaiting` is true while it is queued to be sent as soon as there is a network. */
export type Again = { readonly isWaiting: boolean; readonly toggle: () => void };

export type SubmissionState = { kind: "idle" } | { kind: "sending" } | Result;

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
  #state: SubmissionState = { kind: "idle" };
  #shown: Shown | null = null;
  /** The bridge of the form that showed it last. */
  #bridge: FormBridge | null = null;
  #trying: Promise<void> | undefined;
  #stopWaiting: (() => void) | undefined;

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
   * Sends once; a second submit is ignored (docs/product/forms.md#sending).
   * @param message the form's whole content; `send` gets the same id while it is unchanged
   */
  start(send: (id: string) => Promise<void>, message: string): void {
    if (this.#state.kind !== "idle") return;
    this.#become({ kind: "sending" });
    const id = this.#draft.sendId(message);
    this.#attempt(() => send(id));
  }

  /** Concurrent calls share one attempt. */
  #attempt(send: () => Promise<void>): Promise<void> {
    this.#trying ??= this.#send(send).finally(() => {
      this.#trying = undefined;
      this.#remember();
    });
    return this.#trying;
  }

  async #send(send: () => Promise<void>): Promise<void> {
    const isFirst = this.#state.kind === "sending";
    let cause: unknown;
    try {
      await send();
      this.#draft.forget();
    } catch (error) {
      cause = error;
    }
    const isUnanswered = cause instanceof CallFailure && cause.unanswered;
    if (!isUnanswered) this.#stopTrying();
    if (cause instanceof FileGone) {
      this.#become({ kind: "idle" });
      this.#shown?.onFileGone();
      return;
    }
    this.#end(cause, isUnanswered ? send : undefined);
    if (isFirst || !isUnanswered) this.#tell(cause);
  }

  /** `send` is given if another try is offered. */
  #end(cause: unknown, send?: () => Promise<void>): void {
    const isWaiting = this.#stopWaiting !== undefined;
    const toggle = () => {
      this.#stopTrying();
      if (send && !isWaiting) this.#stopWaiting = keepTrying(() => this.#attempt(send));
      this.#end(cause, send);
    };
    this.#become({
      kind: "result",
      outcome: toOutcome(cause),
      isAwaited: this.#shown?.isVisitorHere() ?? false,
      ...(cause instanceof Refusal && { refusal: cause.message }),
      ...(send && { again: { isWaiting, toggle } }),
    });
  }

  #stopTrying(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
  }

  #tell(cause: unknown): void {
    this.#bridge?.emit("imo:submit", { outcome: toOutcome(cause) });
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
    const { kind } = this.#state;
    const isUnderWay =
      kind === "sending" || this.#trying !== undefined || this.#stopWaiting !== undefined;
    // A changed id means a fresh form (docs/product/forms.md#a-changed-id).
    const isUnseen = kind === "result" && !this.#shown && this.#draft.isCurrent();
    if (isUnderWay) unfinished.set(this.#draft.key, this);
    else if (!isUnseen && unfinished.get(this.#draft.key) === this)
      unfinished.delete(this.#draft.key);
  }
}

function toOutcome(cause: unknown): Outcome {
  return cause === undefined ? "success" : "failure";
}
