/** docs/product/memory.md#comparing */
import * as v from "valibot";
import { expect, test } from "vitest";
import { imovel } from "#api/imovel.ts";
import { toComparisonRows } from "./comparison-rows.ts";

const home = (data: object) => v.parse(imovel, { tipoNegocio: "Venda", ...data });
const moradia = home({
  preco: 250_000,
  areaPrivada: 125,
  numQuartos: 3,
  tipoImovel: "Moradia",
  conselho: "Ovar",
});
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

test("gives each listing its price, its price per m² and its instalment", () => {
  expect(rowOf("Preço")?.values).toEqual(["250\u00a0000\u00a0€", "180\u00a0000\u00a0€"]);
  expect(rowOf("Preço por m²")?.values).toEqual(["2\u00a0000\u00a0€/m²", "2\u00a0000\u00a0€/m²"]);
  expect(rowOf("Prestação mensal")).toMatchObject({
    values: ["1\u00a0122\u00a0€", "808\u00a0€"],
    detail: "30\u00a0anos, TAN\u00a03,5\u00a0%, sem entrada",
  });
});

test("computes the instalment with the terms typed into a calculator, or with the defaults if they can't be read", () => {
  expect(rowOf("Prestação mensal", undefined, { rate: "3,1 %", years: "35 anos" })?.detail).toBe(
    "35\u00a0anos, TAN\u00a03,1\u00a0%, sem entrada",
  );
  expect(rowOf("Prestação mensal", undefined, { rate: "muito", years: "35" })?.detail).toBe(
    "35\u00a0anos, TAN\u00a03,5\u00a0%, sem entrada",
  );
});

test("gives a price per m² only with a price and an area", () => {
  const perArea = (data: object) => rowOf("Preço por m²", [moradia, home(data)])?.values[1];
  expect(perArea({ preco: 500, areaPrivada: 1 })).toBe("500\u00a0€/m²");
  expect([
    perArea({ preco: 500, areaPrivada: 0 }),
    perArea({ preco: 500 }),
    perArea({ areaPrivada: 9 }),
  ]).toEqual(["", "", ""]);
});

test("gives a rent neither instalment nor price per m²", () => {
  expect(rowOf("Preço", [moradia, arrendado])?.values[1]).toBe("900\u00a0€/mês");
  expect(rowOf("Prestação mensal", [moradia, arrendado])?.values[1]).toBe("");
  expect(rowOf("Preço por m²", [moradia, arrendado])?.values[1]).toBe("");
});

test("doesn't treat a transfer of lease as a sale: no instalment, and no best price beside homes", () => {
  const shop = home({ preco: 38_500, areaPrivada: 74, tipoNegocio: "Trespasse" });
  const beside = [moradia, shop, apartamento];
  expect(rowOf("Prestação mensal", beside)?.values).toEqual([
    "1\u00a0122\u00a0€",
    "",
    "808\u00a0€",
  ]);
  expect(rowOf("Prestação mensal", beside)?.areBest).toEqual([false, false, true]);
  expect(rowOf("Preço", beside)?.areBest).toEqual([false, false, false]);
  expect(rowOf("Preço por m²", beside)?.areBest).toEqual([false, false, false]);
  const another = home({ preco: 60_000, areaPrivada: 80, tipoNegocio: "Trespasse" });
  expect(rowOf("Preço", [shop, another])?.areBest).toEqual([true, false]);
  expect(rowOf("Prestação mensal", [shop, another])).toBeUndefined();
});

test("recognises a sale by either of its names", () => {
  const sale = (tipoNegocio: string) =>
    rowOf("Prestação mensal", [moradia, home({ preco: 250_000, tipoNegocio })]);
  expect(
    [sale("VENDA"), sale("Comprar"), sale("Permuta"), sale("")].map((row) => row?.values[1]),
  ).toEqual(["1\u00a0122\u00a0€", "1\u00a0122\u00a0€", "", ""]);
});

test("leaves out a number of 0, because no listing has 0 rooms", () => {
  const studio = home({ preco: 90_000, numQuartos: 0, numWCs: 1 });
  expect(rowOf("Quartos", [moradia, studio])).toMatchObject({
    values: ["3", ""],
    areBest: [false, false],
  });
  expect(rowOf("Quartos", [studio, studio])).toBeUndefined();
});

test("writes an area with at most two decimals", () => {
  expect(
    rowOf("Área útil", [home({ areaUtil: "98,5" }), home({ areaUtil: 101.126 })])?.values,
  ).toEqual(["98,5\u00a0m²", "101,13\u00a0m²"]);
});

test("leaves out a row without values", () => {
  expect(rowOf("Área do terreno")).toBeUndefined();
});

test("marks the best value: the lowest price, the largest number, the best class", () => {
  const large = home({ preco: 300_000, areaPrivada: 200, numQuartos: 3, certificado: "B" });
  const small = home({ preco: 200_000, areaPrivada: 100, numQuartos: 3, certificado: "A+" });
  const best = (label: string, listings = [large, small]) => rowOf(label, listings)?.areBest;
  expect(best("Preço")).toEqual([false, true]);
  expect(best("Preço por m²")).toEqual([true, false]);
  expect(best("Prestação mensal")).toEqual([false, true]);
  expect(best("Área privada")).toEqual([true, false]);
  expect(best("Classe energética")).toEqual([false, true]);
  expect(best("Quartos")).toEqual([false, false]);
  expect(best("Preço", [small, small, large])).toEqual([true, true, false]);
});

test("marks no best value among those that can't be compared: rent and sale, a single value, a certificate without a class", () => {
  expect(rowOf("Preço", [moradia, arrendado])?.areBest).toEqual([false, false]);
  expect(rowOf("Preço por m²", [moradia, arrendado])?.areBest).toEqual([false, false]);
  const exempt = home({ preco: 0, certificado: "Isento" });
  const certificate = rowOf("Classe energética", [exempt, home({ preco: 1, certificado: "F" })]);
  expect(certificate).toMatchObject({ values: ["Isento", "F"], areBest: [false, false] });
  expect(rowOf("Preço", [exempt, moradia])?.areBest).toEqual([false, false]);
});

test("says which day each listing's data is from, once one of them is an older copy", () => {
  const older = { ...moradia, asOf: new Date(2026, 5, 12).getTime() };
  expect(rowOf("Informação de", [older, apartamento])?.values).toEqual(["12/06/2026", "hoje"]);
  expect(rowOf("Informação de")).toBeUndefined();
});
