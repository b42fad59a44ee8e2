import "./skeleton.css";

const COUNT = 6;

/** Placeholders for the first cards, with the cards' geometry (docs/look.md#loading). */
export function SkeletonCards() {
  return (
    <ul className="imo-grid" aria-hidden="true">
      {Array.from({ length: COUNT }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <li key={position} className="imo-listing imo-listing--skeleton">
          <div className="imo-carousel" />
          <div className="imo-listing__body">
            <div className="imo-skeleton imo-skeleton--price" />
            <div className="imo-skeleton imo-skeleton--title" />
            <div className="imo-skeleton imo-skeleton--address" />
            <div className="imo-skeleton imo-skeleton--facts" />
          </div>
        </li>
      ))}
    </ul>
  );
}
