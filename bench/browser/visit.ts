/** One visit: a browser with an empty cache, a page, its line and its processor as slow as a phone's. */
import type { Browser, Page } from "@playwright/test";
import { installProbes, type Notes } from "./probes.ts";
import { type Traffic, watchTraffic } from "./traffic.ts";

export type Conditions = {
  slowdown: number;
  /** Tells if the line is slow 4G; without it only the server's own time counts. */
  isSlowLine: boolean;
  /** Selectors whose first painting is noted, by name. */
  watched?: Record<string, string>;
};

export type Visit = {
  page: Page;
  traffic: Traffic;
  notes(): Promise<Notes>;
  /** The renderer's main-thread work since the page was opened, in ms. */
  work(): Promise<number>;
  setLine(isSlow: boolean): Promise<void>;
};

const VIEWPORT = { width: 1280, height: 900 };
const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const FREE = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Opens a page under the conditions, where nothing is loaded yet, for as long as `act` takes. */
export async function visit<Result>(
  browser: Browser,
  conditions: Conditions,
  act: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: "pt-PT" });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const traffic = await watchTraffic(cdp);
  // tsx wraps inner functions in a helper of its own, which a page does not have.
  await page.addInitScript({ content: "globalThis.__name = (named) => named;" });
  await page.addInitScript(installProbes, conditions.watched ?? {});
  // In the thread's own time, so that other work on the machine does not count.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: conditions.slowdown });
  const setLine = async (isSlow: boolean) => {
    await cdp.send("Network.emulateNetworkConditions", { offline: false, ...(isSlow ? SLOW_4G : FREE) });
  };
  await setLine(conditions.isSlowLine);
  const notes = () => page.evaluate(() => (globalThis as unknown as { bench: Notes }).bench);
  const work = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  };
  try {
    return await act({ page, traffic, setLine, notes, work });
  } finally {
    await context.close();
  }
}
