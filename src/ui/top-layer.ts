import { scrollBehavior, scrollerOf } from "./scroller.ts";

/** In the window's px, which a `zoom` of the page does not change: between a control and its list, and between the list and the window's edge. */
const GAP = 6;
const EDGE = 8;

/** In px; with less room below, a list opens on the roomier side. */
const LEAST_ROOM = 200;

/** In px; a control that moves up to make room keeps its label in sight. */
const LABEL = 40;

export type Anchor = Pick<DOMRect, "top" | "bottom" | "left" | "width">;

/**
 * Shows `layer` at its control in the top layer, where nothing cuts it (docs/look.md#menu), until the returned function
 * is called. `--_room` is the height that it may have. Without popovers it stays where the style sheet puts it.
 * @param measure returns the control's present box
 */
export function showInTopLayer(
  layer: HTMLElement,
  control: Element,
  measure: () => Anchor,
): () => void {
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
    // Its own are multiplied by the `zoom` of what is around it.
    const px = (length: number) => `${length / (layer.currentCSSZoom ?? 1)}px`;
    layer.style.setProperty("--_room", px(Math.max(LEAST_ROOM, isOver ? above : below)));
    Object.assign(layer.style, {
      top: px(scrollY + (isOver ? top - GAP : bottom + GAP)),
      right: "auto",
      left: px(scrollX + left),
      width: px(width),
      translate: isOver ? "0 -100%" : "none",
    });
  }
  /** `made` is the room that comes by scrolling. */
  function decide(made = 0) {
    const { above, below } = measureRoom();
    isOver = below + made < LEAST_ROOM && above > below + made;
    follow();
  }
  layer.showPopover();
  follow();
  layer.style.removeProperty("--_room");
  decide(makeRoom(control, layer.getBoundingClientRect().height - measureRoom().below));

  const end = new AbortController();
  const { signal } = end;
  // With the page itself the layer moves by itself.
  addEventListener("scroll", follow, { capture: true, passive: true, signal });
  // Another side may be the roomier one by now.
  addEventListener("scrollend", () => decide(), { capture: true, signal });
  // A window of another height, a keyboard that comes up.
  for (const type of ["resize", "scroll"])
    visualViewport?.addEventListener(type, () => decide(), { signal });
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
 * Scrolls so that the list has room below, and returns by how many px. Not for a finger's page, whose keyboard is on
 * its way.
 */
function makeRoom(control: Element, missing: number): number {
  const found = scrollerOf(control);
  const isPage = found === window;
  const scroller = found instanceof Element ? found : document.documentElement;
  if (missing <= 0 || (isPage && !matchMedia("(hover: hover)").matches)) return 0;
  const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  const top =
    control.getBoundingClientRect().top -
    (isPage ? 0 : scroller.getBoundingClientRect().top) -
    LABEL;
  const by = Math.max(0, Math.min(missing, left, top));
  // Not by `scrollBy`: the page may still be on its way from the list before, and the two ways would add up.
  scroller.scrollTo({ top: scroller.scrollTop + by, behavior: scrollBehavior() });
  return by;
}
