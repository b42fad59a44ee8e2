/**
 * Takes over drawn slots (docs/contract.md#drawn-by-the-server), and replays the visitor's earlier
 * input.
 */
import type { Drawing, MountTarget, WidgetDefinition } from "#runtime/contract.ts";
import type { EarlyVisit } from "#runtime/entry/early-visit.ts";
import { toFingerprint } from "#runtime/mount/fingerprint.ts";
import { type Control, notifyOfValue } from "#ui/scripted-value.ts";

type Definition = Pick<WidgetDefinition, "pageData" | "readsQuery">;

/** Finds an element again after the slot's content has been redrawn. */
type Find = () => Element | null | undefined;

/**
 * A field removed mid-composition never fires `compositionend`, so the next key or pointer event
 * counts as its end.
 */
const SIGNS_OF_END = ["compositionend", "keydown", "pointerdown"] as const;

/**
 * Runs `task` now, or once the IME composition in `host` ends; until then a field can't be written
 * to.
 */
export function whenComposed(visit: EarlyVisit, host: Element, task: () => void): void {
  if (!visit.composingIn(host)) {
    task();
    return;
  }
  const look = () => {
    if (visit.composingIn(host)) return;
    for (const sign of SIGNS_OF_END) document.removeEventListener(sign, look);
    task();
  };
  for (const sign of SIGNS_OF_END) document.addEventListener(sign, look);
}

/** Reads a slot's drawing; returns `undefined` if no server drew the slot. */
export function readDrawing(
  slot: HTMLElement,
  widget: Definition,
  target: MountTarget,
): Drawing | undefined {
  const { imoDrawn } = slot.dataset;
  if (imoDrawn === undefined) return undefined;
  const [printed = "", fingerprint] = imoDrawn.split(" ");
  // A cached page may contain the same drawing twice.
  const isAlone = document.querySelectorAll(`[id="${CSS.escape(printed)}"]`).length === 1;
  const fits = isAlone && fingerprint === fingerprintOf(widget, target);
  return {
    idPrefix: fits ? printed : undefined,
    replay: noteVisit(slot, printed, target.earlyVisit),
  };
}

function fingerprintOf({ pageData, readsQuery }: Definition, target: MountTarget): string {
  const version: string = import.meta.env.IMO_DRAWING ?? "";
  // Only the first listing of a page owns the query string.
  const query = readsQuery && (target.position === 0 ? location.search.slice(1) : "");
  return toFingerprint({ version, ...target.pageData(), query }, pageData);
}

/** Records the visitor's input in a drawn slot, before the widget takes it over. */
function noteVisit(
  slot: HTMLElement,
  idPrefixBefore: string,
  { clicks }: EarlyVisit,
): Drawing["replay"] {
  let idPrefixNow = "";
  const finderOf = (element: Element): Find => {
    const alike = [...slot.querySelectorAll(element.localName)].indexOf(element);
    const name = element.id.slice(idPrefixBefore.length);
    return () => {
      if (slot.contains(element)) return element;
      return name
        ? document.getElementById(idPrefixNow + name)
        : slot.querySelectorAll(element.localName)[alike];
    };
  };

  const typed = [...slot.querySelectorAll<Control>("input, textarea, select")]
    .filter(isTouched)
    .map((control) => noteTyped(control, finderOf(control)));
  const focused =
    slot.contains(document.activeElement) && noteFocus(document.activeElement, finderOf);
  const repeated = [...clicks].flatMap(([clicked, event]) => {
    if (!slot.contains(clicked)) return [];
    clicks.delete(clicked);
    // React expects the element to be as it was drawn.
    clicked.removeAttribute("aria-busy");
    return noteClick(clicked, event, finderOf(clicked));
  });

  return (idPrefix) => {
    idPrefixNow = idPrefix;
    for (const replay of [...typed, focused, ...repeated]) if (replay) replay();
  };
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const drawn =
      control.querySelector<HTMLOptionElement>("option[selected]") ?? control.options[0];
    return control.value !== drawn?.value;
  }
  if (!isTicked(control)) return control.value !== control.defaultValue;
  // Among radios, only the chosen one matters.
  return (
    control.checked !== control.defaultChecked && (control.checked || control.type === "checkbox")
  );
}

function isTicked(control: Control): control is HTMLInputElement {
  return /^(?:checkbox|radio)$/.test(control.type);
}

/**
 * Tells the widget what is in the control. A control that stays in place isn't written to, because
 * the visitor may have been composing a word in it since before any script could notice.
 */
function noteTyped(noted: Control, find: Find): () => void {
  const { value } = noted;
  const { checked } = noted as HTMLInputElement;
  return () => {
    const control = find() as Control | null;
    if (!control) return;
    if (isTicked(control)) control.checked = checked;
    else if (control.value !== value) control.value = value;
    notifyOfValue(control);
  };
}

function noteFocus(
  focused: Element | null,
  finderOf: (element: Element) => Find,
): (() => void) | undefined {
  if (!(focused instanceof HTMLElement)) return undefined;
  const find = finderOf(focused);
  const { selectionStart = null, selectionEnd = null } = focused as Partial<HTMLInputElement>;
  return () => {
    const element = find();
    if (!(element instanceof HTMLElement)) return;
    if (element === document.activeElement) {
      // The widget doesn't know yet where the focus is.
      element.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      return;
    }
    element.focus({ preventScroll: true });
    if (selectionStart !== null)
      (element as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  };
}

function noteClick(clicked: Element, { detail }: MouseEvent, find: Find): () => void {
  const { textContent, ariaLabel } = clicked;
  return () => {
    const now = find();
    // Never click a different control that ended up in the same place.
    if (now?.textContent !== textContent || now.ariaLabel !== ariaLabel) return;
    now.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  };
}
