/** Sites into which tests install the package with the commands of docs/install.md. */
import { spawn } from "node:child_process";
import { type Browser, chromium, type Page } from "@playwright/test";
import { freePort } from "../laravel/servers/private-server.ts";
import { chromiumLaunchOptions } from "../support/chromium.ts";
import { widgetNames } from "../support/widget-tags.ts";

type Tag = { widget: string; data: object };

const NEEDED: readonly Tag[] = [
  {
    widget: "listing-search",
    data: { resultados: { data: [], current_page: 1, last_page: 1, total: 0 } },
  },
  { widget: "mortgage-calculator", data: { precoImovel: 250_000 } },
  { widget: "property-contact", data: { idRef: "OVR-0231" } },
  { widget: "agent-contact", data: { comercial: 7 } },
  { widget: "agency-contact", data: { agencia: "OVR" } },
  { widget: "team-cards", data: { colaboradores: [{ id: 7, name: "Marta Figueiredo" }] } },
];

/** A tag of every widget, with its required page data. */
export const TAGS: readonly Tag[] = widgetNames.map(
  (widget) => NEEDED.find((one) => one.widget === widget) ?? { widget, data: {} },
);

/** The tags as HTML. */
export const tagsHtml = TAGS.map(
  ({ widget, data }) =>
    `<div data-imo-widget="${widget}"><script type="application/json">${JSON.stringify(data)}</script></div>`,
).join("\n");

/** Starts a server that stops with `stop`, and waits until it answers. */
export async function serve(
  folder: string,
  command: string,
  argsFor: (port: number) => readonly string[],
) {
  const port = await freePort();
  return serveAt(port, folder, command, argsFor(port));
}

/** Starts a server that listens at that port. */
export async function serveAt(
  port: number,
  folder: string,
  command: string,
  args: readonly string[],
) {
  const server = spawn(command, args, { cwd: folder, stdio: "ignore", detached: true });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer) break;
    if (tries > 100)
      throw new Error(`${command}: expected an answer at ${url} within 20 s, got none.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, stop: () => process.kill(-(server.pid as number)) };
}

type Visit = {
  /** The number of widgets to wait for; by default, that of `TAGS`. */
  count?: number;
  /** Called before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
};

/** Returns the widgets that have sent `imo:ready` on the page, in alphabetical order. */
export async function readyWidgets(
  url: string,
  { count = TAGS.length, prepare }: Visit = {},
): Promise<string[]> {
  const browser: Browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const ready: string[] = [];
      Object.assign(globalThis, { ready });
      document.addEventListener("imo:ready", ({ detail }) => ready.push(detail.widget));
    });
    await prepare?.(page);
    await page.goto(url);
    await page.evaluate(async () => {
      // A widget far below mounts when it comes near the window, or when the browser is idle.
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    const ready = () =>
      page.evaluate(() =>
        [...new Set((globalThis as unknown as { ready: string[] }).ready)].sort(),
      );
    for (let tries = 0; tries < 100 && (await ready()).length < count; tries += 1)
      await page.waitForTimeout(100);
    return await ready();
  } finally {
    await browser.close();
  }
}
