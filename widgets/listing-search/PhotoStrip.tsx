/**
 * A listing's photos: a strip that a finger drags and two buttons move (docs/look.md#carousel). Only the first photo is
 * loaded until the visitor shows interest; the others have their places from the start, so that nothing moves when they
 * come (docs/product/cards.md#photos).
 */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Photo } from "./Photo.tsx";

type Props = {
  /** The listing's title: what the photos and their link are named by. */
  title: string;
  /** Shown over the first corner; `""` shows none. */
  tag: string;
  /** Where a click on a photo leads. */
  href: string | undefined;
  /** The photos' URLs, the cover first; without any the placeholder is drawn. */
  urls: readonly string[];
};

/** The strip, its two buttons and its dots; the latter only for more than one photo. */
export function PhotoStrip({ title, tag, href, urls }: Props) {
  const count = Math.max(1, urls.length);
  const { strip, isOfInterest, current, announced, ...on } = useStrip(count);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, this groups photos
    <div
      className="imo-carousel"
      role="group"
      aria-roledescription="carrossel"
      aria-label={`Fotografias: ${title}`}
      onPointerEnter={on.showInterest}
      onTouchStart={on.showInterest}
      onFocus={on.showInterest}
    >
      {tag && <span className="imo-listing__tag">{tag}</span>}
      <a
        ref={strip}
        className="imo-carousel__track"
        href={href}
        aria-label={title}
        onScroll={on.followScroll}
        onTouchStart={on.takeOver}
        onWheel={on.takeOver}
      >
        {Array.from({ length: count }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a photo's place is what it is known by
          <span key={position} className="imo-carousel__slide">
            {(position === 0 || isOfInterest) && (
              <Photo url={urls[position]} description={`${title}, fotografia ${position + 1} de ${count}`} />
            )}
          </span>
        ))}
      </a>
      {count > 1 && (
        <>
          <StepButton name="Fotografia anterior" side="prev" onStep={() => on.step(-1)}>
            <ChevronLeft className="imo-icon" />
          </StepButton>
          <StepButton name="Fotografia seguinte" side="next" onStep={() => on.step(1)}>
            <ChevronRight className="imo-icon" />
          </StepButton>
          <Dots count={count} current={current} />
          <span className="imo-hidden" role="status">
            {announced}
          </span>
        </>
      )}
    </div>
  );
}

/** Where the strip stands, what moves it, and whether anybody has looked at it yet. */
function useStrip(count: number) {
  const strip = useRef<HTMLAnchorElement>(null);
  const [isOfInterest, setOfInterest] = useState(false);
  const [current, setCurrent] = useState(0);
  const [announced, setAnnounced] = useState("");
  // The photo that a button is scrolling to: a second press counts from there, not from what passes by.
  const destination = useRef<number>(null);

  return {
    strip,
    isOfInterest,
    current,
    announced,
    showInterest: () => setOfInterest(true),
    /** A finger or a wheel moves the strip now, no button. */
    takeOver() {
      destination.current = null;
    },
    followScroll() {
      const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
      if (clientWidth === 0) return;
      const position = Math.round(scrollLeft / clientWidth);
      if (position === destination.current) destination.current = null;
      setCurrent(position);
    },
    /** To the photo before (-1) or after (1), around the ends. */
    step(by: -1 | 1) {
      const from = destination.current ?? current;
      const next = (from + by + count) % count;
      destination.current = next;
      setOfInterest(true);
      setAnnounced(`Fotografia ${next + 1} de ${count}`);
      const { clientWidth = 0 } = strip.current ?? {};
      strip.current?.scrollTo({ left: next * clientWidth, behavior: isNeighbour(from, next) ? "smooth" : "auto" });
    },
  };
}

function isNeighbour(one: number, other: number): boolean {
  return Math.abs(one - other) === 1;
}

type StepProps = { name: string; side: "prev" | "next"; onStep: () => void; children: ReactNode };

function StepButton({ name, side, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      className={`imo-carousel__button imo-carousel__button--${side}`}
      aria-label={name}
      onClick={onStep}
    >
      {children}
    </button>
  );
}

function Dots({ count, current }: { count: number; current: number }) {
  return (
    <div className="imo-carousel__dots" aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
        <span key={position} className="imo-carousel__dot" data-current={position === current || undefined} />
      ))}
    </div>
  );
}
