/**
 * Records the visitor's input in drawn slots until their widgets have loaded, for
 * runtime/mount/takeover.ts.
 */
import { DRAWN } from "./slot.ts";

export type EarlyVisit = {
  /** The most recent click on each element of a drawn slot, in the order of the clicks. */
  readonly clicks: Map<Element, MouseEvent>;
  composingIn(host: Element): boolean;
};

/** Controls that work without a widget. */
const NATIVE = "a:not([href^='#']),label,select,textarea,input:not([role=combobox]),[type=submit]";

const clicks = new Map<Element, MouseEvent>();
let composing: EventTarget | null = null;

export const earlyVisit: EarlyVisit = {
  clicks,
  composingIn: (host) => composing instanceof Node && host.contains(composing),
};

/** Starts listening; must be called before any script of the page that stops events. */
export function watchEarlyVisit(): void {
  document.addEventListener("click", rememberClick, true);
  // A composition already in progress is picked up at its next key.
  for (const type of ["start", "update", "end"])
    document.addEventListener(`composition${type}`, noteComposing, true);
}

function noteComposing({ type, target }: Event): void {
  composing = type === "compositionend" ? null : target;
}

function rememberClick(event: MouseEvent): void {
  const { target } = event;
  // A script may dispatch a click on the document.
  if (!(target instanceof Element) || !target.closest(`[${DRAWN}]`) || target.closest(NATIVE))
    return;
  const control = target.closest("button,a,[role=button]");
  // Shows that the press was noticed (docs/look.md#button).
  control?.setAttribute("aria-busy", "true");
  const clicked = control ?? target;
  clicks.delete(clicked);
  clicks.set(clicked, event);
}
