import { readdir, readFile } from "node:fs/promises";
import { geoContains } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryObject } from "topojson-specification";
import * as v from "valibot";
import { expect, test } from "vitest";
import { imovel } from "#api/imovel.ts";
import { propertyTypes } from "#domain/fields/enumerations.ts";
import { getPlaces, readPlaces } from "#domain/places/places.ts";
import { TEAM } from "../agency.ts";
import { answerOf } from "../listings/listing-text.ts";
import type { Atlas } from "../map/tile.ts";
import type { Listing } from "./listing.ts";
import { makeListings } from "./listings.ts";
import { drawingOf } from "./pictures.ts";

const all = makeListings(2000);

test("makes the same listings each time", () => {
  expect(makeListings(2000)).toEqual(all);
  expect(all).toHaveLength(2000);
  expect(new Set(all.map(({ idRef }) => idRef)).size).toBe(2000);
});

test("places listings on land, those of a parish near each other, and a few nowhere", async () => {
  const atlas = JSON.parse(
    await readFile(
      new URL("../../../node_modules/world-atlas/countries-10m.json", import.meta.url),
      "utf8",
    ),
  ) as Atlas;
  const [portugal] = atlas.objects.countries.geometries.filter(({ id }) => id === "620");
  const land = feature(atlas, portugal as GeometryObject);
  const placed = all.flatMap(({ latitude, longitude, ...listing }) =>
    latitude === null || longitude === null ? [] : { ...listing, latitude, longitude },
  );
  expect(all.length - placed.length).toBe(Math.round(all.length / 30));
  expect(
    placed.filter(({ latitude, longitude }) => !geoContains(land, [longitude, latitude])),
  ).toEqual([]);
  const [one, ...others] = placed.filter(({ freguesia }) => freguesia === "Esmoriz");
  for (const { latitude, longitude } of others) {
    expect(Math.abs(latitude - (one?.latitude ?? 0))).toBeLessThan(0.03);
    expect(Math.abs(longitude - (one?.longitude ?? 0))).toBeLessThan(0.04);
  }
});

test("puts the agency's showcase first", () => {
  const newest = all.slice(-3).reverse();
  expect(newest.map(({ idRef, titulo }) => `${idRef} ${titulo.slice(0, 14)}`)).toEqual([
    "OVR-2000 Moradia T4 com",
    "OVR-1999 Apartamento T2",
    "SMF-1998 Casa de azulej",
  ]);
});

test("gives each listing of the first page its own cover and an energy class", () => {
  const page = all.slice(-12);
  const covers = page.map(({ fotos: [cover] }) => cover?.replace(/\?.*/, ""));
  expect(covers).not.toContain(undefined);
  expect(new Set(covers).size).toBe(12);
  expect(page.filter(({ certificado }) => certificado === "Em curso")).toEqual([]);
});

test.each<[string, (listing: Listing) => boolean]>([
  ["apartments", ({ tipoImovel }) => tipoImovel === "Apartamento"],
  ["houses", ({ tipoImovel }) => tipoImovel === "Moradia"],
  ["what is for sale", ({ tipoNegocio }) => tipoNegocio === "Venda"],
  ["homes with three rooms", ({ facts }) => facts.numQuartos === 3],
])("of %s, shows no cover twice on the first page, and no drawing twice in six", (_, isListed) => {
  const covers = all
    .filter(isListed)
    .slice(-12)
    .flatMap(({ fotos: [cover] }) => cover ?? []);
  expect(new Set(covers).size).toBe(covers.length);
  const drawings = covers.map(drawingOf);
  expect(
    drawings.filter((drawing, at) => drawings.slice(at + 1, at + 6).includes(drawing)),
  ).toEqual([]);
});

test("gives neighbours of one type different covers, and only pictures that exist", async () => {
  const houses = all.filter(
    ({ tipoImovel, fotos }) => tipoImovel === "Moradia" && fotos.length > 0,
  );
  const covers = houses.map(({ fotos: [cover] }) => cover);
  const repeats = covers
    .slice(0, -20)
    .filter((cover, at) => covers.slice(at + 1, at + 6).includes(cover));
  expect(repeats).toEqual([]);
  const drawings = new Set(
    all.flatMap(({ fotos }) => fotos.map((url) => url.replace(/\?.*/, "").slice("/fotos/".length))),
  );
  const there = await readdir(new URL("../../site/photos", import.meta.url));
  expect([...drawings].filter((name) => !there.includes(name))).toEqual([]);
});

test("joins a part of a place with its name as Portuguese does: no centro de Maceda", () => {
  const titles = all.map(({ titulo }) => titulo);
  expect(
    titles.filter((title) =>
      /(no centro|na zona industrial|junto à estação) (em|no|na) /.test(title),
    ),
  ).toEqual([]);
  expect(titles.some((title) => /no centro d[eoa] /.test(title))).toBe(true);
});

test("makes listings of every type and every purpose", () => {
  expect(new Set(all.map(({ tipoImovel }) => tipoImovel))).toEqual(new Set(propertyTypes));
  expect(new Set(all.map(({ tipoNegocio }) => tipoNegocio)).size).toBe(4);
});

test("puts every listing at a place that visitors can choose, with an agent", () => {
  const known = getPlaces().byKey;
  const names = new Set(
    all.flatMap(({ conselho, freguesia }) => [
      conselho,
      ...(freguesia === null ? [] : [freguesia]),
    ]),
  );
  for (const name of names) {
    expect(readPlaces(name, getPlaces()), name).toEqual([name]);
  }
  expect(known.size).toBeGreaterThan(names.size);
  expect(all.every(({ comercial }) => TEAM.some(({ id }) => id === comercial))).toBe(true);
});

test("keeps rents far below sale prices", () => {
  const prices = (purpose: string) =>
    all.flatMap(({ preco, tipoNegocio, tipoImovel }) =>
      preco !== null && tipoNegocio === purpose && tipoImovel === "Apartamento" ? [preco] : [],
    );
  expect(Math.max(...prices("Arrendamento"))).toBeLessThan(5000);
  expect(Math.min(...prices("Venda"))).toBeGreaterThan(25_000);
});

test("makes only answers that the widgets' schema accepts", () => {
  for (const answer of all.map(answerOf))
    expect(v.is(imovel, answer), JSON.stringify(answer)).toBe(true);
});
