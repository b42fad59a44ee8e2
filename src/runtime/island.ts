/**
 * One host's life: wait until it is its turn, load its widget, mount it into the slot, follow the page, say goodbye
 * (docs/contract.md#life-on-the-page). Whatever goes wrong in here stays in here and ends with the fallback.
 */
import { emit, type ImoEvents } from "./events.ts";
import { pageDataScript } from "./page-data-script.ts";
import { type Problem, report } from "./report.ts";
import { markAsGivenUp, newSlot, placeSlot, removeSlot, unmarkAsGivenUp } from "./slot.ts";

export type Island = {
  readonly widget: string;
  /** The page around the host changed: puts the slot back where it belongs and reads the page data again if they changed. */
  refresh(): void;
  unmount(): void;
};

/** What a mounted widget answers to. */
export type Root = { isIntact(): boolean; update(): void; unmount(): void };

/** What a widget gets to mount itself with. */
export type MountPlace = {
  slot: HTMLElement;
  /** The host's attributes and the text of its JSON script, as they are now. */
  pageData(): { attributes: DOMStringMap; script: string };
  /** How many hosts of the same widget stand before this one on the page, so that two drafts never share a key. */
  readonly position: number;
  emit<Name extends keyof ImoEvents>(name: Name, detail: Omit<ImoEvents[Name], "widget">): void;
  report(problem: Omit<Problem, "host" | "widget">): void;
  /** The first render is on the page. */
  ready(): void;
  /** The widget can't go on: the slot goes and the fallback comes back. */
  giveUp(): void;
};

/** A widget as its file exports it; `null` when a required key of its page data is missing or bad. */
export type MountableWidget = { mount(place: MountPlace): Root | null };
export type LoadWidget = () => Promise<{ default: MountableWidget }>;

/**
 * Begins the life of one host.
 * @param load fetches the widget's code; `undefined` for a name that nobody knows
 * @param known the names that there are, for the error of a misspelt one
 */
export function mountIsland(host: HTMLElement, widget: string, load: LoadWidget | undefined, known: string[]): Island {
  let alive = true;
  let definition: MountableWidget | undefined;
  let root: Root | null = null;
  let slot: HTMLElement | null = null;
  let pageData = pageDataText(host);

  const tell = (problem: Omit<Problem, "host" | "widget">) => report({ host, widget, ...problem });

  function takeSlotAway() {
    if (slot) removeSlot(slot);
    slot = null;
    root = null;
    markAsGivenUp(host);
  }

  function mount() {
    if (!definition) return;
    unmarkAsGivenUp(host);
    slot = newSlot();
    placeSlot(host, slot);
    root = definition.mount({
      slot,
      pageData: () => ({ attributes: host.dataset, script: pageDataScript(host)?.textContent ?? "" }),
      get position() {
        return positionAmongSame(host, widget);
      },
      emit: (name, detail) => emit(host, name, { widget, ...detail } as never),
      report: tell,
      ready: tellReady,
      giveUp: takeSlotAway,
    });
    // Whoever hears of an error may take the host away at once.
    if (!alive) root?.unmount();
    else if (!root) takeSlotAway();
  }

  let wasReady = false;
  function tellReady() {
    if (wasReady) return;
    wasReady = true;
    performance.mark(`imo:${widget}:ready`);
    emit(host, "imo:ready", { widget });
  }

  async function begin(load: LoadWidget) {
    try {
      const module = await load();
      definition = module.default;
    } catch (cause) {
      if (alive) giveUpLoading(cause);
      return;
    }
    if (alive) mount();
  }

  function giveUpLoading(cause: unknown) {
    markAsGivenUp(host);
    tell({ code: "load", message: `${widget}: its code could not be loaded, tried twice; the fallback stays.`, cause });
  }

  if (load) {
    whenItsTurn(host, () => alive && begin(load));
  } else {
    markAsGivenUp(host);
    const names = known.join(", ");
    tell({
      code: "unknown-widget",
      message: `${widget}: no widget has this name; known are ${names}. The fallback stays.`,
    });
  }

  return {
    widget,
    refresh() {
      if (slot && root) {
        placeSlot(host, slot);
        if (!root.isIntact()) {
          root.unmount();
          removeSlot(slot);
          return mount();
        }
      }
      const now = pageDataText(host);
      if (now === pageData) return;
      pageData = now;
      if (root) root.update();
      else mount();
    },
    unmount() {
      alive = false;
      root?.unmount();
      if (slot) removeSlot(slot);
      unmarkAsGivenUp(host);
    },
  };
}

/** All that page data can come from, as one text to compare. */
function pageDataText(host: HTMLElement): string {
  return JSON.stringify([host.dataset, pageDataScript(host)?.textContent]);
}

function positionAmongSame(host: HTMLElement, widget: string): number {
  const same = document.querySelectorAll(`[data-imo-widget="${CSS.escape(widget)}"]`);
  return Math.max(0, [...same].indexOf(host));
}

/** At once in or near the viewport; else when the browser has nothing better to do, but never only upon scrolling. */
function whenItsTurn(host: HTMLElement, begin: () => void): void {
  const { top, bottom, width, height } = host.getBoundingClientRect();
  const isNear = bottom >= -innerHeight && top <= 2 * innerHeight;
  const isLaidOut = width > 0 || height > 0;
  if (isNear && isLaidOut) begin();
  else if (typeof requestIdleCallback === "function") requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 200);
}
