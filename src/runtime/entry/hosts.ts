/**
 * Follows the hosts on the page (docs/contract.md#mounting) through DOM mutations. Only the state
 * at the end of a batch counts, so a moved host keeps its island, and the half-typed message in it.
 */
import type { Island } from "#runtime/entry/island.ts";
import { DRAWN, isLiveSlot, pageDataScript } from "#runtime/entry/slot.ts";

export const MARKER = "data-imo-widget";

type MountIsland = (host: HTMLElement, widget: string) => Island;

/** Watches `page` from now on and keeps one island for every host on it. */
export function watchHosts(page: Document, mount: MountIsland): void {
  const islands = new Map<HTMLElement, Island>();
  const observer = new MutationObserver((records) => {
    if (records.some(concernsHosts)) syncHosts(page, islands, mounted);
    else refreshChanged(records, islands);
  });
  const mounted: MountIsland = (host, widget) => {
    // New children are observed through the document.
    observer.observe(host, { attributes: true });
    const script = pageDataScript(host);
    if (script) observer.observe(script, { characterData: true, subtree: true });
    return mount(host, widget);
  };
  observer.observe(page, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [MARKER, DRAWN],
  });
  syncHosts(page, islands, mounted);
}

/** Handles removals first, so that a replaced host never counts twice. */
function syncHosts(page: ParentNode, islands: Map<HTMLElement, Island>, mount: MountIsland): void {
  for (const [host, island] of islands) {
    if (host.isConnected && host.dataset.imoWidget === island.widget) continue;
    islands.delete(host);
    island.unmount();
  }
  for (const host of page.querySelectorAll<HTMLElement>(`[${MARKER}]`)) {
    const island = islands.get(host);
    if (island) island.refresh();
    else islands.set(host, mount(host, host.dataset.imoWidget ?? ""));
  }
}

/**
 * Handles changes inside slots. Only the host of a changed slot checks it, because a page may have
 * a hundred widgets.
 */
function refreshChanged(
  records: readonly MutationRecord[],
  islands: ReadonlyMap<HTMLElement, Island>,
): void {
  const slots = new Set(records.map(({ target }) => target).filter(isLiveSlot));
  for (const { parentElement } of slots) if (parentElement) islands.get(parentElement)?.refresh();
}

/**
 * False for changes inside a slot and for our own insertion of one: neither can add or remove a
 * host.
 */
function concernsHosts({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (removedNodes.length === 0 && addedNodes.length > 0 && [...addedNodes].every(isLiveSlot))
    return false;
  if (isLiveSlot(target)) return false;
  const element = target instanceof Element ? target : target.parentElement;
  return !element?.closest("[data-imo-root]");
}
