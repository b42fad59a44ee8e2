/**
 * How fast the demo answers `/api/imoveis` at 10,000 homes: 1,000 searches, each another, one after the other over
 * loopback, server and client in the one process. Prints the median and the 99th percentile in milliseconds and fails
 * when the latter is above 50. `npm run bench:server`
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONCELHOS } from "../demo/server/seed/concelhos.ts";
import { type Random, randomFrom } from "../demo/server/seed/random.ts";
import { startSite } from "../demo/server/start.ts";
import type { ImoveisRequest } from "../src/api/schemas/imoveis.ts";
import { counts, propertyTypes } from "../src/domain/enumerations.ts";
import { conditions, purposes } from "../src/domain/listing-enumerations.ts";

const LISTINGS = 10_000;
const REQUESTS = 1000;
const LIMIT_MS = 50;

const folder = await mkdtemp(join(tmpdir(), "imo-bench-"));
const site = await startSite({ database: join(folder, "imo.sqlite"), dist: folder, listings: LISTINGS });
try {
  report(await measured(site.url));
} finally {
  await site.close();
  await rm(folder, { recursive: true });
}

async function measured(url: string): Promise<number[]> {
  const headers = await visitorHeaders(url);
  const random = randomFrom(1);
  const times: number[] = [];
  for (let turn = 0; turn < REQUESTS; turn++) {
    const body = JSON.stringify(request(random));
    const start = performance.now();
    const answer = await fetch(`${url}/api/imoveis`, { method: "POST", headers, body });
    await answer.text();
    times.push(performance.now() - start);
    if (!answer.ok) throw new Error(`/api/imoveis: expected 200, got ${answer.status} for ${body}`);
  }
  return times.sort((one, other) => one - other);
}

/** What a browser holds after the page has loaded. */
async function visitorHeaders(url: string): Promise<Record<string, string>> {
  const page = await fetch(`${url}/lista`, { method: "HEAD" });
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(";")[0] as string);
  const token = cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length) ?? "";
  return {
    Accept: "application/json",
    "Content-Type": "application/json",
    Cookie: cookies.join("; "),
    "X-XSRF-TOKEN": decodeURIComponent(token),
  };
}

/** A search as visitors make them: mostly one or two filters, now and then all, at times deep in the pages. */
function request(random: Random): ImoveisRequest {
  const some = <Value>(share: number, values: readonly Value[]) => (random.chance(share) ? [random.pick(values)] : []);
  const concelho = random.pick(CONCELHOS);
  return {
    page: random.chance(0.7) ? 1 : random.between(1, 60),
    objetivo: some(0.5, purposes),
    tipologia: [...new Set([...some(0.4, propertyTypes), ...some(0.2, propertyTypes)])],
    localizacao: some(0.4, [concelho.nome, ...concelho.freguesias]),
    quartos: some(0.2, counts),
    wcs: some(0.1, counts),
    garagem: some(0.1, counts),
    estado: some(0.1, conditions),
    minprice: random.chance(0.1) ? random.between(50, 300) * 1000 : null,
    maxprice: random.chance(0.1) ? random.between(100, 900) * 1000 : null,
    ordem: random.pick(["desc", "asc", "rec"] as const),
    comercial: some(0.05, [7, 8, 9]),
    idRef: random.chance(0.05) ? `OVR-${random.between(0, 99)}` : "",
  };
}

function report(sorted: number[]): void {
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] as number;
  const [p50, p99, worst] = [at(0.5), at(0.99), sorted.at(-1) as number];
  console.log(
    `/api/imoveis, ${LISTINGS} homes, ${REQUESTS} searches: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`,
  );
  if (p99 <= LIMIT_MS) return;
  console.error(`p99 expected at most ${LIMIT_MS} ms, got ${p99.toFixed(1)} ms.`);
  process.exitCode = 1;
}
