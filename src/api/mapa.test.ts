import * as v from "valibot";
import { expect, test } from "vitest";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { CallFailure } from "./client.ts";
import { searchPoints } from "./mapa.ts";
import { mapaRequest } from "./served-calls.ts";

const point = {
  id: 7,
  titulo: "Moradia",
  preco: 250_000,
  tipoNegocio: "Venda",
  link: "moradia_7",
  latitude: 40.86,
  longitude: -8.62,
};
const found = (pontos: readonly unknown[], total: unknown = pontos.length) => ({ pontos, total });
const read = async (answer: unknown) => {
  await answering(json(answer));
  return searchPoints(emptyCriteria, {});
};

test("sends the search without its page and order", async () => {
  const received = await answering(json(found([])));
  await searchPoints({ ...emptyCriteria, zona: [38.65, -9.25, 38.8, -9.05], idRef: " OVR " }, {});
  const body = JSON.parse(received[0]?.body ?? "");
  const { ordem: _, ...expected } = { ...emptyCriteria, idRef: "" };
  expect(received[0]?.url).toBe("/api/imoveis/mapa");
  expect(body).toEqual({ ...expected, zona: [38.65, -9.25, 38.8, -9.05] });
  expect(v.is(mapaRequest, body)).toBe(true);
});

test("returns the points and the number of all listings, even those without a place", async () => {
  expect(await read(found([point], 9))).toEqual({ points: [point], total: 9 });
  expect(await read(found([], "0"))).toEqual({ points: [], total: 0 });
});

test("accepts degrees written as text, and the extreme latitudes and longitudes", async () => {
  const { points } = await read(
    found([
      { ...point, latitude: "40,86", longitude: "-8.62" },
      { ...point, latitude: -90, longitude: 180 },
      { ...point, latitude: 0 },
    ]),
  );
  expect(points).toEqual([
    point,
    { ...point, latitude: -90, longitude: 180 },
    { ...point, latitude: 0 },
  ]);
});

test("leaves out a point that has no id or no place on earth, and keeps the others", async () => {
  const bad = [
    null,
    "x",
    { ...point, id: null },
    { ...point, latitude: null },
    { ...point, latitude: "norte" },
    { ...point, latitude: 90.1 },
    { ...point, longitude: -180.1 },
    { ...point, longitude: true },
    { ...point, latitude: "0.00", longitude: 0 },
  ];
  expect(await read(found([...bad, point], 20))).toEqual({ points: [point], total: 20 });
});

test("keeps a point without its bad texts and without a price", async () => {
  const { points } = await read(found([{ ...point, titulo: {}, preco: "muito", link: null }]));
  expect(points).toEqual([{ ...point, titulo: "", preco: null, link: "" }]);
});

test.each([null, [], "texto", {}, { pontos: {}, total: 1 }, { pontos: [] }, found([], -1)])(
  "rejects an answer in another shape: %j",
  async (answer) => {
    const failure = await read(answer).catch((error) => error);
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure.code).toBe("answer");
    expect(failure.message).toMatch(/^POST \/api\/imoveis\/mapa: expected \{pontos, total\}, got /);
  },
);
