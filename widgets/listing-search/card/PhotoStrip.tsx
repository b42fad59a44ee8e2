/**
 * A listing's photos. Only the first loads until the visitor shows interest
 * (docs/product/cards.md#photos).
 */
import type { CSSProperties, MouseEventHandler } from "react";
import type { ShownPhoto } from "#domain/listing/listing.ts";
import { Photo } from "./Photo.tsx";
import { useStrip } from "./use-strip.ts";

type Props = {
  photos: readonly ShownPhoto[];
  /** The kind of deal, drawn over the first photo. */
  tag: string;
  title: string;
  href: string | undefined;
  visit: { onClick: MouseEventHandler; onAuxClick: MouseEventHandler };
  isSeen: boolean;
  announce: (text: string) => void;
};

const steps = [
  { name: "Fotografia anterior", side: "prev", by: -1 },
  { name: "Fotografia seguinte", side: "next", by: 1 },
] as const;

/**
 * The strip and its two buttons (docs/look.md#carousel). The style sheet draws the arrows and dots.
 */
export function PhotoStrip({ photos, tag, title, href, visit, isSeen, announce }: Props) {
  const count = Math.max(1, photos.length);
  const { track, current, shown, step, on, onTrack } = useStrip(photos, announce);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and these are photos
    <div
      className="imo-carousel"
      role="group"
      aria-roledescription="carrossel"
      aria-label={`Fotografias: ${title}`}
      data-photos={count > 1 ? count : undefined}
      style={current > 0 ? ({ "--_current": current } as CSSProperties) : undefined}
      {...on}
    >
      {tag && <span className="imo-listing__tag">{tag}</span>}
      {isSeen && <span className="imo-listing__tag imo-listing__tag--seen">Visto</span>}
      <a
        ref={track}
        className="imo-carousel__track"
        href={href}
        aria-label={title}
        data-to-come={count - shown || undefined}
        {...visit}
        {...onTrack}
      >
        {Array.from({ length: shown }, (_, position) => {
          const photo = photos[position];
          return (
            <Photo
              // If a reused element got a new URL, it would show the old photo until the new one
              // has loaded.
              // biome-ignore lint/suspicious/noArrayIndexKey: two photos of a listing may have the same URL
              key={`${position} ${photo?.url}`}
              photo={photo}
              description={`${title}, fotografia ${position + 1} de ${count}`}
            />
          );
        })}
      </a>
      {count > 1 &&
        steps.map(({ name, side, by }) => {
          // At the end, the button is hidden and skipped by Tab, but it keeps any focus it has.
          const isAtEnd = current === (by < 0 ? 0 : count - 1);
          return (
            <button
              key={side}
              type="button"
              className={`imo-carousel__button imo-carousel__button--${side}`}
              aria-label={name}
              aria-disabled={isAtEnd || undefined}
              tabIndex={isAtEnd ? -1 : undefined}
              onClick={() => step(by)}
            ></button>
          );
        })}
    </div>
  );
}
