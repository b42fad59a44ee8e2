/**
 * Lists that open over the page, in the browser's top layer: neither a section that cuts its content nor the side panel cuts
 * them (docs/look.md#menu). A browser without popovers leaves them where the style sheet puts them.
 */
import { scrollerOf } from "./scroller.ts";

/** In px: between a control and its list, and between the list and the window's edge. */
const GAP = 6;
const EDGE = 8;

/** With less room than this below its control, in px, a list opens on the roomier side. */
const LEAST_ROOM = 200;

/** In px; a control that moves up to make room keeps its label in sight. */
const LABEL = 40;

/** The control's box as `getBoundingClientRect()` gives it, which places the list. */
export type Anchor = Pick<DOMRect, "top" | "bottom" | "left" | "width">;

/**
 * Shows `layer` as a popover and keeps it at its control: under it, or over it where there is no room
 * below and none can be made. `--_room` on the layer is the height that it may have. It is unseen while the box that scrolls cuts the control off.
 * @param control the list's control
 * @param measure returns the control's present box
 * @returns hides the list
 */
export function showInTopLayer(layer: HTMLElement, control: Element, measure: () => Anchor): () => void {
  if (!layer.showPopover) return () => undefined;
  layer.popover = "manual";
  let isOver = false;

  function measureRoom() {
    const anchor = measure();
    const view = visualViewport ?? { offsetTop: 0, height: innerHeight };
    const above = anchor.top - view.offsetTop - GAP - EDGE;
    return { ...anchor, above, below: view.offsetTop + view.height - anchor.bottom - GAP - EDGE };
  }
  function follow() {
    const { top, bottom, left, width, above, below } = measureRoom();
    layer.style.setProperty("--_room", `${Math.max(LEAST_ROOM, isOver ? above : below)}px`);
    Object.assign(layer.style, {
      top: `${scrollY + (isOver ? top - GAP : bottom + GAP)}px`,
      right: "auto",
      left: `${scrollX + left}px`,
      width: `${width}px`,
      translate: isOver ? "0 -100%" : "none",
    });
  }
  /** The room that comes by scrolling counts as there. */
  function decide(made = 0) {
    const { above, below } = measureRoom();
    isOver = below + made < LEAST_ROOM && above > below + made;
    follow();
  }
  layer.showPopover();
  follow();
  layer.style.removeProperty("--_room");
  decide(makeRoom(control, layer.offsetHeight - measureRoom().below));

  const end = new AbortController();
  const { signal } = end;
  // Whatever scrolls around the control; with the page itself the layer moves by itself.
  addEventListener("scroll", follow, { capture: true, passive: true, signal });
  // Where the scrolling has ended, another side may be the roomier one.
  addEventListener("scrollend", () => decide(), { capture: true, signal });
  // A window of another height, a keyboard that comes up.
  for (const type of ["resize", "scroll"]) visualViewport?.addEventListener(type, () => decide(), { signal });
  const growth = new ResizeObserver(follow);
  growth.observe(control);
  const sight = new IntersectionObserver(([entry]) => {
    // The browser takes out of the top layer what a morph moves.
    if (!layer.matches(":popover-open")) layer.showPopover();
    // On the page itself a visitor scrolls on to the rest of the list.
    const isCut = entry?.isIntersecting === false && scrollerOf(control) !== window;
    layer.style.visibility = isCut ? "hidden" : "";
  });
  sight.observe(control);
  return () => {
    end.abort();
    growth.disconnect();
    sight.disconnect();
  };
}

/**
 * Scrolls what scrolls around the control, so that the list has room below. A finger's page stays where it is, because its
 * keyboard is on its way; a panel's body moves by itself.
 * @param missing in px
 * @returns by how much it is going to be scrolled, in px
 */
function makeRoom(control: Element, missing: number): number {
  const found = scrollerOf(control);
  const isPage = found === window;
  const scroller = found instanceof Element ? found : document.documentElement;
  if (missing <= 0 || (isPage && !matchMedia("(hover: hover)").matches)) return 0;
  const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  const top = control.getBoundingClientRect().top - (isPage ? 0 : scroller.getBoundingClientRect().top) - LABEL;
  const by = Math.max(0, Math.min(missing, left, top));
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  // Not by `scrollBy`: the page may still be on its way from the list before, and the two ways would add up.
  scroller.scrollTo({ top: scroller.scrollTop + by, behavior });
  return by;
}
