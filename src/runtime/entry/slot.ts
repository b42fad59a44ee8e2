/**
 * The element inside a host that React renders into (docs/contract.md#the-slot); the page's own
 * content stays as it was. A slot from a page cache isn't rendered by React, which only a `WeakSet`
 * can show: an attribute would be cached, too.
 */
const live = new WeakSet<Node>();

/** Marks a slot whose content a server drew, until the widget takes it over. */
export const DRAWN = "data-imo-drawn";
/** Marks a slot whose widget has nothing to show yet. */
const WAITING = "data-imo-waiting";

/** Returns the script with the page data; one deeper in the host belongs to the fallback. */
export function pageDataScript(host: Element): Element | null {
  return host.querySelector(':scope > script[type="application/json"]');
}

/** Returns the slot of `host` that a server drew, while no widget is in it. */
export function drawnSlot(host: Element): HTMLElement | null {
  return host.querySelector(`:scope > [${DRAWN}]`);
}

/**
 * Returns the slot for a widget in `host`: the drawn one, or a new one that isn't on the page yet.
 */
export function newSlot(host: Element): HTMLElement {
  const slot = drawnSlot(host) ?? document.createElement("div");
  slot.className = "imo";
  // Setting `lang`, even to the same value, restyles the whole slot.
  if (slot.lang !== "pt-PT") slot.lang = "pt-PT";
  slot.dataset.imoRoot = "";
  live.add(slot);
  return slot;
}

/** Makes `slot` the only one in `host` by removing snapshots that came from a page cache. */
export function insertSlot(host: Element, slot: HTMLElement): void {
  for (const child of host.querySelectorAll(":scope > [data-imo-root]"))
    if (child !== slot) child.remove();
  if (slot.parentNode !== host) host.append(slot);
}

/** Removes the slot, so that the fallback shows again. */
export function removeSlot(slot: HTMLElement): void {
  live.delete(slot);
  slot.remove();
}

/**
 * Whether the page wrote something into `host` that visitors can use; scripts and a widget's
 * drawing don't count.
 */
export function hasFallback(host: Element): boolean {
  return [...host.childNodes].some((child) => {
    if (child instanceof Text) return child.data.trim() !== "";
    if (
      !(child instanceof Element) ||
      child.matches("script, style, template, noscript, [data-imo-root]")
    )
      return false;
    return (
      child.textContent.trim() !== "" ||
      child.matches("img, svg") ||
      child.querySelector("img, svg") !== null
    );
  });
}

/** Hides the slot and shows the fallback, until the returned function is called. */
export function keepOutOfSight(slot: HTMLElement): () => void {
  slot.setAttribute(WAITING, "");
  return () => slot.removeAttribute(WAITING);
}

/** Whether React renders into a slot. */
export function isLiveSlot(node: Node): boolean {
  return live.has(node);
}

/** Releases the kept height, because no widget will come. */
export function markAsFailed(host: Element): void {
  unmarkAsFailed(host);
  // No page ever shows a `<template>`.
  const mark = document.createElement("template");
  mark.dataset.imoNone = "";
  host.append(mark);
}

/** Keeps the height again, because the host gets another try. */
export function unmarkAsFailed(host: Element): void {
  host.querySelector(":scope > [data-imo-none]")?.remove();
}
