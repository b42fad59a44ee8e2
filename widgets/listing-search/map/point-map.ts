/**
 * The map itself: tiles, and a button for each listing or group of listings. Leaflet draws it, but
 * none of Leaflet's controls: they write HTML, which a strict policy refuses
 * (docs/decisions.md#leaflet).
 */
import { DivIcon, Map as LeafletMap, Marker, type PanOptions, TileLayer } from "leaflet";
import type { Point } from "#api/mapa.ts";
import { formatListingCount } from "#domain/format/format-listing-count.ts";
import { formatWholePrice } from "#domain/format/price.ts";
import type { Area } from "#domain/search/area.ts";
import { type Id, isSameId } from "#domain/search/criteria.ts";
import { areaAround, toSearched } from "./areas.ts";
import { clusterPlaces } from "./cluster-places.ts";

/** One listing, or several that are too close together to have separate marks. */
export type Spot = readonly [Point, ...Point[]];

/** Mainland Portugal, for a search without points. */
const COUNTRY: Area = [36.9, -9.6, 42.2, -6.1];
/** The space reserved for a mark in px; it gives each mark a target of at least 44 px. */
const MARK = { width: 104, height: 46 };
/** The share of the map's height, from the bottom, that open cards may cover (map.css). */
const COVERED = 0.6;
/** The highest zoom that every provider offers. */
const NEAREST = 18;
/** The highest zoom of a view that the visitor didn't choose; a single street shows too little. */
const NEAREST_FIT = 15;

/** Leaflet throws on any other placeholder. */
const TEMPLATE = /^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})(?:[^{}]|\{[rsxyz]\})*$/;

export type PointMapOptions = {
  /** The template of a tile's URL (docs/product/listing.md#map). */
  url: string;
  isDraggable: boolean;
  /** Called with the pressed listing, or with several that no zoom separates. */
  onPress: (spot: Spot) => void;
  /** Called after each tile, with whether any tile has loaded. */
  onTile: (hasTiles: boolean) => void;
};

/** A map without motion; no option of Leaflet's turns off that of the arrow keys. */
class StillMap extends LeafletMap {
  override panBy(offset: Parameters<LeafletMap["panBy"]>[0], options?: PanOptions): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}

/** Draws points on an element until it is removed. */
export class PointMap {
  /** Whether `url` is a valid template; tiles are requested only if it is. */
  readonly hasGround: boolean;
  readonly #map: LeafletMap;
  readonly #onPress: PointMapOptions["onPress"];
  readonly #size: ResizeObserver;
  readonly #marks = new Map<string, { marker: Marker; button: HTMLButtonElement; spot: Spot }>();
  #points: readonly Point[] = [];
  #marked: Id | null = null;
  /** The first view while it is pending; a panel's map has no size until the panel opens. */
  #due: Area | null = COUNTRY;
  #isDragged = false;

