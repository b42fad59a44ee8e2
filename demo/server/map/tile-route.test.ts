import { Hono } from "hono";
import { expect, test } from "vitest";
import { addTiles } from "./tile-route.ts";

const app = new Hono();
addTiles(app);
const get = async (path: string) => {
  const answer = await app.request(path);
  return { answer, svg: await answer.text() };
};
const coast = "/mapa/10/487/384.svg";

test("draws the coast of Ovar with the names of nearby towns", async () => {
  const { answer, svg } = await get(coast);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
  expect(svg).toMatch(/<path d="M[^"]+Z"/);
  expect(svg).toMatch(/<text x="[\d.]+" y="[\d.]+">Ovar<\/text>/);
});

test("names only the towns with many listings when zoomed out", async () => {
  const names = async (path: string) =>
    [...(await get(path)).svg.matchAll(/>([^<]+)<\/text>/g)].map(([, name]) => name);
  const near = await names("/mapa/8/121/96.svg");
  expect(near).toContain("Ovar");
  expect(near).not.toContain("Murtosa");
  expect(await names(coast)).toContain("Murtosa");
  expect(await names("/mapa/7/60/48.svg")).toEqual([]);
});

test("writes a name that crosses an edge on both sides of it", async () => {
  const place = async (x: number) => {
    const { svg } = await get(`/mapa/11/${x}/768.svg`);
    return Number(svg.match(/<text x="([-\d.]+)" y="[-\d.]+">Ovar/)?.[1]);
  };
  expect((await place(974)) - (await place(975))).toBeCloseTo(256, 0);
});

test("draws nothing but water in the Atlantic", async () => {
  const { svg } = await get("/mapa/9/227/192.svg");
  expect(svg).toContain('<path d=""');
  expect(svg).not.toContain("<text");
});

test("lets browsers keep a tile, which never changes", async () => {
  expect((await get(coast)).answer.headers.get("Cache-Control")).toBe("public, max-age=604800");
});

test.each(["3/8/0.svg", "3/0/8.svg", "20/0/0.svg", "3/-1/0.svg", "3/1.5/0.svg", "3/1/0.png"])(
  "has no tile %s",
  async (path) => {
    expect((await get(`/mapa/${path}`)).answer.status).toBe(404);
  },
);
