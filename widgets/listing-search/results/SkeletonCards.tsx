import "./skeleton.css";

const COUNT = 6;
/** Gives an empty line its height. */
const BLANK = "\u00a0";

/** Empty cards that wait for their listings (docs/look.md#loading). */
export function SkeletonCards() {
  return (
    <ul className="imo-grid imo-grid--waiting" aria-hidden="true">
      {Array.from({ length: COUNT }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <li key={position} className="imo-listing imo-listing--skeleton">
          <div className="imo-carousel" />
          <div className="imo-listing__body">
            <div className="imo-listing__top">
              <p className="imo-listing__price">{BLANK}</p>
            </div>
            <p className="imo-listing__title">{BLANK}</p>
            <p className="imo-listing__address">{BLANK}</p>
            <p className="imo-listing__facts">{BLANK}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
