/**
 * The element that React gets inside a host (docs/contract.md#the-slot). The host, its script and its fallback stay as
 * the page wrote them, so that a page cache can keep and restore them. A slot that comes back out of such a cache is
 * only a picture of one, without React behind it: `WeakSet` tells them apart, where an attribute would be cached along.
 */
const live = new WeakSet<Node>();

/** The attribute of a slot whose content a server drew; it goes when the widget has come. */
export const DRAWN = "data-imo-drawn";

/** The slot of `host` that a server drew, as long as no widget is in it. */
export function drawnSlot(host: Element): HTMLElement | null {
  return host.querySelector(`:scope > [${DRAWN}]`);
}

/** The slot for a widget in `host`: the one that came drawn, or a new one, not yet on the page. */
export function newSlot(host: Element): HTMLElement {
  const slot = drawnSlot(host) ?? document.createElement("div");
  slot.className = "imo";
  // Setting `lang`, even to the same value, restyles the whole slot.
  if (slot.lang !== "pt-PT") slot.lang = "pt-PT";
  slot.dataset.imoRoot = "";
  live.add(slot);
  return slot;
}

/** Brings `slot` into `host` as its only slot; pictures of slots out of a page cache go. */
export function insertSlot(host: Element, slot: HTMLElement): void {
  for (const child of host.querySelectorAll(":scope > [data-imo-root]")) if (child !== slot) child.remove();
  if (slot.parentNode !== host) host.append(slot);
}

/** Takes the slot away, and the fallback shows again. */
export function removeSlot(slot: HTMLElement): void {
  live.delete(slot);
  slot.remove();
}

/** The attribute of a slot whose widget has nothing to show yet: the fallback stays meanwhile. */
const WAITING = "data-imo-waiting";

/** Tells if the page wrote something into `host` that visitors can use: neither a script nor a widget's drawing. */
export function hasFallback(host: Element): boolean {
  return [...host.childNodes].some((child) => {
    if (child instanceof Text) return child.data.trim() !== "";
    if (!(child instanceof Element) || child.matches("script, style, template, noscript, [data-imo-root]"))
      return false;
    return child.textContent.trim() !== "" || child.matches("img, svg") || child.querySelector("img, svg") !== null;
  });
}

/** Leaves the fallback in sight and the slot out of it, until the returned function is called. */
export function keepOutOfSight(slot: HTMLElement): () => void {
  slot.setAttribute(WAITING, "");
  return () => slot.removeAttribute(WAITING);
}

/** True for a slot that has React behind it. */
export function isLiveSlot(node: Node): boolean {
  return live.has(node);
}

/** Tells the style sheet that no widget will come, so that the height kept for one is given back to the page. */
export function markAsFailed(host: Element): void {
  unmarkAsFailed(host);
  // An element that no page ever shows.
  const mark = document.createElement("template");
  mark.dataset.imoNone = "";
  host.append(mark);
}

/** Takes that mark back, because the host gets another try. */
export function unmarkAsFailed(host: Element): void {
  host.querySelector(":scope > [data-imo-none]")?.remove();
}
