/**
 * A filter that is typed: its text is applied a second after the last key (SPEC §9), stays as it was typed as long as it
 * means what is applied, and goes when the filter is changed from elsewhere (a chip, Limpar, Back).
 */
import { useRef, useState } from "react";
import { useDebouncedCallback } from "use-debounce";

const DELAY = 1000;

/** What a text means: a value to apply; too little to apply by itself, but `value` to other requests; or nothing. */
export type Meaning<Value> = { kind: "value" | "waiting"; value: Value } | { kind: "invalid" };

type Options<Value> = {
  applied: Value;
  textOf: (value: Value) => string;
  meaningOf: (text: string) => Meaning<Value>;
  apply: (value: Value) => void;
};

export type TypedFilter<Value> = ReturnType<typeof useTypedFilter<Value>>;

export function useTypedFilter<Value>({ applied, textOf, meaningOf, apply }: Options<Value>) {
  const [typed, setTyped] = useState<{ text: string; over: Value } | null>(null);
  // What another filter's change takes along (DECISIONS 12).
  const pending = useRef<Meaning<Value> | null>(null);
  const applyLater = useDebouncedCallback((value: Value) => {
    pending.current = null;
    apply(value);
  }, DELAY);

  const meaning = typed ? meaningOf(typed.text) : null;
  const isCurrent =
    typed?.over === applied || (meaning !== null && meaning.kind !== "invalid" && meaning.value === applied);
  const text = typed && isCurrent ? typed.text : textOf(applied);

  return {
    text,
    isInvalid: isCurrent && meaning?.kind === "invalid",
    type(next: string) {
      const nextMeaning = meaningOf(next);
      setTyped({ text: next, over: applied });
      pending.current = nextMeaning;
      if (nextMeaning.kind === "value") applyLater(nextMeaning.value);
      else applyLater.cancel();
    },
    /** Applies at once what waits (Enter). */
    flush() {
      applyLater.flush();
    },
    /** Gives what waits to another filter's change, which applies it; `undefined` when nothing does. */
    take(): Value | undefined {
      const waiting = pending.current;
      applyLater.cancel();
      pending.current = null;
      return waiting === null || waiting.kind === "invalid" ? undefined : waiting.value;
    },
    /** Forgets what was typed. */
    clear() {
      applyLater.cancel();
      pending.current = null;
      setTyped(null);
    },
  };
}
