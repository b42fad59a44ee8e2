import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isBlank, trim } from "#domain/format/text.ts";
import { formatNotFound } from "#domain/places/not-found.ts";
import type { GivenPlace } from "#domain/places/places.ts";
import { loadSelectControls } from "./load-select-controls.ts";

/**
 * How long after the blur the field counts as left, in ms
 * (docs/product/places.md#leaving-the-field).
 */
const BLUR_DELAY = 100;

const NOT_PICKED = "Escolha uma localização da lista.";

type Places = {
  names: readonly GivenPlace[] | undefined;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Called with text that isn't a place, when the form is sent without it. */
  onLeftOut: ((text: string) => void) | undefined;
};

/**
 * Handles text that was typed into the location field but not picked. Known names are chosen; any
 * other text stays, and the field says why (docs/product/places.md#typed-places).
 */
export function useTypedPlace(
  field: RefObject<HTMLElement | null>,
  { names, chosen, onChange, onLeftOut }: Places,
) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { isFocused, focusEvents } = useFocus();

  function changeText(typed: string) {
    const isPasted = typed.length > text.length + 1;
    const several = isPasted ? findPlaces(typed) : [];
    if (several.length > 1) take(several);
    else write(typed);
  }
  function write(typed: string) {
    setText(typed);
    setProblem(null);
  }
  function findPlaces(typed: string): readonly string[] {
    const controls = loadSelectControls.code;
    return (
      controls?.findTypedPlaces(typed, controls.getPlaces(names)).map(({ nome }) => nome) ?? []
    );
  }
  function take(places: readonly string[]) {
    write("");
    const added = places.filter((nome) => !chosen.includes(nome));
    if (added.length > 0) onChange([...chosen, ...added]);
  }
  /** Checks the text, if the code for that has loaded, and returns whether the text stays. */
  function settle(): boolean {
    const controls = loadSelectControls.code;
    if (!controls || isBlank(text)) return false;
    const places = findPlaces(text);
    if (places.length === 0) {
      const isOffered = controls.suggestPlaces(text, controls.getPlaces(names)).length > 0;
      setProblem(
        isOffered
          ? NOT_PICKED
          : `${formatNotFound(text)}. Escolha um concelho ou uma freguesia da lista.`,
      );
      return true;
    }
    take(places);
    return false;
  }
  const settleNow = useEffectEvent(() => void settle());
  const settleToSend = useEffectEvent(() => {
    if (settle()) onLeftOut?.(trim(text));
  });
  const isTyped = useEffectEvent(() => !isBlank(text));

  useEffect(() => {
    if (isFocused || !isTyped()) return;
    let isLeft = true;
    void Promise.allSettled([loadSelectControls()]).then(() => {
      if (isLeft) settleNow();
    });
    return () => {
      isLeft = false;
    };
  }, [isFocused]);

  // This must run before the form is read for sending.
  useEffect(() => {
    const form = field.current?.querySelector("input")?.form;
    if (!form) return;
    return settleBeforeSending(form, isTyped, () => flushSync(settleToSend));
  }, [field]);

  return { text, changeText, problem, settle, isFocused, focusEvents };
}

/** Returns whether the focus is in the field, or was until a moment ago. */
function useFocus() {
  const [isFocused, setFocused] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const focusEvents = {
    onFocus() {
      clearTimeout(leaving.current);
      setFocused(true);
    },
    onBlur() {
      leaving.current = setTimeout(() => setFocused(false), BLUR_DELAY);
    },
  };
  return { isFocused, focusEvents };
}

/** How long a form waits for the list of places, in ms. */
const LONGEST_WAIT = 2000;

/**
 * Calls `settle` before `form` is sent. While the code that recognises places is loading, the form
 * waits until it has loaded or the time is up (docs/product/home-search.md#submission).
 */
function settleBeforeSending(
  form: HTMLFormElement,
  isTyped: () => boolean,
  settle: () => void,
): () => void {
  let wait: "none" | "running" | "over" = "none";
  const ending = new AbortController();

  async function sendLater(submitter: HTMLElement | null) {
    const time = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
    await Promise.race([Promise.allSettled([loadSelectControls()]), time]);
    wait = "over";
    if (!ending.signal.aborted) form.requestSubmit(submitter ?? undefined);
  }
  function settleOrWait(event: SubmitEvent) {
    if (wait === "over" || loadSelectControls.code || !isTyped()) {
      settle();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (wait === "none") void sendLater(event.submitter);
    wait = "running";
  }
  form.addEventListener("submit", settleOrWait, { capture: true, signal: ending.signal });
  return () => ending.abort();
}
