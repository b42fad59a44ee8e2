/** docs/product/listing.md#near-searches */
import { expect, test } from "vitest";
import { getPlaces, PlaceIndex } from "#domain/places/places.ts";
import { type Criteria, emptyCriteria } from "./criteria.ts";
import { listNearSearches } from "./near-searches.ts";

const { places } = getPlaces();
const near = (criteria: Partial<Criteria>, among = places) =>
  listNearSearches({ ...emptyCriteria, ...criteria }, among);
const labels = (criteria: Partial<Criteria>) => near(criteria).map(({ label }) => label);

test("raises a maximum by a tenth, rounded to ten euros for a rent and to a thousand for a price", () => {
  expect(labels({ maxprice: 900 })[0]).toBe("Até 990\u00a0€");
  expect(labels({ maxprice: 250_000 })[0]).toBe("Até 275\u00a0000\u00a0€");
  expect(labels({ maxprice: 184_500 })[0]).toBe("Até 203\u00a0000\u00a0€");
});

test("offers no higher maximum for prices that exclude every listing", () => {
  expect(labels({ minprice: 400_000, maxprice: 300_000 })).toEqual([
    "Sem preço mínimo",
    "Sem preço máximo",
  ]);
});

test("widens a parish to its municipality, and keeps other places", () => {
  const [first] = near({ localizacao: ["Esmoriz", "Espinho"] });
  expect(first).toMatchObject({
    label: "Em todo o concelho: Ovar",
    criteria: { localizacao: ["Ovar", "Espinho"] },
  });
  // A host's own list doesn't say which municipality a place is in.
  const [own] = near({ localizacao: ["Furadouro"] }, new PlaceIndex(["Furadouro"]).places);
  expect(own?.label).toBe("Em qualquer localização");
});

test("offers the nearest first: the price, the place, then the filter that matters least", () => {
  expect(
    labels({
      objetivo: ["Arrendar"],
      localizacao: ["Esmoriz"],
      quartos: ["3"],
      estado: ["Novo"],
      maxprice: 900,
    }),
  ).toEqual([
    "Até 990\u00a0€",
    "Em todo o concelho: Ovar",
    "Em qualquer estado",
    "Qualquer número de quartos",
    "Arrendar · Esmoriz, sem outros filtros",
    "Arrendar, sem outros filtros",
  ]);
});

test("offers a reference by itself first, because other filters can only hide its listing", () => {
  expect(labels({ idRef: "OVR-0231", quartos: ["2"] })[0]).toBe("Procurar só pela referência");
  expect(near({ idRef: "OVR-0231", quartos: ["2"] })[0]?.criteria).toEqual({
    ...emptyCriteria,
    idRef: "OVR-0231",
  });
});

test("drops the parking and the agent like any other filter", () => {
  expect(near({ garagem: ["2"], comercial: [7] })).toEqual([
    { label: "Com ou sem estacionamento", criteria: { ...emptyCriteria, comercial: [7] } },
    { label: "De qualquer consultor", criteria: { ...emptyCriteria, garagem: ["2"] } },
  ]);
});

test("offers at most six different searches, never the visitor's own, in the visitor's sort order", () => {
  const criteria: Criteria = {
    ...emptyCriteria,
    objetivo: ["Comprar"],
    tipologia: ["Loja"],
    localizacao: ["Esmoriz"],
    quartos: ["2"],
    wcs: ["1"],
    garagem: ["1"],
    estado: ["Novo"],
    minprice: 1,
    maxprice: 900,
    ordem: "asc",
    comercial: [7],
    idRef: "OVR-1",
  };
  const found = near(criteria);
  expect(found).toHaveLength(6);
  expect(new Set(found.map((one) => JSON.stringify(one.criteria))).size).toBe(6);
  expect(found.every((one) => one.criteria.ordem === "asc")).toBe(true);
  expect(near({})).toEqual([]);
  expect(labels({ objetivo: ["Trespassar"] })).toEqual(["De qualquer negócio"]);
});

test.each<[Partial<Criteria>, string]>([
  [{ estado: ["Novo"] }, "Em qualquer estado"],
  [{ garagem: ["1"] }, "Com ou sem estacionamento"],
  [{ wcs: ["2"] }, "Qualquer número de casas de banho"],
  [{ quartos: ["3"] }, "Qualquer número de quartos"],
  [{ comercial: [7] }, "De qualquer consultor"],
])("offers a search by %j alone without it", (criteria, label) => {
  const found = near({ objetivo: ["Comprar"], ...criteria }).find((one) => one.label === label);
  expect(found?.criteria).toEqual({ ...emptyCriteria, objetivo: ["Comprar"] });
});
