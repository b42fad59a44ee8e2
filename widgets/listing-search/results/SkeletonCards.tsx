import "./skeleton.css";

/** Empty cards shown until the listings arrive (docs/look.md#loading). */
export function SkeletonCards() {
  return (
    <ul className="imo-grid imo-grid--waiting" aria-hidden="true">
      {Array.from({ length: 6 }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <li key={position} className="imo-listing imo-listing--skeleton">
          <div className="imo-carousel" />
          <div className="imo-listing__body">
            <div className="imo-listing__top">
              <p className="imo-listing__price">&nbsp;</p>
            </div>
            <p className="imo-listing__title">&nbsp;</p>
            <p className="imo-listing__address">&nbsp;</p>
            <p className="imo-listing__facts">&nbsp;</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
