/**
 * One form's way from idle to its result, which is final (SPEC §4): a second submit is ignored, while the first is under
 * way and after it (DECISIONS 25). Whoever is taken out of the page and put back meanwhile finds the same send under way
 * instead of a form that could be sent again.
 */
import { useEffect, useRef, useState } from "react";
import type { FormIsland, Outcome } from "./form-page.ts";
import type { Draft } from "./use-draft.ts";

/** Thrown by a `send` that will not even try: its message is the sentence that the visitor sees. */
export class Refusal extends Error {
  override name = "Refusal";
}

export type Result = { outcome: Outcome; refusal?: string };

/** By the key of the draft, which is one form's on one page. */
const underWay = new Map<string, Promise<Result>>();

type Options = { widget: string; draft: Draft; island: FormIsland };
type Submission = { isSending: boolean; result: Result | null; start: (send: () => Promise<void>) => void };

export function useSubmission({ widget, draft, island }: Options): Submission {
  const [result, setResult] = useState<Result | null>(null);
  const [isSending, setSending] = useState(() => underWay.has(draft.key));
  const isOver = useRef(false);

  useEffect(() => {
    underWay.get(draft.key)?.then(setResult);
  }, [draft]);

  function start(send: () => Promise<void>) {
    if (isOver.current || underWay.has(draft.key)) return;
    const sending = resultOf(send).then(({ cause, ...result }) => {
      isOver.current = true;
      underWay.delete(draft.key);
      if (result.outcome === "success") draft.forget();
      island.emit("imo:submit", { outcome: result.outcome });
      if (cause)
        island.report({ code: "network", message: `${widget}: ${reason(cause)}; what was typed is kept.`, cause });
      return result;
    });
    underWay.set(draft.key, sending);
    setSending(true);
    sending.then(setResult);
  }

  return { isSending: isSending && result === null, result, start };
}

async function resultOf(send: () => Promise<void>): Promise<Result & { cause?: unknown }> {
  try {
    await send();
    return { outcome: "success" };
  } catch (cause) {
    return cause instanceof Refusal ? { outcome: "failure", refusal: cause.message } : { outcome: "failure", cause };
  }
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
