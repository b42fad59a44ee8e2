/**
 * Finds favourites that no longer have a page (docs/product/memory.md#listings-that-are-gone), on a
 * stubbed site.
 */
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { type Imovel, imovel } from "#api/imovel.ts";
import { findGone } from "./gone-listings.ts";

const listing = (id: number) => v.parse(imovel, { id, titulo: `Casa ${id}`, link: `casa-${id}` });
const listings = (count: number) => Array.from({ length: count }, (_, at) => listing(at + 1));
const idsOf = (found: readonly Imovel[]) => found.map(({ id }) => id);

/**
 * Replaces the network with a site that answers each path with `answer`, and returns the site's
 * requests.
 */
function siteThat(answer: (path: string) => Response | Promise<Response>) {
  const asked: { path: string; method: string | undefined }[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, signal }: RequestInit) => {
    asked.push({ path, method });
    signal?.throwIfAborted();
    return answer(path);
  });
  return asked;
}

async function goneOf(
  all: readonly Imovel[],
  signal = new AbortController().signal,
): Promise<Imovel[]> {
  const gone: Imovel[] = [];
  await findGone(all, "", signal, (one) => gone.push(one));
  return gone;
}

test("counts a listing as gone if its page answers 404 or 410, but not for any other answer", async () => {
  const statuses = [200, 404, 410, 403, 500, 301];
  const asked = siteThat((path) => ({ status: statuses[Number(path.at(-1)) - 1] }) as Response);
  expect(idsOf(await goneOf(listings(6)))).toEqual([2, 3]);
  expect(asked.filter(({ method }) => method === "HEAD")).toHaveLength(6);
  expect(asked.map(({ path }) => path)).toContain("/casa-1_1");
});

test("counts no listing as gone without a network", async () => {
  siteThat(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await goneOf(listings(3))).toEqual([]);
});

test("requests nothing for a listing without a page", async () => {
  const asked = siteThat(() => ({ status: 404 }) as Response);
  expect(await goneOf([v.parse(imovel, { titulo: "Sem página" })])).toEqual([]);
  expect(asked).toEqual([]);
});

test("requests four pages at a time", async () => {
  let underWay = 0;
  let most = 0;
  const asked = siteThat(async () => {
    most = Math.max(most, ++underWay);
    await Promise.resolve();
    underWay -= 1;
    return { status: 200 } as Response;
  });
  await goneOf(listings(10));
  expect([asked.length, most]).toEqual([10, 4]);
});

test("stops its requests when the view is closed, and ignores those under way", async () => {
  const closing = new AbortController();
  const asked = siteThat(() => {
    closing.abort();
    return Promise.reject(closing.signal.reason);
  });
  expect(await goneOf(listings(10), closing.signal)).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(4);
});

test("also requests a page with GET before it counts the listing as gone", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "" }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return { status: method === "HEAD" && path !== "/casa-1_1" ? 404 : 200 } as Response;
  });
  expect(await goneOf(listings(2))).toEqual([]);
  expect(asked.sort()).toEqual(["GET /casa-2_2", "HEAD /casa-1_1", "HEAD /casa-2_2"]);
});
