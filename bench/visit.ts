/**
 * One visit: a browser with an empty cache, on slow 4G, with its CPU slowed down four times as on a
 * phone.
 */
import type { Browser } from "@playwright/test";

/** What a page records about itself; times are in ms from the start of the navigation. */
type Notes = {
  /** Events that took 16 ms or more from input to the next paint, and tasks of more than 50 ms. */
  spans: { type: string; start: number; duration: number }[];
  /** When a watched element was first painted, or painted with a different text. */
  painted: { name: string; time: number }[];
};

const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export type Visit = Awaited<ReturnType<typeof openVisit>>;

/** Opens an empty page that will record the painting of the elements that `watched` selects. */
export async function openVisit(browser: Browser, watched: Record<string, string>) {
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ viewport, locale: "pt-PT" });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // tsx wraps inner functions in its own helper, which a page doesn't have.
  await page.addInitScript({ content: "globalThis.__name = (named) => named;" });
  await page.addInitScript(installProbes, watched);
  // Uses the thread's own time, so that other work on the machine doesn't count.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await cdp.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  return {
    page,
    notes: () => page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes),
    /** Returns the main-thread work since the page was opened, in ms. */
    async work() {
      const { metrics } = await cdp.send("Performance.getMetrics");
      return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
    },
  };
}

/** Runs in each page before the page's own scripts, so it can't use anything outside itself. */
function installProbes(watched: Record<string, string>): void {
  const notes: Notes = { spans: [], painted: [] };
  Object.assign(globalThis, { notes });
  for (const type of ["event", "longtask"]) {
    const options: object = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        notes.spans.push({ type, start: startTime, duration });
    }).observe(options);
  }
  const texts = new Map<string, string | null>();
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(watched)) {
      const found = document.querySelector(selector);
      if (!found || found.textContent === texts.get(name)) continue;
      texts.set(name, found.textContent);
      const note = () => notes.painted.push({ name, time: performance.now() });
      // Runs right after the frame. An ordinary task would queue behind scripts and photos that
      // have arrived in the meantime.
      requestAnimationFrame(() => void scheduler.postTask(note, { priority: "user-blocking" }));
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
