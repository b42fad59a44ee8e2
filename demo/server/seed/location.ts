/**
 * Places the listings on the map. This code doesn't use `random`, because that would change all
 * other random values.
 */
import type { Listing } from "./listing.ts";

/** Where a municipality's listings are: all of them within `raio` km, and none in the sea. */
export type Around = { latitude: number; longitude: number; raio: number };

const KM_PER_DEGREE = 111.3;
/** Turning by this angle each time spreads the listings evenly, like the seeds of a sunflower. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** One listing in this many has no place, because its owner doesn't want to show it. */
const WITHOUT_PLACE = 30;

/**
 * Returns a listing's place, near those of the same parish and rounded to about ten metres.
 * @param parish the parish that the listing is in, as a fraction of the municipality's list (0 to
 * below 1); `null` for none
 */
export function locationOf(
  id: number,
  { latitude, longitude, raio }: Around,
  parish: number | null,
): Pick<Listing, "latitude" | "longitude"> {
  if (id % WITHOUT_PLACE === 7) return { latitude: null, longitude: null };
  const toParish = { angle: (parish ?? 0) * 2 * Math.PI, km: parish === null ? 0 : 0.6 * raio };
  const toHome = { angle: id * GOLDEN_ANGLE, km: 0.4 * raio * Math.sqrt((id % 11) / 11) };
  const kmBy = (along: (angle: number) => number) =>
    along(toParish.angle) * toParish.km + along(toHome.angle) * toHome.km;
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: Number((latitude + kmBy(Math.cos) / KM_PER_DEGREE).toFixed(4)),
    longitude: Number((longitude + kmBy(Math.sin) / kmPerDegreeEast).toFixed(4)),
  };
}
