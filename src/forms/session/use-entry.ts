import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { type Fields, readTexts, type Values } from "#domain/fields/fields.ts";
import { isUnderWay, type SubmissionState } from "#forms/sending/submission-store.ts";
import { CLEARED, subscribeToReturn } from "#memory/is-kept.ts";
import { blankEntry, type Entry, loseFiles, readEntry, readScreen, toDraftText } from "./entry.ts";
import type { Draft } from "./use-draft.ts";

type Options<F extends Fields> = {
  fields: F;
  /** The values of fields in which the visitor hasn't typed. */
  untyped: Values<F>;
  draft: Draft;
  form: RefObject<HTMLFormElement | null>;
  submission: SubmissionState;
};

/**
 * Keeps an entry and its draft in step. The first render is empty, because it must match the
 * server's. What was typed before hydration and what the draft contains are added before the first
 * paint.
 */
export function useEntry<F extends Fields>(options: Options<F>) {
  const { fields, untyped, draft, form, submission } = options;
  const [entry, setEntry] = useState<Entry<F>>(blankEntry);
  const text = toDraftText(entry, untyped);
  const isSent = submission.is === "sent";
  function clear() {
    setEntry(blankEntry);
    draft.erase();
  }
  const restore = useEffectEvent(() => {
    const kept = readEntry(fields, draft);
    const onScreen = readTexts(fields, readScreen(form.current, untyped));
    const hasBegun = hasKeys(onScreen) || form.current?.contains(document.activeElement);
    const typed = { ...kept.typed, ...onScreen };
    // Nearly every form starts empty and is then rendered only once.
    if (!hasKeys(typed) && !hasKeys(kept.lost)) return;
    setEntry({ ...kept, typed, isRestored: !hasBegun && hasKeys(kept.typed) });
  });
  useLayoutEffect(() => restore(), []);
  useEffect(() => {
    if (!isSent) draft.write(text);
  }, [text, draft, isSent]);

  // Fires when a visitor clears everything kept in the browser (docs/product/memory.md#clearing).
  const handleCleared = useEffectEvent(() => {
    if (isUnderWay(submission)) draft.write(text);
    else if (!isSent) clear();
  });
  // Another copy of the page may have sent or changed the draft in the meantime.
  const handleReturn = useEffectEvent(() => {
    const isSame = JSON.stringify(draft.read()) === (text || "{}");
    if (submission.is === "idle" && !isSame) setEntry(readEntry(fields, draft, entry.typed));
  });
  useEffect(() => {
    const hear = () => handleCleared();
    document.addEventListener(CLEARED, hear);
    const leaveReturn = subscribeToReturn(() => handleReturn());
    return () => {
      document.removeEventListener(CLEARED, hear);
      leaveReturn();
    };
  }, []);

  return {
    entry,
    change: (typed: Partial<Values<F>>) =>
      setEntry((before) => ({ ...before, typed: { ...before.typed, ...typed } })),
    /** Marks a field as left; its message is shown from then on. */
    touch: (name: string) =>
      setEntry((before) => ({ ...before, touched: new Set(before.touched).add(name) })),
    loseFiles: () => setEntry(loseFiles),
    /** Empties the entry and its draft. */
    clear,
    /** Whether a reload would restore the typed text. */
    isKept: text !== "" && draft.isSafe(),
  };
}

function hasKeys(object: object): boolean {
  return Object.keys(object).length > 0;
}
