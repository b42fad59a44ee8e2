/**
 * One form's way from idle to its result, which is final (docs/product/forms.md#result):
 *
 *     idle ──start──▶ sending ──▶ result: success
 *                             └─▶ result: failure
 *
 * `start` counts in idle alone, so that a second submit is ignored while the first is under way and after it
 * (docs/product/forms.md#sending). Whoever is taken out of the page and put back meanwhile finds the same submission,
 * not a form that could be sent again. A failure for want of a network may be tried again for the visitor, with the same
 * send id (docs/product/forms.md#sent-again).
 */
import { useState, useSyncExternalStore } from "react";
import { CallFailure } from "#api/client.ts";
import type { FormBridge, Outcome } from "#forms/form-settings.ts";
import type { Draft } from "#forms/use-draft.ts";

/** Thrown by a `send` that will not even try: its message is the sentence that the visitor sees. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** What came of a send; `refusal` is the sentence of a {@link Refusal}. */
export type Result = {
  kind: "result";
  outcome: Outcome;
  refusal?: string;
  /** After a failure without an answer: tries once more, with the same send id; several calls at once are one. */
  sendAgain?: () => Promise<void>;
};

/** Where a form is on its way. */
export type SubmissionState = { kind: "idle" } | { kind: "sending" } | Result;

/** Sends a filled form; `id` is the same as often as this form is sent. */
export type Send = (id: string) => Promise<void>;

/** A submission as a form holds it. */
export type Submission = {
  /** Where the form is. */
  state: SubmissionState;
  /** Sends, when nothing has been sent yet. */
  start: (send: Send) => void;
};

type Options = { widget: string; draft: Draft; bridge: FormBridge };

/** By the key of the draft, which is one form's on one page. */
const underWay = new Map<string, SubmissionStore>();

/** @returns the form's submission; one that is under way already is taken up */
export function useSubmission({ widget, draft, bridge }: Options): Submission {
  const [store] = useState(() => underWay.get(draft.key) ?? new SubmissionStore());
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);

  async function attempt(send: () => Promise<void>, isFirst: boolean) {
    const { cause, ...result } = await resultOf(send);
    underWay.delete(draft.key);
    if (result.outcome === "success") draft.forget();
    const again = { sendAgain: () => store.once(() => attempt(send, false)) };
    store.become({ ...result, ...(isUnanswered(cause) && again) });
    // That there is still no network is no news.
    if (isUnanswered(cause) && !isFirst) return;
    bridge.emit("imo:submit", { outcome: result.outcome });
    if (cause)
      bridge.report({ code: "network", message: `${widget}: ${reason(cause)}; what was typed is kept.`, cause });
  }

  function start(send: Send) {
    if (store.read().kind !== "idle") return;
    store.become({ kind: "sending" });
    underWay.set(draft.key, store);
    const id = createSendId();
    attempt(() => send(id), true);
  }

  return { state, start };
}

/** 128 random bits; `randomUUID` is missing on pages without TLS. */
function createSendId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The state, for as many forms as show it, one after the other. */
class SubmissionStore {
  private state: SubmissionState = { kind: "idle" };
  private readonly listeners = new Set<() => void>();

  readonly read = () => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private trying: Promise<void> | undefined;

  /** Calls `attempt`, unless an earlier one has yet to end: then that one. */
  once(attempt: () => Promise<void>): Promise<void> {
    this.trying ??= attempt().finally(() => {
      this.trying = undefined;
    });
    return this.trying;
  }

  become(state: SubmissionState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

async function resultOf(send: () => Promise<void>): Promise<Result & { cause?: unknown }> {
  try {
    await send();
    return { kind: "result", outcome: "success" };
  } catch (cause) {
    return cause instanceof Refusal
      ? { kind: "result", outcome: "failure", refusal: cause.message }
      : { kind: "result", outcome: "failure", cause };
  }
}

function isUnanswered(cause: unknown): boolean {
  return cause instanceof CallFailure && cause.unanswered;
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
