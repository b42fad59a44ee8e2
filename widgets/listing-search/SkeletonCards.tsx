/**
 * Cards that are still coming: as many as the last page had, six at first, with the same geometry
 * (docs/look.md#loading).
 */
/** The grid while a search runs; `count` is how many cards it holds. Screen readers hear nothing of it. */
export function SkeletonCards({ count = 6 }: { count?: number | undefined }) {
  return (
    <ul className="imo-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
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
