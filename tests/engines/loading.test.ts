/** The loading of the code in each engine (docs/contract.md#failed-chunks): every file once, and the result of a failure. */
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
/** `ready`, `failed`, or nothing as long as neither is known. */
const OUTCOME =
  'document.querySelector(".imo-hero") ? "ready" : document.querySelector("[data-imo-none]") ? "failed" : ""';
/** Firefox alone remembers for as long as the page lives that an import failed. */
const ends = (engine: string) => (engine === "Firefox" ? "failed" : "ready");
const PRELOADS = [
  ...preload.map((file) => `<link rel="modulepreload" href="/w/${file}">`),
  ...css.map((file) => `<link rel="stylesheet" href="/w/${file}">`),
].join("");
/** Types into every field as a visitor does, as far as React can tell. */
const FILL = `document.querySelectorAll("form input, form textarea, form select").forEach((field) => {
  if (field.type === "radio") return field.click();
  const text = field.type === "email" ? "ana@example.pt" : field.localName === "select" ? field.options[1].value : "912345678";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, text);
  field.dispatchEvent(new Event(field.localName === "select" ? "change" : "input", { bubbles: true }));
})`;
/** Of all forms the button is drawn disabled (src/runtime/mount/drawn.test.tsx); what an engine restores differs by kind. */
const FORMS = ["agency-contact", "recruitment-wizard"] as const;
/** A page whose script is gone, whose code does not come, and whose code is refused. */
const WITHOUT_CODE = [{ head: "" }, { chunks: "late" }, { chunks: "blocked" }] as const;
const IS_ALIVE = "!document.querySelector('[data-imo-drawn]')";
/** Three engines on a machine that does other things too. */
const SLOW = { timeout: 60_000 };
const IS_RELOADED =
  "document.readyState !== 'loading' && !document.documentElement.dataset.left && !!document.querySelector('[data-imo-drawn]')";
/** A click, and Enter in a field; the mark is gone where the page was left. */
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
    // Each test has a site of its own, because WebKit's last page may still send requests after it is closed.
    beforeEach(async () => {
      site = await startSite();
    });
    afterEach(() => site.close());

    /** Opens the page in a browser without a past, and gives the paths that were asked for once the widget is there. */
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
        // Else a browser would have the code already.
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
            // Firefox restores typed texts, and would restore the button's state.
            expect(await isEnabled()).toBe(false);
            await page.evaluate(SUBMIT);
            // A form that was sent has left the page, or its request has come, before the answer to a later request.
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
