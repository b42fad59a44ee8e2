/** Takes drawn slots over (docs/contract.md#drawn-by-the-server), and replays the visitor's earlier input. */
import type { Drawing, MountTarget, WidgetDefinition } from "#runtime/contract.ts";
import type { EarlyVisit } from "#runtime/entry/early-visit.ts";
import { toFingerprint } from "#runtime/mount/fingerprint.ts";
import { type Control, tellWhole } from "#ui/untold.ts";

type Definition = Pick<WidgetDefinition, "pageData" | "readsQuery">;

/** Gives an element again when the slot's content has been redrawn. */
type Find = () => Element | null | undefined;

/** A field removed mid-composition never fires `compositionend`: the next key or pointer event counts as its end. */
const SIGNS_OF_END = ["compositionend", "keydown", "pointerdown"] as const;

/** Runs `task` now, or when the IME composition in `host` ends: a field can't be written to before. */
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

/** Reads a slot's drawing; `undefined` for a slot that no server drew. */
export function readDrawing(
  slot: HTMLElement,
  widget: Definition,
  target: MountTarget,
): Drawing | undefined {
  const { imoDrawn } = slot.dataset;
  if (imoDrawn === undefined) return undefined;
  const [printed = "", fingerprint] = imoDrawn.split(" ");
  // A page out of a cache may hold the same drawing twice.
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

/** Notes the visitor's input in a drawn slot, before the widget is in it. */
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
    // React expects the element as it was drawn.
    clicked.removeAttribute("aria-busy");
    return noteClick(clicked, event, finderOf(clicked));
  });

  return (idPrefix) => {
    idPrefixNow = idPrefix;
    for (const hand of [...typed, focused, ...repeated]) if (hand) hand();
  };
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const drawn =
      control.querySelector<HTMLOptionElement>("option[selected]") ?? control.options[0];
    return control.value !== drawn?.value;
  }
  if (!isTicked(control)) return control.value !== control.defaultValue;
  // Of radios, the chosen one says it all.
  return (
    control.checked !== control.defaultChecked && (control.checked || control.type === "checkbox")
  );
}

function isTicked(control: Control): control is HTMLInputElement {
  return /^(?:checkbox|radio)$/.test(control.type);
}

/**
 * The widget hears what is in the control, and nothing is written to one that stays: the visitor may be composing a word there
 * since before there was a script to notice.
 */
function noteTyped(noted: Control, find: Find): () => void {
  const { value } = noted;
  const { checked } = noted as HTMLInputElement;
  return () => {
    const control = find() as Control | null;
    if (!control) return;
    if (isTicked(control)) control.checked = checked;
    else if (control.value !== value) control.value = value;
    tellWhole(control);
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
      // The widget has yet to hear where the visitor is.
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
