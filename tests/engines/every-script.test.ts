/**
 * Tests all foreign scripts at once in each engine: ten widgets work, and every message arrives.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HostServer, startHostServer } from "../browser/host-server.ts";
import { EVERY_SCRIPT, SCRIPTS } from "../hosts/every-script.ts";
import { answerOverTheWire, take } from "../support/calls-over-the-wire.ts";
import { widgetNames } from "../support/widget-tags.ts";
import { type EnginePage, engines } from "./engines.ts";

/** Simulates the first touch. */
const TOUCH = 'document.dispatchEvent(new Event("pointerdown", { bubbles: true }))';
const ALIVE = 'document.querySelectorAll("[data-imo-root] > *").length';
/** Fills all empty fields, then presses each button that continues or sends, if it is enabled. */
const GO_ON = `document.querySelectorAll("#app form:not(.imo-hero)").forEach((form) => {
  const put = (field, name, value) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name).set.call(field, value);
  const tell = (field, type) => field.dispatchEvent(new Event(type, { bubbles: true }));
  form.querySelectorAll("input, textarea, select").forEach((field) => {
    if (field.type === "radio") { if (!form.querySelector("[name=" + field.name + "]:checked")) field.click(); }
    else if (field.type === "file") {
      if (form.textContent.includes("cv.pdf")) return;
      const files = new DataTransfer();
      files.items.add(new File(["%PDF-1.4"], "cv.pdf", { type: "application/pdf" }));
      field.files = files.files;
      tell(field, "change");
    } else if (field.value === "") {
      const isList = field.localName === "select";
      put(field, "value", isList ? field.options[1].value : field.type === "email" ? "ana@example.pt" : "912345678");
      tell(field, isList ? "change" : "input");
    }
  });
  const button = form.querySelector("[type=submit]");
  if (!button.disabled) button.click();
})`;
/**
 * The failures of the bundle only, because in Firefox the page's own validator fails when it
 * submits a form by script.
 */
const OUR_FAILURES = 'failures.filter((failure) => failure.includes("/vendor/imo-widgets/"))';
const OUTCOMES = "window.outcomes";
const LISTEN = `(window.outcomes = [], document.addEventListener("imo:submit", ({ detail }) => outcomes.push(detail.outcome)))`;
const SLOW = { timeout: 30_000, interval: 300 };

for (const engine of engines.filter(({ name }) => name === process.env.IMO_ENGINE)) {
  describe.skipIf(!engine.isInstalled())(engine.name, () => {
    let host: HostServer;
    let page: EnginePage;
    beforeAll(async () => {
      host = await startHostServer();
      page = await engine.launch();
    });
    afterAll(async () => {
      await page.close();
      await host.close();
    });

    test("keeps ten widgets alive and delivers six forms beside all scripts at once", async () => {
      const heard = answerOverTheWire(host.answer, take);
      await page.goto(host.url + EVERY_SCRIPT);
      await page.evaluate(LISTEN);
      await page.evaluate(TOUCH);
      await expect.poll(() => page.evaluate(ALIVE), SLOW).toBe(widgetNames.length);
      await expect
        .poll(async () => {
          await page.evaluate(GO_ON);
          return heard.taken.length;
        }, SLOW)
        .toBe(6);
      await expect
        .poll(() => page.evaluate(OUTCOMES), SLOW)
        .toEqual(Array.from({ length: 6 }, () => "success"));
      await expect
        .poll(() => page.evaluate("Object.keys(acted)"), SLOW)
        .toEqual(expect.arrayContaining(SCRIPTS));
      expect(await page.evaluate(OUR_FAILURES)).toEqual([]);
    }, 120_000);
  });
}
