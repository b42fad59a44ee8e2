/** What a page loads: how many bytes, of which kind, and when each file had come. */
import type { CDPSession } from "@playwright/test";

type Transfer = { type: string; bytes: number; time: number };
export type Traffic = {
  /** Bytes over the line, headers included, without photos; `until` in ms from the navigation's start. */
  bytes(until?: number): number;
  /** Ends when nothing has been on its way for `pause` ms. */
  quiet(pause?: number): Promise<void>;
};

/** What has brought nothing for so long never ends: a request that the page gave up without a word. */
const STALLED_MS = 8000;

/** Listens to the page from now on; call before the navigation. */
export async function watchTraffic(cdp: CDPSession): Promise<Traffic> {
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
    bytes: (until = Number.POSITIVE_INFINITY) =>
      done.filter(({ type, time }) => type !== "Image" && time <= until).reduce((sum, { bytes }) => sum + bytes, 0),
    async quiet(pause = 1000) {
      for (;;) {
        const silence = performance.now() - lastChange;
        if (silence >= (open.size > 0 ? STALLED_MS : pause)) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
