/** State of one card's strip of photos (docs/product/cards.md#carousel). */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ShownPhoto } from "#domain/listing/listing.ts";

/** The state of a strip before the visitor uses it. */
const UNTOUCHED = { current: 0, isOfInterest: false };

/**
 * Returns the strip's state, ref and handlers. New photos reset the strip to the first one.
 * @param announce is called with messages for screen readers
 */
export function useStrip(photos: readonly ShownPhoto[], announce: (text: string) => void) {
  const track = useRef<HTMLAnchorElement>(null);
  const shows = photos.map(({ url }) => url).join(" ");
  const [strip, setStrip] = useState({ ...UNTOUCHED, shows });
  if (strip.shows !== shows) setStrip({ ...UNTOUCHED, shows });
  const { current, isOfInterest } = strip;
  const count = Math.max(1, photos.length);
  /** The photo that a button is scrolling to; a second press starts from there. */
  const destination = useRef<number>(null);

  /** The photo that the strip was last scrolled to. */
  const scrolledTo = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new photos start at the first one
  useLayoutEffect(() => {
    // A strip that hasn't moved is left alone, because scrolling it forces a layout.
    const hasMoved = scrolledTo.current > 0 || destination.current !== null;
    if (hasMoved && track.current) track.current.scrollLeft = 0;
    scrolledTo.current = 0;
    destination.current = null;
  }, [shows]);

  function showInterest() {
    if (!isOfInterest) setStrip((before) => ({ ...before, isOfInterest: true }));
  }
  function step(by: -1 | 1) {
    const from = destination.current ?? current;
    const next = Math.min(Math.max(from + by, 0), count - 1);
    if (next === from || !track.current) return;
    destination.current = next;
    // The photos must be rendered before the strip can scroll to one.
    flushSync(() => {
      showInterest();
      announce(`Fotografia ${next + 1} de ${count}`);
    });
    track.current.scrollTo({ left: next * track.current.clientWidth, behavior: "smooth" });
  }
  // From then on, the finger or the wheel controls the strip.
  const release = () => {
    destination.current = null;
  };

  return {
    track,
    current,
    shown: isOfInterest ? count : 1,
    step,
    on: {
      // `pointerover` also fires when the page scrolls under a resting pointer.
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
      // For `onScroll`, React adds a listener to every element; for `onScrollCapture`, it adds a
      // single one at the root.
      onScrollCapture() {
        if (!track.current || track.current.clientWidth === 0) return;
        const position = Math.round(track.current.scrollLeft / track.current.clientWidth);
        if (position === destination.current) destination.current = null;
        scrolledTo.current = position;
        if (position !== current) setStrip((before) => ({ ...before, current: position }));
      },
    },
  };
}

function directionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  return key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
}
