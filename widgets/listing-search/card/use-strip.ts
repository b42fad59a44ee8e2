/** State of one card's strip of photos (docs/product/cards.md#carousel). */
import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Returns the strip's state, ref and handlers. `announce` is called with texts for screen readers.
 */
export function useStrip(count: number, announce: (text: string) => void) {
  const track = useRef<HTMLAnchorElement>(null);
  const [isOfInterest, setOfInterest] = useState(false);
  const [current, setCurrent] = useState(0);
  /** The photo that a button is scrolling to; a second press starts from there. */
  const destination = useRef<number>(null);

  function showInterest() {
    if (!isOfInterest) setOfInterest(true);
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
  // After that, the finger or the wheel is in control.
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
      // For `onScroll` React adds a listener to every element, for `onScrollCapture` a single one
      // at the root.
      onScrollCapture() {
        if (!track.current || track.current.clientWidth === 0) return;
        const position = Math.round(track.current.scrollLeft / track.current.clientWidth);
        if (position === destination.current) destination.current = null;
        if (position !== current) setCurrent(position);
      },
    },
  };
}

function directionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  return key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
}
