import { describe, expect, test } from "vitest";
import { getPlaces } from "#domain/places/places.ts";
import { countAdvancedFilters, listActiveFilters } from "./active-filters.ts";
import { type Criteria, emptyCriteria, isSameCriteria, isSameId, toSentText } from "./criteria.ts";
import { parsePresets } from "./query-string.ts";

const union = "Ovar, São João, Arada e São Vicente de Pereira Jusã";
const full: Criteria = {
  ...emptyCriteria,
  objetivo: ["Comprar", "Trespassar"],
  tipologia: ["Escritório", "Loja"],
  localizacao: ["Ovar", union],
  quartos: ["3", "4"],
  wcs: ["2"],
  garagem: ["+5"],
  estado: ["Renovado"],
  minprice: 100_000,
  maxprice: 500_000,
  ordem: "asc",
  comercial: [7, "x"],
  idRef: " OVR-0231 ",
};
const labels = (criteria: Criteria) =>
  listActiveFilters(criteria, [{ id: "7", name: "Ana Sousa" }]).map((one) => one.label);

describe("a visitor's active filters", () => {
  test("get one full label per filter, and one per place", () => {
    expect(labels(full)).toEqual([
      "Comprar, Trespassar",
      "Escritório, Loja",
      "Ovar",
      union,
      "Consultor: Ana Sousa, x",
      "Quartos: 3, 4",
      "Casas de banho: 2",
      "Estacionamento: +5",
      "Estado: Renovado",
      "A partir de 100\u00A0000\u00A0€",
      "Até 500\u00A0000\u00A0€",
      "Referência: OVR-0231",
    ]);
    expect(labels(emptyCriteria)).toEqual([]);
    expect(labels({ ...emptyCriteria, ordem: "desc", idRef: "OVR" })).toEqual([]);
    expect(labels({ ...emptyCriteria, minprice: 0 })).toEqual(["A partir de 0\u00A0€"]);
  });

  test('name all counts from one on as "or more", in whatever order they were chosen', () => {
    const pill = (quartos: Criteria["quartos"]) => labels({ ...emptyCriteria, quartos })[0];
    expect(pill(["4", "3", "+5"])).toBe("Quartos: 3 ou mais");
    expect(pill(["1", "2", "3", "4", "+5"])).toBe("Quartos: 1 ou mais");
    expect(pill(["4", "+5"])).toBe("Quartos: 4 ou mais");
    expect(pill(["+5"])).toBe("Quartos: +5");
    expect(pill(["3", "4"])).toBe("Quartos: 3, 4");
    expect(pill(["2", "4", "+5"])).toBe("Quartos: 2, 4, +5");
  });

  test("can be dropped one by one until only the order is left", () => {
    let criteria = full;
    for (const filter of listActiveFilters(full)) {
      const before = labels(criteria).length;
      criteria = filter.dropFrom(criteria);
      expect(labels(criteria).length).toBe(before - 1);
    }
    expect(criteria).toEqual({ ...emptyCriteria, ordem: "asc" });
    expect(new Set(listActiveFilters(full).map((one) => one.id)).size).toBe(12);
  });

  test("are dropped from the criteria that apply at that time", () => {
    const [purpose] = listActiveFilters(full);
    expect(purpose?.dropFrom({ ...emptyCriteria, objetivo: ["Comprar"], quartos: ["1"] })).toEqual({
      ...emptyCriteria,
      quartos: ["1"],
    });
  });
});

test("counts the seven advanced filters in the badge, a reference from 4 characters on", () => {
  expect(countAdvancedFilters(full)).toBe(7);
  expect(countAdvancedFilters(emptyCriteria)).toBe(0);
  expect(
    countAdvancedFilters({
      ...emptyCriteria,
      objetivo: ["Comprar"],
      localizacao: ["Ovar"],
      comercial: [1],
    }),
  ).toBe(0);
  expect(countAdvancedFilters({ ...emptyCriteria, quartos: ["1", "2"], idRef: "OVR" })).toBe(1);
  expect(countAdvancedFilters({ ...emptyCriteria, minprice: 0, idRef: "OVR-" })).toBe(2);
});

test("sends a reference trimmed, from 4 characters on", () => {
  expect(
    ["", "  ", "OVR", " OVR  ", "OVR-", "  OVR-0231\t"].map((typed) => toSentText(4, typed)),
  ).toEqual(["", "", "", "", "OVR-", "OVR-0231"]);
});

test("recognises criteria that ask for the same listings", () => {
  expect(
    isSameCriteria(full, {
      ...full,
      quartos: ["4", "3"],
      comercial: ["x", "7"],
      idRef: "OVR-0231",
    }),
  ).toBe(true);
  expect(isSameCriteria(emptyCriteria, { ...emptyCriteria, idRef: "OVR" })).toBe(true);
  expect(isSameCriteria(full, { ...full, quartos: ["3"] })).toBe(false);
  expect(isSameCriteria(full, { ...full, minprice: null })).toBe(false);
  expect(isSameCriteria(emptyCriteria, { ...emptyCriteria, minprice: 0 })).toBe(false);
  expect(isSameCriteria(full, { ...full, ordem: "rec" })).toBe(false);
  expect(isSameId(7, "7")).toBe(true);
});

test("matches an editor's presets regardless of case and accents, and drops unknown ones", () => {
  const presets = parsePresets(
    {
      objectivo: " comprar,ARRENDAR, vender,Comprar",
      tipologia: ["armazem", "Castelo", "escritório"],
      localizacao: `sintra,agueda,${union}`,
      comercial: [7, "7", " 08 ", ""],
    },
    getPlaces(),
  );
  expect(presets).toEqual({
    ...emptyCriteria,
    objetivo: ["Comprar", "Arrendar"],
    tipologia: ["Armazém", "Escritório"],
    localizacao: ["sintra", "Águeda", union],
    comercial: [7, "08"],
  });
});

test("presets nothing if the editor writes nothing", () => {
  expect(parsePresets({}, getPlaces())).toEqual(emptyCriteria);
  expect(
    parsePresets({ objectivo: "", tipologia: [], localizacao: "", comercial: "" }, getPlaces()),
  ).toEqual(emptyCriteria);
});
