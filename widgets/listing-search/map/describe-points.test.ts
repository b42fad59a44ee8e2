/** docs/product/listing.md#map */
import { expect, test } from "vitest";
import type { Point } from "#api/mapa.ts";
import { describePoints } from "./describe-points.ts";

const described = (shown: number, total: number) =>
  describePoints({ points: Array.from({ length: shown }, () => ({}) as Point), total });

test.each([
  [0, 0, "Nenhum imóvel corresponde à sua pesquisa."],
  [1, 1, "1 imóvel no mapa."],
  [24, 24, "24 imóveis no mapa."],
  [23, 24, "23 imóveis no mapa. 1 imóvel não tem localização no mapa."],
  [0, 24, "0 imóveis no mapa. 24 imóveis não têm localização no mapa."],
  [
    1000,
    2345,
    "1\u00a0000 imóveis no mapa. Há mais 1\u00a0345 imóveis: procure numa zona mais pequena.",
  ],
])("describes what the map shows with %d points of %d listings", (shown, total, says) => {
  expect(described(shown, total)).toBe(says);
});
