/** docs/product/memory.md#comparing */
import * as v from "valibot";
import { expect, test } from "vitest";
import { imovel } from "#api/imovel.ts";
import { toComparisonRows } from "./comparison-rows.ts";

const home = (data: object) => v.parse(imovel, data);
const moradia = home({ preco: 250_000, areaPrivada: 125, numQuartos: 3, tipoImovel: "Moradia", conselho: "Ovar" });
const apartamento = home({
  preco: 180_000,
  areaPrivada: 90,
  numQuartos: 3,
  tipoImovel: "Apartamento",
  conselho: "Ovar",
});
const arrendado = home({ preco: 900, areaPrivada: 80, tipoNegocio: "Arrendamento" });
const rowOf = (label: string, listings = [moradia, apartamento], typed = {}) =>
  toComparisonRows(listings, typed).find((row) => row.label === label);

test("each listing has its price, its price per m² and its instalment", () => {
  expect(rowOf("Preço")?.values).toEqual(["250\u00a0000\u00a0€", "180\u00a0000\u00a0€"]);
  expect(rowOf("Preço por m²")?.values).toEqual(["2\u00a0000\u00a0€/m²", "2\u00a0000\u00a0€/m²"]);
  expect(rowOf("Prestação mensal")).toMatchObject({
    values: ["1\u00a0122\u00a0€", "808\u00a0€"],
    detail: "30\u00a0anos, TAN\u00a03,5\u00a0%",
  });
});

test("the instalment goes by what the visitor typed into a calculator, and by the usual where that can't be read", () => {
  expect(rowOf("Prestação mensal", undefined, { rate: "3,1 %", years: "35 anos" })?.detail).toBe(
    "35\u00a0anos, TAN\u00a03,1\u00a0%",
  );
  expect(rowOf("Prestação mensal", undefined, { rate: "muito", years: "35" })?.detail).toBe(
    "35\u00a0anos, TAN\u00a03,5\u00a0%",
  );
});

test("a price per m² takes a price and an area", () => {
  const perArea = (data: object) => rowOf("Preço por m²", [moradia, home(data)])?.values[1];
  expect(perArea({ preco: 500, areaPrivada: 1 })).toBe("500\u00a0€/m²");
  expect([perArea({ preco: 500, areaPrivada: 0 }), perArea({ preco: 500 }), perArea({ areaPrivada: 9 })]).toEqual([
    "",
    "",
    "",
  ]);
});

test("a rent has neither instalment nor price per m²", () => {
  expect(rowOf("Preço", [moradia, arrendado])?.values[1]).toBe("900\u00a0€/mês");
  expect(rowOf("Prestação mensal", [moradia, arrendado])?.values[1]).toBe("");
  expect(rowOf("Preço por m²", [moradia, arrendado])?.values[1]).toBe("");
});

test("a number of 0 is none: no listing has 0 rooms", () => {
  const studio = home({ preco: 90_000, numQuartos: 0, numWCs: 1 });
  expect(rowOf("Quartos", [moradia, studio])?.values).toEqual(["3", ""]);
  expect(rowOf("Quartos", [studio, studio])).toBeUndefined();
});

test("a row says whether the listings differ in it, and one without anything is not there", () => {
  expect(rowOf("Quartos")?.isDifferent).toBe(false);
  expect(rowOf("Tipo")?.isDifferent).toBe(true);
  expect(rowOf("Terreno")).toBeUndefined();
});
