/**
 * Tests one page with all ten widgets and all foreign scripts at once: the widgets work, and every
 * message arrives.
 */
import type { Page } from "@playwright/test";
import { EVERY_SCRIPT, SCRIPTS } from "../../../hosts/every-script.ts";
import { answerOverTheWire, take } from "../../../support/calls-over-the-wire.ts";
import { widgetNames } from "../../../support/widget-tags.ts";
import { expect, recordEvents, test } from "../../fixtures.ts";
import { choose, type Plugin, plugins } from "./copied-lists.ts";
import { expectAllAlive, sendAllForms, tryEveryWidget } from "./walk.ts";

const [niceSelect] = plugins as [Plugin];

type OfPage = { acted: Record<string, number>; failures: string[] };
const acted = (page: Page) =>
  page.evaluate(() => Object.keys((globalThis as unknown as OfPage).acted));

test("keeps all ten widgets alive on a page with all scripts at once, and delivers all six forms", async ({
  page,
  host,
  answer,
  said,
}) => {
  test.slow(); // ten widgets, six forms
  await recordEvents(page);
  const heard = answerOverTheWire(answer, take);
  await page.goto(host.url + EVERY_SCRIPT);
  await expect(page.locator("[data-imo-widget]")).toHaveCount(widgetNames.length);
  await expect(page.locator("[data-imo-root]")).toHaveCount(0);
  await page.getByRole("heading", { name: "Cal e Maré" }).click();
  await expectAllAlive(page);
  await tryEveryWidget(page);
  await sendAllForms(page, heard, (list, option) => choose(page, niceSelect, list, option));
  await expect.poll(() => acted(page)).toEqual(expect.arrayContaining(SCRIPTS));
  expect(await page.evaluate(() => (globalThis as unknown as OfPage).failures)).toEqual([]);
  expect(said.errors).toEqual([]);
});
