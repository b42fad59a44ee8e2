/** docs/contract.md#source */
import { afterEach, expect, test, vi } from "vitest";
import { answering, json } from "../../tests/support/http-server.ts";
import { post } from "./client.ts";
import { sourceHeader } from "./source.ts";

const sendId = "0a".repeat(16);
const cameFrom = (url: string) => vi.spyOn(document, "referrer", "get").mockReturnValue(url);
afterEach(() => vi.restoreAllMocks());

test.each([
  ["https://www.google.pt/search?q=casa+em+ovar", "referrer=www.google.pt"],
  ["http://facebook.example:8080/", "referrer=facebook.example%3A8080"],
  [`${location.origin}/lista`, undefined],
  ["android-app://com.google.android.gm/", undefined],
  ["", undefined],
])("describes where a visitor came from: %j gives %j", (url, value) => {
  cameFrom(url);
  expect(sourceHeader()).toBe(value);
});

test("sends the search and the listings that a visitor chose, and nothing else that they keep", () => {
  cameFrom("");
  localStorage.setItem("imo:favoritos", "x");
  expect(sourceHeader({ pesquisa: "localizacao=Válega&tipologia=T2" })).toBe(
    "pesquisa=localizacao%3DV%C3%A1lega%26tipologia%3DT2",
  );
  expect(sourceHeader({ imoveis: ["7", "OVR-2"] })).toBe("imoveis=7%2COVR-2");
});

test("leaves out listings that don't fit into the header, and a search that is too long", () => {
  cameFrom("");
  const imoveis = Array.from({ length: 500 }, (_, index) => `OVR-${index}`);
  const value = sourceHeader({ imoveis }) ?? "";
  expect(value.length).toBeLessThanOrEqual(2000);
  expect(value.length).toBeGreaterThan(1980);
  expect(imoveis).toContain(new URLSearchParams(value).get("imoveis")?.split(",").at(-1));
  expect(sourceHeader({ pesquisa: "x".repeat(3000) })).toBeUndefined();
});

test("sends the source with a form to the page's own origin, but never with a search", async () => {
  cameFrom("https://www.google.pt/");
  const received = await answering(json({}));
  await post("/api/x", {}, { sendId, chosen: { pesquisa: "tipologia=T2" } });
  await post("/api/x", {}, {});
  expect(received.map(({ headers }) => headers["imo-source"])).toEqual([
    "referrer=www.google.pt&pesquisa=tipologia%3DT2",
    undefined,
  ]);
});
