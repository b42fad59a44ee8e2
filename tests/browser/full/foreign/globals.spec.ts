/**
 * Tests that all ten widgets work beside old libraries that change what every script relies on:
 * prototypes, `Promise`, `fetch`, `history` and JSON (docs/contract.md#scripts-of-the-page).
 */
import { answerOverTheWire, take } from "../../../support/calls-over-the-wire.ts";
import { expect, INCLUDES, recordEvents, test } from "../../fixtures.ts";
import { everyTag, expectAllAlive, sendAllForms, tryEveryWidget } from "./walk.ts";

/** The changes that old libraries make to a page's globals. */
const CHANGES = `
  Object.prototype.extend = function () {};
  Object.prototype.each = function () {};
  Array.prototype.remove = function (item) { this.splice(this.indexOf(item), 1); };
  Array.prototype.last = function () { return this[this.length - 1]; };
  String.prototype.replaceAll = function (search, replacement) { return this.replace(new RegExp(search, "g"), replacement); };
  Number.prototype.toLocaleString = function () { return String(this); };
  HTMLElement.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); return this; };
  HTMLElement.prototype.scrollTo = function () { window.scrollTo(0, this.offsetTop); return this; };
  Array.prototype.toJSON = function () { return this.slice(); };
  window.Promise = class extends Promise {};
  var askFirst = window.fetch;
  window.fetch = function (...given) { return new Promise((resolve, reject) => askFirst.apply(window, given).then(resolve, reject)); };
  ["pushState", "replaceState"].forEach(function (name) {
    var original = history[name];
    history[name] = function (...given) { original.apply(this, given); dispatchEvent(new Event("locationchange")); };
  });
  ["log", "info", "warn", "error"].forEach(function (name) { console[name] = undefined; });
  window.onerror = function () { return true; };`;
/** An expression that is true if the changes are in effect. */
const PROOF = `(() => { const keys = []; for (const key in {}) keys.push(key); return keys.length === 2; })() &&
  "a.b".replaceAll(".", "") === "" && [1].last() === 1 && !String(fetch).includes("native") && console.error === undefined`;

test("keeps all ten widgets alive with changed prototypes, Promise, fetch, history and console, and delivers all six forms", async ({
  page,
  open,
  answer,
  said,
}) => {
  test.slow(); // ten widgets, six forms
  await recordEvents(page);
  const heard = answerOverTheWire(answer, take);
  await open(everyTag, { head: `<script>${CHANGES}</script>${INCLUDES}` });
  expect(await page.evaluate(PROOF)).toBe(true);
  await expectAllAlive(page);
  await tryEveryWidget(page);
  await sendAllForms(page, heard);
  expect(said.errors).toEqual([]);
});

test("keeps calls, pages and listings on the site itself under a base URL", async ({
  page,
  open,
  answer,
  said,
}) => {
  answerOverTheWire(answer, take);
  await open('<div data-imo-widget="listing-search"></div>', {
    head: `<base href="/site/" target="_blank">${INCLUDES}`,
    path: "/lista",
  });
  await page.getByRole("link", { name: "Página 2", exact: true }).click();
  const home = page.getByRole("link", { name: "Casa 200", exact: true }).last();
  await expect(home).toBeVisible();
  await expect(page).toHaveURL(/\/lista\?pagina=2$/);
  expect(await home.evaluate((link: HTMLAnchorElement) => new URL(link.href).pathname)).toBe(
    "/casa-200_200",
  );
  expect(await page.evaluate(() => new URL("x", document.baseURI).pathname)).toBe("/site/x");
  expect(page.context().pages()).toHaveLength(1);
  expect(said.errors).toEqual([]);
});
