/**
 * One card's strip of photos: which photo is in sight, and whether anybody has looked at it yet
 * (docs/product/cards.md#carousel).
 */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Imovel } from "#api/imovel.ts";

type State = Readonly<{ listing: Imovel; isOfInterest: boolean; current: number }>;

const startOf = (listing: Imovel): State => ({ listing, isOfInterest: false, current: 0 });

/**
 * Marks a strip whose first photo has loaded, or failed to: only then it has arrows and dots. Set by hand, because a phone has
 * no time for a render per photo.
 */
const HAS_COME = "data-has-come";

/**
 * @param count how many photos the listing has
 * @param announce tells a screen reader which photo is shown
 * @returns what the strip shows, refs for its element and its track, and handlers for both
 */
export function useStrip(listing: Imovel, count: number, announce: (text: string) => void) {
  const element = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLAnchorElement>(null);
  const { isOfInterest, current, change } = useStripState(listing);
  /** The photo that a button is scrolling to: a second press counts from there, not from the photos passing by. */
  const destination = useRef<number>(null);
  const hasScrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page's listing takes over the elements
  useLayoutEffect(() => {
    const cover = track.current?.querySelector("img");
    element.current?.toggleAttribute(HAS_COME, Boolean(cover?.complete && cover.naturalWidth > 0));
    if (hasScrolled.current && track.current) track.current.scrollLeft = 0;
    hasScrolled.current = false;
    destination.current = null;
  }, [listing]);

  function showInterest() {
    if (!isOfInterest) change({ isOfInterest: true });
  }
  /** To the photo before or after. */
  function step(by: -1 | 1) {
    const from = destination.current ?? current;
    const next = Math.min(Math.max(from + by, 0), count - 1);
    if (next === from || !track.current) return;
    destination.current = next;
    hasScrolled.current = true;
    // There is nothing to scroll to before the photos have their places.
    flushSync(() => {
      change({ isOfInterest: true });
      announce(`Fotografia ${next + 1} de ${count}`);
    });
    track.current.scrollTo({ left: next * track.current.clientWidth, behavior: "smooth" });
  }
  // The strip follows a finger or a wheel from then on.
  const release = () => {
    destination.current = null;
  };

  return {
    element,
    track,
    current,
    shown: isOfInterest ? count : 1,
    step,
    noteCoverSettled: () => element.current?.setAttribute(HAS_COME, ""),
    on: {
      // Not `over`, which also fires when the page scrolls under a pointer that rests.
      onPointerMove: showInterest,
      onFocus: showInterest,
      onTouchStart: showInterest,
      onKeyDown(event: KeyboardEvent) {
        const by = directionOf(event);
        if (count < 2 || by === 0) return;
        event.preventDefault();
        step(by);
      },
    },
    onTrack: {
      onTouchStart: release,
      onWheel: release,
      // React listens to `scroll` on each element that has `onScroll`, and to this one at the root.
      onScrollCapture() {
        if (!track.current || track.current.clientWidth === 0) return;
        hasScrolled.current = true;
        const position = Math.round(track.current.scrollLeft / track.current.clientWidth);
        if (position === destination.current) destination.current = null;
        if (position !== current) change({ current: position });
      },
    },
  };
}

/** Another page's listing takes over the card, and starts with a state of its own. */
function useStripState(listing: Imovel) {
  const [kept, setState] = useState(() => startOf(listing));
  const change = (part: Partial<State>) =>
    setState((before) => ({ ...(before.listing === listing ? before : startOf(listing)), ...part }));
  return { ...(kept.listing === listing ? kept : startOf(listing)), change };
}

/** An arrow key alone turns the photos. */
function directionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  return key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
}
