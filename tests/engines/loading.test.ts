/**
 * Tests the loading of code in each engine (docs/contract.md#failed-chunks): every file is
 * requested once, and a failure has the documented result.
 */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { builtFile } from "../support/built-files.ts";
import { drawnPlainTag } from "../support/drawn-tags.ts";
import { type EnginePage, engines } from "./engines.ts";
import { type Behaviour, type Site, startSite } from "./site.ts";

const manifest = JSON.parse(
  readFileSync(new URL("../../dist/manifest.json", import.meta.url), "utf8"),
);
const { preload, css } = manifest["widgets/hero-search/index.ts"] as {
  preload: string[];
  css: string[];
};
/** A file that the widget shares with others. */
const SHARED = builtFile("react-dom");
const FILES = [...preload, ...css];
const INCLUDES =
  '<link rel="stylesheet" href="/w/imo-widgets.css"><script type="module" src="/w/imo-widgets.js"></script>';
const HERO = '<div data-imo-widget="hero-search"><p>Procure connosco</p></div>';
/** Evaluates to `ready`, `failed`, or nothing as long as the outcome is unknown. */
const OUTCOME =
  'document.querySelector(".imo-hero") ? "ready" : document.querySelector("[data-imo-none]") ? "failed" : ""';
/** Only Firefox remembers a failed import as long as the page lives. */
const ends = (engine: string) => (engine === "Firefox" ? "failed" : "ready");
const PRELOADS = [
  ...preload.map((file) => `<link rel="modulepreload" href="/w/${file}">`),
  ...css.map((file) => `<link rel="stylesheet" href="/w/${file}">`),
].join("");
/** Types into every field with the events that React expects from a visitor. */
const FILL = `document.querySelectorAll("form input, form textarea, form select").forEach((field) => {
  if (field.type === "radio") return field.click();
  const text = field.type === "email" ? "ana@example.pt" : field.localName === "select" ? field.options[1].value : "912345678";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, text);
  field.dispatchEvent(new Event(field.localName === "select" ? "change" : "input", { bubbles: true }));
})`;
/**
 * The button of every form is drawn disabled (src/runtime/mount/drawn.test.tsx); these two kinds of
 * form differ in what an engine restores.
 */
const FORMS = ["agency-contact", "recruitment-wizard"] as const;
/** Pages whose script is missing, whose code never arrives, and whose code is refused. */
const WITHOUT_CODE = [{ head: "" }, { chunks: "late" }, { chunks: "blocked" }] as const;
const IS_ALIVE = "!document.querySelector('[data-imo-drawn]')";
/** The timeout allows for three engines on a machine that also does other work. */
const SLOW = { timeout: 60_000 };
const IS_RELOADED =
  "document.readyState !== 'loading' && !document.documentElement.dataset.left && !!document.querySelector('[data-imo-drawn]')";
/** Submits by a click and by Enter in a field; the mark disappears if the page is left. */
const SUBMIT = `document.querySelectorAll("form").forEach((form) => {
  const button = form.querySelector("[type=submit]");
  button.disabled = false;
  performance.mark("submitted");
  button.click();
  form.requestSubmit();
})`;
const NONCE =
  "default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc'; img-src 'self' data:; connect-src 'self'";