  constructor(element: HTMLElement, { url, isDraggable, onPress, onTile }: PointMapOptions) {
    this.#onPress = onPress;
    this.#map = new StillMap(element, {
      attributionControl: false,
      zoomControl: false,
      dragging: isDraggable,
      scrollWheelZoom: false,
      boxZoom: false,
      maxZoom: NEAREST,
      // Animations are off, so no motion has to be reduced and none runs when the map is removed.
      fadeAnimation: false,
      zoomAnimation: false,
      inertia: false,
    });
    this.#map.on("moveend", () => this.#draw());
    // A drag on a mark ends with a click on that mark.
    this.#map.on("dragstart", () => {
      this.#isDragged = true;
    });
    element.addEventListener("pointerdown", () => {
      this.#isDragged = false;
    });
    let hasTiles = false;
    const tiles = new TileLayer(url, { maxZoom: NEAREST })
      .on("tileload", () => {
        hasTiles = true;
        onTile(true);
      })
      .on("tileerror", () => onTile(hasTiles));
    this.hasGround = TEMPLATE.test(url);
    if (this.hasGround) tiles.addTo(this.#map);
    else onTile(false);
    this.#size = new ResizeObserver(() => {
      this.#map.invalidateSize({ animate: false });
      if (this.#due) this.#view(this.#due);
    });
  }

  /** The rectangle in view; `null` before there is a view. */
  get area(): Area | null {
    if (this.#due) return null;
    const seen = this.#map.getBounds();
    return toSearched([seen.getSouth(), seen.getWest(), seen.getNorth(), seen.getEast()]);
  }

  /**
   * Replaces the points. The first time, or if none of the points are in view, the view moves to
   * `area` or, without one, to all points.
   */
  show(points: readonly Point[], area: Area | null): void {
    const [first, ...others] = points;
    this.#points = points;
    const isFirst = this.#due !== null;
    if (isFirst || (first && !points.some((point) => this.#isSeen(point))))
      this.#view(area ?? (first ? areaAround([first, ...others]) : COUNTRY));
    else this.#draw();
    if (isFirst) this.#size.observe(this.#map.getContainer());
  }

  /** Marks the point of this listing, or the group that contains it; `null` clears the mark. */
  mark(id: Id | null): void {
    this.#marked = id;
    for (const { marker, button, spot } of this.#marks.values()) {
      const isMarked = id !== null && spot.some((point) => isSameId(point.id, id));
      button.toggleAttribute("data-marked", isMarked);
      marker.setZIndexOffset(isMarked ? 1000 : 0);
    }
  }

  zoomBy(steps: number): void {
    this.#map.setZoom(this.#map.getZoom() + steps);
  }

  /** Focuses a spot's mark, or the map if that mark is gone. */
  focus([point]: Spot): void {
    const holds = ({ spot }: { spot: Spot }) => spot.some(({ id }) => id === point.id);
    const mark = [...this.#marks.values()].find(holds);
    (mark?.button ?? this.#map.getContainer()).focus({ preventScroll: true });
  }

  remove(): void {
    this.#size.disconnect();
    this.#map.remove();
  }

  #view(area: Area): void {
    // Leaflet would remember a size of 0, and doesn't measure again before its first view.
    const { clientWidth, clientHeight } = this.#map.getContainer();
    this.#due = clientWidth > 0 && clientHeight > 0 ? null : area;
    if (this.#due) return;
    const [south, west, north, east] = area;
    const padding: [number, number] = [MARK.width / 2, MARK.height];
    const corners: [number, number][] = [
      [south, west],
      [north, east],
    ];
    this.#map.fitBounds(corners, { padding, maxZoom: NEAREST_FIT });
  }

  #isSeen({ latitude, longitude }: Point): boolean {
    return this.#map.getBounds().contains([latitude, longitude]);
  }

  /**
   * Groups only the points in view, because a group is drawn at its first point. A mark that stays
   * keeps its element, and with it the focus.
   */
  #draw(): void {
    if (this.#due) return;
    const seen = this.#points.filter((point) => this.#isSeen(point));
    const places = seen.map((point) => {
      const { x, y } = this.#map.project([point.latitude, point.longitude]);
      return { x, y, point };
    });
    const gone = new Set(this.#marks.keys());
    for (const [first, ...others] of clusterPlaces(places, MARK)) {
      const spot: Spot = [first.point, ...others.map(({ point }) => point)];
      const key = JSON.stringify(spot);
      if (!gone.delete(key)) this.#marks.set(key, this.#drawSpot(spot));
    }
    for (const key of gone) {
      this.#marks.get(key)?.marker.remove();
      this.#marks.delete(key);
    }
    this.mark(this.#marked);
  }

  #drawSpot(spot: Spot) {
    const [point] = spot;
    const isGroup = spot.length > 1;
    const price = formatWholePrice(point);
    const button = document.createElement("button");
    button.type = "button";
    button.className = "imo-map__mark";
    button.toggleAttribute("data-group", isGroup);
    button.textContent = isGroup ? String(spot.length) : price;
    const name = isGroup ? `${formatListingCount(spot.length)} neste local` : point.titulo;
    button.setAttribute("aria-label", isGroup ? name : `${name || "Imóvel"}, ${price}`);
    button.addEventListener("click", ({ detail }) => {
      // A click from the keyboard has a `detail` of 0.
      if (detail === 0 || !this.#isDragged) this.#press(spot);
    });
    const icon = new DivIcon({ html: button, className: "imo-map__spot", iconSize: [0, 0] });
    // The button is the control; Leaflet's element around it isn't.
    const options = { icon, interactive: false, keyboard: false };
    const marker = new Marker([point.latitude, point.longitude], options).addTo(this.#map);
    return { marker, button, spot };
  }

  /** Zooms in until a group separates. Reports one listing, or listings that no zoom separates. */
  #press(spot: Spot): void {
    const [south, west, north, east] = areaAround(spot);
    const zoom = this.#map.getZoom();
    if (zoom >= NEAREST || (south === north && west === east)) {
      this.#uncover(spot);
      this.#onPress(spot);
      return;
    }
    const fitting = this.#map.getBoundsZoom([
      [south, west],
      [north, east],
    ]);
    const middle: [number, number] = [(south + north) / 2, (west + east) / 2];
    this.#map.setView(middle, Math.min(NEAREST, Math.max(zoom + 1, fitting)));
  }

  /** Moves the view if cards would cover the mark of this spot. */
  #uncover([{ latitude, longitude }]: Spot): void {
    const foot = this.#map.getSize().y * COVERED;
    this.#map.panInside([latitude, longitude], {
      paddingTopLeft: [MARK.width / 2, MARK.height / 2],
      paddingBottomRight: [MARK.width / 2, foot + MARK.height / 2],
    });
  }
}
