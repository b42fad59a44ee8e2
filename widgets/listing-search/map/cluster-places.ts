type Place = { readonly x: number; readonly y: number };

/**
 * Groups places whose marks, of this size in px, would overlap. Each place joins the first group
 * whose first place is too close. A group is drawn at its first place, so no two groups overlap.
 */
export function clusterPlaces<P extends Place>(
  places: readonly P[],
  { width, height }: { width: number; height: number },
): [P, ...P[]][] {
  const groups: [P, ...P[]][] = [];
  for (const place of places) {
    const group = groups.find(
      ([{ x, y }]) => Math.abs(x - place.x) < width && Math.abs(y - place.y) < height,
    );
    if (group) group.push(place);
    else groups.push([place]);
  }
  return groups;
}
