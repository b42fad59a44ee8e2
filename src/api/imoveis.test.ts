import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type Criteria, emptyCriteria } from "#domain/search/criteria.ts";
import { answering, json } from "../../tests/support/http-server.ts";
import { CallFailure } from "./client.ts";
import { searchImoveis, searchRequest } from "./imoveis.ts";
import { imoveisRequest } from "./served-calls.ts";

const request = searchRequest(emptyCriteria, 1);
const search = () => searchImoveis(request, {});
const paginator = { current_page: 1, last_page: 3, total: 25 };

test("sends a visitor's search in the order of the contract's keys", async () => {
  const received = await answering(json({ data: [], ...paginator }));
  const chosen = {
    idRef: " OVR ",
    comercial: [7, "08"],
    ordem: "asc",
    maxprice: null,
    minprice: 1250000.5,
    estado: ["Ruina"],
    garagem: [],
    wcs: ["2"],
    quartos: ["3", "+5"],
    localizacao: ["Ovar, São João, Arada e São Vicente de Pereira Jusã"],
    tipologia: ["Armazém"],
    objetivo: ["Comprar"],
  } satisfies Partial<Criteria>;
  const inOtherOrder: Criteria = { ...chosen, ...emptyCriteria, ...chosen };
  await searchImoveis(searchRequest(inOtherOrder, 2), {});
  const body = JSON.parse(received[0]?.body ?? "");
  expect(received[0]?.url).toBe("/api/imoveis");
  expect(Object.keys(body)).toEqual(["page", ...Object.keys(emptyCriteria)]);
  expect(body).toEqual({ ...emptyCriteria, ...chosen, page: 2, idRef: "" });
  expect(v.is(imoveisRequest, body)).toBe(true);
});

test("sends the contract's exact bytes if only a purpose is chosen", async () => {
  const received = await answering(json({ data: [], ...paginator }));
  await searchImoveis(searchRequest({ ...emptyCriteria, objetivo: ["Comprar"] }, 1), {});
  expect(received[0]?.body).toBe(
    '{"page":1,"objetivo":["Comprar"],"tipologia":[],"localizacao":[],"quartos":[],"wcs":[],"garagem":[],"estado":[],"minprice":null,"maxprice":null,"ordem":"rec","comercial":[],"idRef":"","zona":null}',
  );
});

describe("an answer", () => {
  test("may be a Laravel paginator, or a resource collection with the same under meta", async () => {
    await answering(json({ data: [{ id: 1 }], ...paginator, links: [] }));
    const found = await search();
    expect(found).toMatchObject({ listings: [{ id: 1 }], page: 1, lastPage: 3, total: 25 });

    await answering(json({ data: [{ id: 1 }], links: {}, meta: { ...paginator, path: "/" } }));
    expect(await search()).toEqual(found);
  });

  test("may leave out the total, write its numbers as text, and have no pages at all", async () => {
    await answering(json({ data: [], current_page: "1", last_page: "0", total: null }));
    expect(await search()).toEqual({ listings: [], page: 1, lastPage: 1, total: null });
    await answering(json({ data: [], current_page: 9, last_page: 3 }));
    expect(await search()).toEqual({ listings: [], page: 9, lastPage: 3, total: null });
    await answering(json({ data: [], ...paginator, total: 0 }));
    expect((await search()).total).toBe(0);
    await answering(json({ data: [], ...paginator, total: "muitos" }));
    expect((await search()).total).toBeNull();
  });

  test("may have a total of 0, but no number longer than a double", async () => {
    for (const [total, read] of [
      [0, 0],
      ["0", 0],
      ["9".repeat(15), 999_999_999_999_999],
      ["9".repeat(16), null],
      ["9".repeat(400), null],
      [-1, null],
    ]) {
      await answering(json({ data: [], ...paginator, total }));
      expect((await search()).total).toBe(read);
    }
    await answering(json({ data: [], ...paginator, current_page: "1".repeat(400) }));
    await expect(search()).rejects.toBeInstanceOf(CallFailure);
  });

  test("keeps every listing, without its bad fields", async () => {
    const good = {
      id: "a1",
      titulo: "Loja",
      preco: "250000.00",
      fotos: { capa: "/c.jpg", fotos: ["/1.jpg", { url: "/2" }] },
    };
    const bad = {
      id: [],
      titulo: null,
      conselho: {},
      freguesia: 1143,
      preco: "muito",
      garagem: true,
      link: 5,
      fotos: "x",
    };
    const worse = { fotos: { capa: 3, fotos: [null, 7, "/1.jpg"] }, numQuartos: {}, outro: "?" };
    await answering(json({ data: [good, bad, worse, null, "x"], ...paginator }));

    const { listings } = await search();
    expect(listings.length).toBe(3);
    expect(listings[0]).toMatchObject({ ...good, preco: 250_000, numQuartos: null, conselho: "" });
    expect(listings[1]).toMatchObject({
      id: null,
      titulo: "",
      conselho: "",
      freguesia: "1143",
      preco: null,
      garagem: null,
    });
    expect(listings[1]).toMatchObject({ link: "5", fotos: null });
    expect(listings[2]).toMatchObject({
      id: null,
      numQuartos: null,
      fotos: { capa: null, fotos: [null, null, "/1.jpg"] },
    });
    expect(Object.keys(listings[2] ?? {})).not.toContain("outro");
  });

  test.each([
    null,
    [],
    "texto",
    {},
    { data: [] },
    { data: {}, ...paginator },
    { data: null, ...paginator },
    { data: [], current_page: 1 },
    { data: [], current_page: 0, last_page: 1 },
    { data: [], current_page: 1.5, last_page: 2 },
    { data: [], meta: { current_page: 1 } },
    { message: "Server Error" },
  ])("is a failure in any other shape: %j", async (answer) => {
    await answering(json(answer));
    await expect(search()).rejects.toThrow(
      "POST /api/imoveis: expected {data, current_page, last_page}, got ",
    );
  });

  test("is a failure as HTML, not an empty list", async () => {
    await answering((response) => void response.end("<!doctype html><title>Entrar</title>"));
    const failure = await search().catch((error) => error);
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure.aborted).toBe(false);
    expect(failure.message).toContain("<!doctype html>");
  });

  test("rejects as aborted once the caller has stopped waiting", async () => {
    const stop = new AbortController();
    await answering(() => stop.abort());
    await expect(searchImoveis(request, { signal: stop.signal })).rejects.toMatchObject({
      aborted: true,
    });
  });
});

test.each([
  { page: 0 },
  { page: "1" },
  { objetivo: ["Vender"] },
  { quartos: ["5"] },
  { quartos: "3" },
  { minprice: -1 },
  { minprice: "1" },
  { ordem: "up" },
  { comercial: [null] },
  { idRef: null },
])("refuses a request with %j by the server's schema", (change) => {
  expect(v.is(imoveisRequest, request)).toBe(true);
  expect(v.is(imoveisRequest, { ...request, ...change })).toBe(false);
});
