/**
 * A listing's photos: a strip that a finger drags and two buttons move (docs/look.md#carousel). Only the first photo is
 * there until the visitor shows interest; room for the others is kept from the start, so that nothing moves when they
 * come (docs/product/cards.md#photos). The list of cards hears what happens here (use-strips.ts), and the style sheet
 * draws the buttons' arrows and the dots.
 */
import type { ShownPhoto } from "#domain/listing/listing.ts";
import { Photo } from "./Photo.tsx";
import type { Strip } from "./use-strips.ts";

type Props = {
  /** The listing's title: what the photos and their link are named by. */
  title: string;
  /** Shown over the first corner; `""` shows none. */
  tag: string;
  /** Where a click on a photo leads. */
  href: string | undefined;
  /** The photos, the cover first; without any the placeholder is drawn. */
  photos: readonly ShownPhoto[];
  /** Where the strip stands, and whether anybody has looked at it yet. */
  strip: Strip;
  /** Whether the visitor has opened the listing before. */
  isSeen: boolean;
};

/** The strip and its two buttons; the latter only for more than one photo. */
export function PhotoStrip({ title, tag, href, photos, strip, isSeen }: Props) {
  const count = Math.max(1, photos.length);
  const shown = strip.isOfInterest ? count : 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, this groups photos
    <div
      className="imo-carousel"
      role="group"
      aria-roledescription="carrossel"
      aria-label={`Fotografias: ${title}`}
      data-photos={count > 1 ? count : undefined}
      data-current={strip.current || undefined}
    >
      {tag && <span className="imo-listing__tag">{tag}</span>}
      {isSeen && <span className="imo-listing__tag imo-listing__tag--seen">Visto</span>}
      <a className="imo-carousel__track" href={href} aria-label={title} data-to-come={count - shown || undefined}>
        {Array.from({ length: shown }, (_, position) => {
          const photo = photos[position];
          return (
            <Photo
              // An element that gets another photo's URL would show the old photo until the new one is there.
              // biome-ignore lint/suspicious/noArrayIndexKey: two photos of a listing may have one URL
              key={`${position} ${photo?.url}`}
              photo={photo}
              isBroken={photo !== undefined && strip.broken.includes(photo.url)}
              description={`${title}, fotografia ${position + 1} de ${count}`}
            />
          );
        })}
      </a>
      {count > 1 && (
        <>
          <StepButton name="Fotografia anterior" side="prev" isAtEnd={strip.current === 0} />
          <StepButton name="Fotografia seguinte" side="next" isAtEnd={strip.current === count - 1} />
        </>
      )}
    </div>
  );
}

/** At an end it does nothing, is not seen and no stop for the Tab key, but keeps the focus that it has. */
function StepButton({ name, side, isAtEnd }: { name: string; side: "prev" | "next"; isAtEnd: boolean }) {
  return (
    <button
      type="button"
      className={`imo-carousel__button imo-carousel__button--${side}`}
      aria-label={name}
      aria-disabled={isAtEnd || undefined}
      tabIndex={isAtEnd ? -1 : undefined}
    ></button>
  );
}
