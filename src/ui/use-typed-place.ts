/**
 * What becomes of a text that was typed into the location field and not picked: a name is taken, anything else stays and
 * says so (docs/product/places.md#typed-places).
 */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { GivenPlace } from "#domain/places.ts";
import { isBlank } from "#domain/text.ts";
import { getSelectControls, loadSelectControls } from "./load-select-controls.ts";

type Places = {
  /** What is suggested from instead of the built-in list. */
  names: readonly GivenPlace[] | undefined;
  /** Names of the chosen places. */
  chosen: readonly string[];
  /** Gets the names of all that are chosen now. */
  onChange: (chosen: string[]) => void;
  /** Goes up each time all filters are cleared, which takes the text too. */
  clears: number;
};

/**
 * The text of the field and what becomes of it. What is typed is read from the input, because as long as the field's code
 * is on its way React does not hold it.
 * @param field the element around the field's input
 * @returns `query`: the text as React holds it; `isRejected`: it is no place; what to call as it changes (`changeText`,
 *   `forgive`), on Enter (`settle`), and when the focus goes (`leave`)
 */
export function useTypedPlace(field: RefObject<HTMLElement | null>, { names, chosen, onChange, clears }: Places) {
  const [query, setQuery] = useState("");
  const [isRejected, setRejected] = useState(false);

  function changeText(text: string) {
    setQuery(text);
    setRejected(false);
  }

  function empty(input: HTMLInputElement) {
    // For the shell, whose text is the input's own; the control's comes from the state.
    input.value = "";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    changeText("");
  }
  const emptyNow = useEffectEvent(() => {
    const input = findInput(field.current);
    if (input) empty(input);
  });
  useEffect(() => {
    if (clears > 0) emptyNow();
  }, [clears]);

  /** Judges the text, once there is something to judge it by. */
  function settle(): "taken" | "kept" | undefined {
    const controls = getSelectControls();
    const input = findInput(field.current);
    if (!controls || !input || isBlank(input.value)) return undefined;
    const place = controls.findTypedPlace(input.value, controls.getPlaces(names));
    if (!place) {
      setRejected(true);
      return "kept";
    }
    empty(input);
    if (!chosen.includes(place.nome)) onChange([...chosen, place.nome]);
    return "taken";
  }
  const settleLatest = useRef(settle);
  useEffect(() => {
    settleLatest.current = settle;
  });

  // Before the form is read for sending.
  useEffect(() => {
    const form = field.current?.closest("form");
    if (!form) return undefined;
    return settleBeforeSending(form, field, () => flushSync(() => void settleLatest.current()));
  }, [field]);

  /** The focus went elsewhere, maybe to what takes this field's place. */
  async function leave() {
    await loadSelectControls(() => undefined);
    if (!field.current?.contains(document.activeElement)) settleLatest.current();
  }
  return { query, isRejected, changeText, forgive: () => setRejected(false), settle, leave };
}

function findInput(field: HTMLElement | null): HTMLInputElement | null {
  return field?.querySelector<HTMLInputElement>('[role="combobox"]') ?? null;
}

/** How long a form waits for what its text is judged by, in ms. */
const LONGEST_WAIT = 2000;

/**
 * Calls `settle` before `form` is sent. Where the code that judges the text is still on its way, the form is sent when it
 * has come, or has not come in time (docs/product/home-search.md#submission).
 * @returns ends it
 */
function settleBeforeSending(
  form: HTMLFormElement,
  field: RefObject<HTMLElement | null>,
  settle: () => void,
): () => void {
  let wait: "none" | "running" | "over" = "none";
  const ending = new AbortController();

  async function sendLater(submitter: HTMLElement | null) {
    const time = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
    await Promise.race([loadSelectControls(() => undefined), time]);
    wait = "over";
    if (!ending.signal.aborted) form.requestSubmit(submitter);
  }
  function settleOrWait(event: SubmitEvent) {
    if (wait === "over" || getSelectControls() || isBlank(findInput(field.current)?.value ?? "")) {
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
