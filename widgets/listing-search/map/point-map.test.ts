/** docs/product/listing.md#map */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Point } from "#api/mapa.ts";
import { PointMap } from "./point-map.ts";

const SIZE = { width: 800, height: 600 };
const made: PointMap[] = [];
const onPress = vi.fn();
const onTile = vi.fn();

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => SIZE.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => SIZE.height);
});
afterEach(() => {
  for (const map of made.splice(0)) map.remove();
  document.body.replaceChildren();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function point(id: number, latitude: number, longitude: number, change: Partial<Point> = {}) {
  const titulo = `Casa ${id}`;
  return {
    id,
    titulo,
    preco: id * 1000,
    tipoNegocio: "Venda",
    link: "",
    latitude,
    longitude,
    ...change,
  };
}
function open(points: readonly Point[], area: Parameters<PointMap["show"]>[1] = null) {
  const element = document.createElement("div");
  document.body.append(element);
  const map = new PointMap(element, { url: "/m/{z}/{x}/{y}", isDraggable: true, onPress, onTile });
  made.push(map);
  map.show(points, area);
  return { map, element };
}
const buttons = () => [...document.querySelectorAll("button")];
const names = () => buttons().map((button) => button.getAttribute("aria-label"));

test("draws a price for each point, named as its card", () => {
  open([point(1, 40, -8), point(2, 41, -8, { tipoNegocio: "Arrendamento", preco: 900 })]);
  expect(buttons().map(({ textContent }) => textContent)).toEqual([
    "1\u00a0000\u00a0€",
    "900\u00a0€/mês",
  ]);
  expect(names()).toEqual(["Casa 1, 1\u00a0000\u00a0€", "Casa 2, 900\u00a0€/mês"]);
});

test("shows all points at first, and moves later only if all new points are out of sight", () => {
  const { map } = open([point(1, 40, -8), point(2, 41, -8)]);
  const before = map.area;
  expect(before?.[0]).toBeLessThan(40);
  map.show([point(3, 40.5, -8)], null);
  expect(map.area).toEqual(before);
  map.show([], null);
  expect(map.area).toEqual(before);
  expect(names()).toEqual([]);
  map.show([point(4, 32.7, -16.9)], null);
  expect(names()).toEqual(["Casa 4, 4\u00a0000\u00a0€"]);
});

test("starts with the searched area, or with the country", () => {
  const { map } = open([point(1, 40, -8)], [38, -10, 39, -9]);
  expect(map.area?.[2]).toBeLessThan(40);
  expect(open([]).map.area?.[0]).toBeLessThan(36.9);
});

test("draws a point in view even if it would join a point out of sight", () => {
  const { map } = open([], [39, -9, 41, -7]);
  const [south = 0, west = 0, north = 0, east = 0] = map.area ?? [];
  const pixel = (east - west) / SIZE.width;
  const middle = (south + north) / 2;
  map.show([point(1, middle, east + 30 * pixel), point(2, middle, east - 10 * pixel)], null);
  expect(names()).toEqual(["Casa 2, 2\u00a0000\u00a0€"]);
});

test("draws its points once it has a size", () => {
  let resize = () => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: () => void) {
        resize = callback;
      }
    },
  );
  SIZE.width = 0;
  open([point(1, 40, -8)]);
  expect(names()).toEqual([]);
  SIZE.width = 800;
  resize();
  expect(names()).toEqual(["Casa 1, 1\u00a0000\u00a0€"]);
});

test("zooms into a group until it falls apart, and shows those that no zoom separates", () => {
  open([point(1, 40, -8), point(2, 40.001, -8), point(3, 42, -8), point(4, 42, -8)]);
  expect(names()).toEqual(["2 imóveis neste local", "2 imóveis neste local"]);
  const [near, same] = buttons();
  same?.click();
  expect(onPress.mock.lastCall?.[0]).toMatchObject([{ id: 3 }, { id: 4 }]);
  near?.click();
  expect(onPress).toHaveBeenCalledOnce();
  expect(names()).toEqual(["Casa 1, 1\u00a0000\u00a0€", "Casa 2, 2\u00a0000\u00a0€"]);
  buttons()[0]?.click();
  expect(onPress.mock.lastCall?.[0]).toMatchObject([{ id: 1 }]);
});

test("moves a pressed point above its card, and no other point", () => {
  const { map } = open([point(1, 41, -8), point(2, 40, -8)]);
  const before = map.area;
  buttons()[0]?.click();
  expect(map.area).toEqual(before);
  buttons()[1]?.click();
  const [south = 0, , north = 0] = map.area ?? [];
  expect((north - 40) / (north - south)).toBeLessThan(0.4);
  expect(onPress.mock.lastCall?.[0]).toMatchObject([{ id: 2 }]);
});

test("marks the point of a listing, even in a group and after a move, until another is marked", () => {
  const { map } = open([point(1, 40, -8), point(2, 40.001, -8), point(3, 42, -8)]);
  const marked = () => document.querySelector("[data-marked]")?.getAttribute("aria-label");
  map.mark("2");
  expect(marked()).toBe("2 imóveis neste local");
  buttons()[0]?.click();
  expect(marked()).toBe("Casa 2, 2\u00a0000\u00a0€");
  map.mark(null);
  expect(marked()).toBeUndefined();
});

test("moves by an arrow key at once, without motion", () => {
  const { map, element } = open([point(1, 40, -8)]);
  const [, west = 0, , east = 0] = map.area ?? [];
  const pixel = (east - west) / SIZE.width;
  element.focus();
  document.dispatchEvent(new KeyboardEvent("keydown", { keyCode: 39 }));
  expect(((map.area?.[1] ?? 0) - west) / pixel).toBeCloseTo(80, 0);
});

test("keeps the focused mark through a move, and returns the focus to it, or to the map", () => {
  const home = point(1, 40, -8);
  const { map, element } = open([home, point(2, 41, -8)]);
  buttons()[0]?.focus();
  const focused = document.activeElement;
  map.show([home, point(3, 41, -8)], null);
  expect(document.activeElement).toBe(focused);
  element.focus();
  map.focus([home]);
  expect(document.activeElement).toBe(focused);
  map.focus([point(9, 0, 0)]);
  expect(document.activeElement).toBe(element);
});

test("reports after each tile whether any has loaded", () => {
  const { element } = open([]);
  const tiles = [...element.querySelectorAll("img")];
  tiles[0]?.dispatchEvent(new Event("error"));
  expect(onTile.mock.lastCall).toEqual([false]);
  tiles[1]?.dispatchEvent(new Event("load"));
  tiles[2]?.dispatchEvent(new Event("error"));
  expect(onTile.mock.lastCall).toEqual([true]);
});

test("requests pictures only from the template's URLs, and leaves the page's own Leaflet alone", () => {
  const { element } = open([]);
  const sources = [...element.querySelectorAll("img")].map((tile) => tile.getAttribute("src"));
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((source) => !/^\/m\/\d+\/\d+\/\d+$/.test(source ?? ""))).toEqual([]);
  expect("L" in globalThis).toBe(false);
});
