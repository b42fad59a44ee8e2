/** The fixtures of every browser test: the demo site, a bare host, and the page's errors. */
import { mkdtemp, rm } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, type Page } from "@playwright/test";
import AxeBuilder from "axe-core";
import { type RunningSite, startSite } from "../../demo/server/start.ts";
import { expectAllMatched } from "../support/held-requests.ts";
import { type HostServer, startHostServer } from "./host-server.ts";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

export const INCLUDES = `<link rel="stylesheet" href="/vendor/imo-widgets/imo-widgets.css">
<script type="module" src="/vendor/imo-widgets/imo-widgets.js"></script>`;

/**
 * Chromium logs this when a test queries a role while old cards wait for new ones, because roles
 * are also computed in hidden content.
 */
const CAUSED_BY_TESTS = "Rendering was performed in a subtree hidden by content-visibility.";

type Said = { console: string[]; errors: string[] };
type Fixtures = {
  /** Serves a bare page with this body and opens it. */
  open: (
    body: string,
    options?: { headers?: Record<string, string>; head?: string; path?: string; query?: string },
  ) => Promise<void>;
  /**
   * Answers the bare host's requests for paths with this prefix, over the wire, until the test
   * ends.
   */
  answer: (prefix: string, listener: RequestListener) => void;
  /** The page's console messages, and the errors of `window.onerror`. */
  said: Said;
  /** Checks at the end of each test that all requests that it holds were sent. */
  held: undefined;
};
type WorkerFixtures = { site: RunningSite; host: HostServer };

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "imo-site-"));
      const site = await startSite({ database: join(folder, "demo.sqlite"), dist: DIST });
      await use(site);
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const host = await startHostServer();
      await use(host);
      await host.close();
    },
    { scope: "worker" },
  ],
  said: [
    async ({ page }, use) => {
      const said: Said = { console: [], errors: [] };
      page.on("console", (message) => {
        if (message.text() !== CAUSED_BY_TESTS)
          said.console.push(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => said.errors.push(error.message));
      await use(said);
    },
    { auto: true },
  ],
  held: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      await use(undefined);
      expectAllMatched();
    },
    { auto: true },
  ],
  answer: async ({ host }, use) => {
    const ends: (() => void)[] = [];
    await use((prefix, listener) => void ends.push(host.answer(prefix, listener)));
    for (const end of ends) end();
  },
  open: async ({ page, host }, use) => {
    let pages = 0;
    await use(async (body, { headers = {}, head = INCLUDES, path, query = "" } = {}) => {
      pages += 1;
      const servedPath = path ?? `/page-${pages}`;
      host.serve(servedPath, { html: documentWith(head, body), headers });
      await page.goto(host.url + servedPath + query);
    });
  },
});
export { expect } from "@playwright/test";

function documentWith(head: string, body: string): string {
  return `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Página do site</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body>${body}</body></html>`;
}

/**
 * Returns the violations that axe finds in `selector`, as readable lines; a cut name's full form is accepted
 * (docs/product/everywhere.md#cut-names).
 */
export async function violations(page: Page, selector = "body"): Promise<string[]> {
  await page.evaluate(AxeBuilder.source);
  return page.evaluate(async (scope) => {
    const axe = (globalThis as unknown as { axe: typeof import("axe-core") }).axe;
    // Transitions are finished first, because a button that fades from grey would be judged by an
    // intermediate colour.
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fading.map((one) => one.finished));
    const { violations } = await axe.run(scope, {
      rules: { "label-content-name-mismatch": { enabled: false } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
    );
  }, selector);
}

/** Records every `imo:*` event from now on, to be read by `events(page)`. */
export async function recordEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(globalThis, { seen });
    for (const type of [
      "imo:ready",
      "imo:error",
      "imo:search",
      "imo:results",
      "imo:submit",
      "imo:simulate",
      "imo:favorite",
      "imo:share",
      "imo:compare",
      "imo:alert",
    ]) {
      document.addEventListener(type, (event) =>
        seen.push({ type, detail: (event as CustomEvent).detail }),
      );
    }
  });
}

export type SeenEvent = { type: string; detail: Record<string, unknown> };

/** Returns the events that `recordEvents` has recorded. */
export function events(page: Page, type?: string): Promise<SeenEvent[]> {
  return page.evaluate(
    (wanted) =>
      (globalThis as unknown as { seen: SeenEvent[] }).seen.filter(
        (event) => !wanted || event.type === wanted,
      ),
    type,
  );
}

/** Returns the bundle's scripts that the page has requested besides the entry, as paths in `dist/`. */
export function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/vendor\/imo-widgets\/(.+\.js)/.exec(name)?.[1] ?? [])
      .filter((file) => file !== "imo-widgets.js"),
  );
}
