/**
 * Draws the tiles of the demo's map, so that it needs no network: land and borders from Natural
 * Earth, which is in the public domain, and the names of the municipalities with listings. The
 * tiles are cut as everywhere on the web: 256 px, Web Mercator, four times as many at each zoom.
 */
import { type GeoPermissibleObjects, geoMercator, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import agency from "../agency.json" with { type: "json" };

/** Countries of the world, as `world-atlas` has them. */
export type Atlas = Topology<{ countries: GeometryCollection }>;

/** The scale of the drawing, 1:10 million or 1:50 million. */
export type Scale = "10m" | "50m";

export type Tile = { zoom: number; x: number; y: number };

const SIZE = 256;
const MOST_ZOOM = 19;
/** From this zoom on, the finer drawing of the coast is used. */
const FINE_FROM = 7;
/** How far lines may reach beyond a tile before they are cut, in px. */
const MARGIN = 8;
/** Half the width of the longest name, in px. */
const NAME_REACH = 90;

const SEA = "#cddfec";
const LAND = "#f6f4ef";
const BORDER = "#a9a494";
const INK = "#4a5362";

/** Municipalities with fewer listings (a lower `peso`) are named only from a higher zoom on. */
const NAMED_FROM = [
  { zoom: 8, peso: 14 },
  { zoom: 10, peso: 3 },
  { zoom: 11, peso: 0 },
] as const;

type Ring = readonly (readonly number[])[];
type Country = { shape: GeoPermissibleObjects; box: readonly [number, number, number, number] };

/** Whether there is such a tile. */
export function isTile({ zoom, x, y }: Tile): boolean {
  const isWithin = (value: number, most: number) =>
    Number.isInteger(value) && value >= 0 && value <= most;
  return isWithin(zoom, MOST_ZOOM) && isWithin(x, 2 ** zoom - 1) && isWithin(y, 2 ** zoom - 1);
}

/**
 * Returns a function that draws a tile as SVG.
 * @param read reads the countries at this scale; called when the first tile needs them
 */
export function tileDrawer(
  read: (scale: Scale) => Promise<Atlas>,
): (tile: Tile) => Promise<string> {
  const read50m = once(async () => listCountries(await read("50m")));
  const read10m = once(async () => listCountries(await read("10m")));
  return async (tile) => drawTile(tile, await (tile.zoom < FINE_FROM ? read50m() : read10m()));
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Returns what {@link drawTile} draws of an atlas. */
export function listCountries(atlas: Atlas): readonly Country[] {
  return feature(atlas, atlas.objects.countries).features.flatMap(({ geometry }) => {
    if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") return [];
    const parts = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
    return parts.map((coordinates) => ({
      shape: { type: "Polygon", coordinates } as const,
      box: boxOf(coordinates[0] ?? []),
    }));
  });
}

/** Draws one tile as SVG. */
export function drawTile({ zoom, x, y }: Tile, countries: readonly Country[]): string {
  const world = SIZE * 2 ** zoom;
  const projection = geoMercator()
    .scale(world / (2 * Math.PI))
    .translate([world / 2 - x * SIZE, world / 2 - y * SIZE]);
  const [west = 0, north = 0] = projection.invert?.([-MARGIN, -MARGIN]) ?? [];
  const [east = 0, south = 0] = projection.invert?.([SIZE + MARGIN, SIZE + MARGIN]) ?? [];
  const seen = countries.filter(
    ({ box: [left, bottom, right, top] }) =>
      left <= east && right >= west && bottom <= north && top >= south,
  );
  projection.clipExtent([
    [-MARGIN, -MARGIN],
    [SIZE + MARGIN, SIZE + MARGIN],
  ]);
  const toPath = geoPath(projection).digits(1);
  const land = seen.map(({ shape }) => toPath(shape) ?? "").join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${SEA}"/><path d="${land}" fill="${LAND}" stroke="${BORDER}"/>${namesOf(zoom, projection)}</svg>`;
}

function namesOf(zoom: number, toPixels: (degrees: [number, number]) => [number, number] | null) {
  const { peso: least } = NAMED_FROM.findLast((step) => zoom >= step.zoom) ?? { peso: Infinity };
  const names = Object.entries(agency.municipalities).flatMap(([name, municipality]) => {
    const { latitude, longitude, peso } = municipality;
    const [left, top] = toPixels([longitude, latitude]) ?? [];
    if (left === undefined || top === undefined || peso < least) return [];
    const isNear = [left, top].every((at) => at > -NAME_REACH && at < SIZE + NAME_REACH);
    return isNear ? `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}">${name}</text>` : [];
  });
  return names.length === 0
    ? ""
    : `<g font-family="system-ui, sans-serif" font-size="13" text-anchor="middle" fill="${INK}" stroke="${LAND}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${names.join("")}</g>`;
}

function boxOf(ring: Ring): Country["box"] {
  const box: [number, number, number, number] = [180, 90, -180, -90];
  for (const [longitude = 0, latitude = 0] of ring) {
    box[0] = Math.min(box[0], longitude);
    box[1] = Math.min(box[1], latitude);
    box[2] = Math.max(box[2], longitude);
    box[3] = Math.max(box[3], latitude);
  }
  return box;
}
