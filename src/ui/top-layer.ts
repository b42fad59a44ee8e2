import { scrollBehavior, scrollerOf } from "./scroller.ts";

/**
 * The gaps between a control and its list, and between the list and the window's edge. They are in
 * the window's px, which a page's `zoom` doesn't change.
 */
const GAP = 6;
const EDGE = 8;

/** In px; with less room below, a list opens on the side with more room. */
const LEAST_ROOM = 200;

/** In px; kept free for the label when its control is scrolled up to make room. */
const LABEL = 40;

export type Anchor = Pick<DOMRect, "top" | "bottom" | "left" | "width">;

/**
 * Shows `layer` at its control in the top layer, where nothing clips it (docs/look.md#menu), until
 * the returned function is called. `--_room` is the height that it may take. Without popovers it
 * stays where the style sheet puts it.
 * @param measure returns the control's current box
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
    // The layer's own px are multiplied by the `zoom` around it.
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
  /** Decides on which side the list opens; `made` is the room that scrolling will add below. */
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
  // When the page itself scrolls, the layer moves along.
  addEventListener("scroll", follow, { capture: true, passive: true, signal });
  // By now the other side may have more room.
  addEventListener("scrollend", () => decide(), { capture: true, signal });
  // These fire when the window's height changes or a keyboard comes up.
  for (const type of ["resize", "scroll"])
    visualViewport?.addEventListener(type, () => decide(), { signal });
  const growth = new ResizeObserver(follow);
  growth.observe(control);
  const sight = new IntersectionObserver(([entry]) => {
    // When a morph moves the layer, the browser drops it from the top layer.
    if (!layer.matches(":popover-open")) layer.showPopover();
    // If the page itself scrolls, the list stays visible, because the visitor scrolls to reach the
    // rest of it.
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
 * Scrolls so that the list has room below, and returns by how many px. It doesn't scroll the page
 * on touch devices, where the keyboard is about to come up.
 */
function makeRoom(control: Element, missing: number): number {
  const container = scrollerOf(control);
  const isPage = container === window;
  const scroller = container instanceof Element ? container : document.documentElement;
  if (missing <= 0 || (isPage && !matchMedia("(hover: hover)").matches)) return 0;
  const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  const top =
    control.getBoundingClientRect().top -
    (isPage ? 0 : scroller.getBoundingClientRect().top) -
    LABEL;
  const by = Math.max(0, Math.min(missing, left, top));
  // `scrollBy` won't do: if the page is still scrolling because of the previous list, both
  // distances would add up.
  scroller.scrollTo({ top: scroller.scrollTop + by, behavior: scrollBehavior() });
  return by;
}
