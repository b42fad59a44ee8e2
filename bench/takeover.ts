/**
 * What it costs to bring a widget into a slot: the main thread's work from the moment that its code may come until it is
 * ready, at a quarter of the processor's speed. `plain` is an empty slot, `taken over` one that a server drew, `exchanged`
 * one whose drawing does not fit, so that React draws it anew. Interleaved rounds, medians. `npm run bench:takeover`
 */
import type { Browser, CDPSession } from "@playwright/test";
import { type HostServer, startHostServer } from "../tests/browser/host-server.ts";
import { drawnTag, sheetLinks } from "../tests/support/drawn-tags.ts";
import { holdRequests } from "../tests/support/held-requests.ts";
import { examples as listings } from "../widgets/listing-search/examples.ts";
import { examples as teams } from "../widgets/team-cards/examples.ts";
import { launchBrowser } from "./browser/launch.ts";

const ROUNDS = 7;
const SLOWDOWN = 4;
/** What a round is measured by; all but the last are sums over everything that the page did. */
const METRICS = ["TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "Nodes"] as const;

type Metric = (typeof METRICS)[number];
type Cost = Record<Metric, number>;

const [listing] = listings.filter(({ data }) => "resultados" in data);
if (!listing || !teams[0]) throw new Error("The examples have no listing with results, or no team.");
const subjects = [
  { widget: "listing-search", script: JSON.stringify(listing.data) },
  { widget: "general-contact", script: "" },
  { widget: "team-cards", script: JSON.stringify(teams[0].data) },
];
const ways = ["plain", "taken over", "exchanged"] as const;
type Way = (typeof ways)[number];

const host = await startHostServer();
const browser = await launchBrowser(null);
try {
  for (const subject of subjects) {
    await servePages(host, subject);
    const costs: Record<Way, Cost[]> = { plain: [], "taken over": [], exchanged: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const way of ways) costs[way].push(await measure(browser, `${host.url}/${way.replace(" ", "-")}`));
    }
    for (const way of ways) console.log(lineOf(subject.widget, way, costs[way]));
  }
} finally {
  await browser.close();
  await host.close();
}

async function servePages(server: HostServer, tag: { widget: string; script: string }): Promise<void> {
  const drawn = await drawnTag(tag);
  const tags: Record<Way, string> = {
    plain: drawn.replace(/<div class="imo".*<\/div>(?=<\/div>$)/, ""),
    "taken over": drawn,
    exchanged: await drawnTag({ ...tag, version: "00000000" }),
  };
  for (const way of ways) {
    server.serve(`/${way.replace(" ", "-")}`, {
      html: `<!doctype html><html lang="pt-PT"><meta charset="utf-8"><title>${way}</title>
<link rel="stylesheet" href="/vendor/imo-widgets/imo-widgets.css">${sheetLinks(drawn)}<body>${tags[way]}
<script type="module" src="/vendor/imo-widgets/imo-widgets.js"></script></body></html>`,
    });
  }
}

async function measure(chrome: Browser, url: string): Promise<Cost> {
  const context = await chrome.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const release = await holdRequests(page, /\/chunks\/[^/]+\.js/);
  await page.route("**/api/**", () => {});
  await page.goto(url);
  await page.waitForTimeout(200);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const ready = page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener("imo:ready", () => setTimeout(resolve, 300))),
  );
  const before = await read(session);
  release();
  await ready;
  const after = await read(session);
  await context.close();
  return Object.fromEntries(METRICS.map((name) => [name, after[name] - before[name]])) as Cost;
}

async function read(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as Cost;
}

function lineOf(widget: string, way: Way, costs: readonly Cost[]): string {
  const figures = METRICS.map((name) => {
    const values = costs.map((cost) => cost[name]).sort((one, other) => one - other);
    const median = values[Math.floor(values.length / 2)] ?? Number.NaN;
    return name === "Nodes" ? `${name} ${median}` : `${name.replace("Duration", "")} ${(median * 1000).toFixed(1)} ms`;
  });
  return `${widget}, ${way}: ${figures.join(", ")}`;
}
