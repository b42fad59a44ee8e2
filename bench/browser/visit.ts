/** One visit: a browser with an empty cache, a page, its line and its processor as slow as a phone's. */
import type { Browser, CDPSession, Page } from "@playwright/test";
import { installProbes, type Notes } from "./probes.ts";

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
    await cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      ...(isSlow ? SLOW_4G : FREE),
    });
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

type Transfer = { type: string; bytes: number; time: number };
type Traffic = Awaited<ReturnType<typeof watchTraffic>>;

/** A request that has brought nothing for so long never ends: the page gave it up without a word. */
const STALLED_MS = 8000;

/** Listens to the page from now on; call before the navigation. */
async function watchTraffic(cdp: CDPSession) {
  const open = new Map<string, string>();
  const done: Transfer[] = [];
  let start: number | null = null;
  let lastChange = performance.now();
  cdp.on("Network.requestWillBeSent", ({ requestId, timestamp, type, request }) => {
    start ??= timestamp;
    lastChange = performance.now();
    if (!request.url.startsWith("data:")) open.set(requestId, type ?? "Other");
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const type = open.get(requestId) ?? "Other";
    done.push({ type, bytes: encodedDataLength, time: (timestamp - (start ?? timestamp)) * 1000 });
    open.delete(requestId);
    lastChange = performance.now();
  });
  cdp.on("Network.dataReceived", () => {
    lastChange = performance.now();
  });
  cdp.on("Network.loadingFailed", ({ requestId }) => open.delete(requestId));
  await cdp.send("Network.enable");

  return {
    /** Bytes over the line, headers included, without photos; `until` in ms from the navigation's start. */
    bytes: (until = Number.POSITIVE_INFINITY) =>
      done
        .filter(({ type, time }) => type !== "Image" && time <= until)
        .reduce((sum, { bytes }) => sum + bytes, 0),
    /** Ends when nothing has been on its way for `pause` ms. */
    async quiet(pause = 1000) {
      for (;;) {
        const silence = performance.now() - lastChange;
        if (silence >= (open.size > 0 ? STALLED_MS : pause)) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