for (const engine of engines.filter(({ name }) => name === process.env.IMO_ENGINE)) {
  const isInstalled = engine.isInstalled();
  if (!isInstalled) console.warn(`SKIPPED: ${engine.name} is not installed (${engine.install}).`);

  describe.skipIf(!isInstalled)(engine.name, () => {
    let site: Site;
    let page: EnginePage;
    // Each test has a separate site, because WebKit's last page may still send requests after it is
    // closed.
    beforeEach(async () => {
      site = await startSite();
    });
    afterEach(() => site.close());

    /**
     * Opens the page in a fresh browser and, once the widget has mounted, returns the requested
     * paths.
     */
    async function chunksOf(behaviour: Partial<Behaviour>): Promise<string[]> {
      site.behave({ head: INCLUDES, body: HERO, ...behaviour });
      page = await engine.launch();
      try {
        await page.goto(site.url);
        await expect
          .poll(
            () => page.evaluate('document.querySelectorAll("[data-imo-root] .imo-hero").length'),
            {
              timeout: 60_000,
            },
          )
          .toBe(1);
      } finally {
        await page.close();
      }
      return site.chunks.map((path) => path.slice("/w/".length)).sort();
    }

    test("loads every file of a widget once", async () => {
      expect(await chunksOf({})).toEqual([...FILES].sort());
    });

    test("downloads preloaded files once, even without caching headers", async () => {
      expect(await chunksOf({ head: PRELOADS + INCLUDES, cacheControl: "no-store" })).toEqual(
        [...FILES].sort(),
      );
    });

    test("mounts a widget whose own file failed once", async () => {
      const asked = await chunksOf({ failFirst: { file: /hero-search-.*js/, how: "status" } });
      expect(asked.filter((path) => /hero-search-.*js/.test(path)).length).toBeGreaterThan(1);
    });

    test("retries only the style sheet that failed", async () => {
      const asked = await chunksOf({ failFirst: { file: /hero-search-.*css/, how: "status" } });
      const [sheet] = FILES.filter((path) => /hero-search-.*css/.test(path));
      expect(asked).toEqual([...FILES, `${sheet}?r=1`].sort());
    });

    const OUTCOMES = { "two lines": INCLUDES, "with its files preloaded": PRELOADS + INCLUDES };
    for (const [head, markup] of Object.entries(OUTCOMES)) {
      test(`recovers by a reload from a shared file that failed once, ${head}`, async () => {
        site.behave({
          head: markup,
          body: HERO,
          failFirst: { file: new RegExp(SHARED), how: "status" },
        });
        page = await engine.launch();
        try {
          await page.goto(site.url);
          await expect
            .poll(() => page.evaluate(OUTCOME), { timeout: 60_000 })
            .toBe(ends(engine.name));
          await page.goto(site.url);
          await expect.poll(() => page.evaluate(OUTCOME), { timeout: 60_000 }).toBe("ready");
        } finally {
          await page.close();
        }
      });
    }
    test.each(FORMS)(
      "%s: sends nothing from a form whose code is late, blocked or gone",
      async (widget) => {
        const body = await drawnPlainTag(widget);
        // Otherwise the browser would have the code in its cache.
        site.behave({ head: INCLUDES, body, cacheControl: "no-store" });
        page = await engine.launch();
        const isEnabled = () =>
          page.evaluate("!document.querySelector('form [type=submit]').disabled");
        try {
          await page.goto(site.url);
          await expect.poll(() => page.evaluate(IS_ALIVE), SLOW).toBe(true);
          await page.evaluate(FILL);
          await expect.poll(isEnabled, SLOW).toBe(true);
          for (const behaviour of WITHOUT_CODE) {
            site.behave({ head: INCLUDES, body, ...behaviour });
            await page.evaluate(
              "document.documentElement.dataset.left = location.reload() ?? 'yes'",
            );
            await expect.poll(() => page.evaluate(IS_RELOADED), SLOW).toBe(true);
            // Firefox restores typed text, and could also restore the button's state.
            expect(await isEnabled()).toBe(false);
            await page.evaluate(SUBMIT);
            // If a form had been sent, the page would have been left, or the request received,
            // before this later request is answered.
            await page.evaluate("fetch(location.href).then(() => true)");
            expect(await page.evaluate("location.href")).toBe(site.url);
            expect(await page.evaluate("performance.getEntriesByName('submitted').length")).toBe(1);
          }
        } finally {
          await page.close();
        }
      },
    );

    test("loads under a policy that only allows nonces", async () => {
      const head = INCLUDES.replaceAll(/<(link|script)/g, '<$1 nonce="abc"');
      expect(await chunksOf({ head, policy: NONCE })).toEqual([...FILES].sort());
    });
  });
}
