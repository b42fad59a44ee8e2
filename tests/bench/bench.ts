/**
 * `npm run bench`: how fast the built bundle is, in a real browser on this machine, as ratios against a bare React island
 * in the same run wherever there is something to compare with. Absolute times say something about this machine only.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { startBenchServer } from "./bench-server.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const executablePath = process.env.IMO_CHROMIUM ?? "/usr/bin/chromium";
const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const WIDGETS = [
  "hero-search",
  "listing-search",
  "mortgage-calculator",
  "team-cards",
  "general-contact",
  "recruitment-wizard",
];

const server = await startBenchServer(root);
const browser = await chromium.launch({ executablePath, args: [...args, "--disable-sync", "--no-first-run"] });

await timeToReady(browser);
await keystrokes(browser);
await manyHosts(browser);
await browser.close();
await server.close();

/** From navigation to `imo:ready` on slow 4G with a cold cache, against the bare island. */
async function timeToReady(browser: Browser) {
  console.log("\nTime to ready on slow 4G, cold cache, median of 5 (and × the bare island)");
  const bare = await readyTime(browser, "/bare", "bare:ready");
  console.log(`  ${"bare island".padEnd(22)} ${bare.toFixed(0)} ms`);
  for (const widget of WIDGETS.filter((name) => server.has(name))) {
    const time = await readyTime(browser, `/widget/${widget}`, `imo:${widget}:ready`);
    const preloaded = await readyTime(browser, `/preloaded/${widget}`, `imo:${widget}:ready`);
    const ratio = (time: number) => `${time.toFixed(0)} ms (${(time / bare).toFixed(2)} ×)`;
    console.log(`  ${widget.padEnd(22)} ${ratio(time)}, with its files preloaded ${ratio(preloaded)}`);
  }
}

async function readyTime(browser: Browser, path: string, mark: string): Promise<number> {
  return median(
    await repeated(5, async () => {
      const { page, cdp, close } = await freshPage(browser);
      await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
      await page.goto(server.url + path);
      const start = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, mark);
      const time = (await start.jsonValue()) as number;
      await close();
      return time;
    }),
  );
}

/** The work of one key in the location field with a whole country's names, at full and at a quarter of the speed. */
async function keystrokes(browser: Browser) {
  const places = JSON.parse(await readFile(join(root, "tests/bench/country.json"), "utf8")) as string[];
  console.log(`\nOne key in the location field with ${places.length} names, script and layout, median and worst of 40`);
  for (const slowdown of [1, 4]) {
    const { page, cdp, close } = await freshPage(browser);
    await page.goto(`${server.url}/country`);
    const field = page.getByRole("combobox", { name: "Localização" });
    await field.focus();
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const times: number[] = [];
    for (const word of ["a", "ao", "sa", "vila", "uni", "santa m", "ovar"]) {
      for (const key of word) times.push(await workOf(page, () => page.keyboard.press(key === " " ? "Space" : key)));
      await field.fill("");
      await page.waitForTimeout(50);
    }
    console.log(`  ${slowdown} × CPU: ${median(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`);
    await close();
  }
}

/** From the key's event until the frame after it has been drawn, as the browser's own event timing sees it. */
async function workOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    Object.assign(globalThis, {
      work: new Promise((resolve) => {
        addEventListener(
          "keydown",
          () => {
            const start = performance.now();
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - start);
            requestAnimationFrame(() => channel.port2.postMessage(0));
          },
          { once: true, capture: true },
        );
      }),
    });
  });
  await act();
  return page.evaluate(() => (globalThis as unknown as { work: Promise<number> }).work);
}

/** Hosts of one widget on one page: the time per host should not grow with their number. */
async function manyHosts(browser: Browser) {
  const widget = server.has("mortgage-calculator") ? "mortgage-calculator" : "hero-search";
  console.log(`\nMany hosts of ${widget} on one page: main-thread work until all are mounted`);
  for (const count of [10, 50, 100, 200]) {
    const { page, cdp, close } = await freshPage(browser);
    await cdp.send("Performance.enable");
    await page.goto(`${server.url}/many/${widget}?count=${count}`);
    await page.waitForFunction((wanted) => document.querySelectorAll("[data-imo-root]").length === wanted, count);
    const total = await taskTime(cdp);
    console.log(`  ${String(count).padStart(4)} hosts: ${total.toFixed(0)} ms, ${(total / count).toFixed(2)} ms each`);
    await close();
  }
}

async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

async function freshPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "pt-PT" });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  return { page, cdp, close: () => context.close() };
}

async function repeated<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let turn = 0; turn < times; turn += 1) results.push(await run());
  return results;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
