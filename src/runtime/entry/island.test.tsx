/**
 * Requests that are sent before a widget has loaded, and only then
 * (docs/product/listing.md#requests).
 */
import { afterEach, expect, test, vi } from "vitest";
import type { LoadWidget } from "#runtime/contract.ts";
import { defineWidget } from "#runtime/define-widget.ts";
import { workDone } from "../../../tests/support/turns.ts";
import { mountIsland } from "./island.ts";

const widget = defineWidget({
  name: "hero-search",
  pageData: {},
  component: () => <p>pesquisa</p>,
});

/**
 * Starts a host whose widget has loaded; `early` is called once `earlyCode` resolves, if it is
 * needed.
 */
function begin(earlyCode: Promise<void>) {
  const early = vi.fn();
  const load: LoadWidget = Object.assign(async () => ({ default: widget }), {
    early: () => earlyCode.then(() => ({ early })),
  });
  const host = document.body.appendChild(document.createElement("div"));
  const ready = new Promise((resolve) => host.addEventListener("imo:ready", resolve));
  mountIsland(host, "hero-search", load, ["hero-search"]);
  return { early, ready };
}

afterEach(() => document.body.replaceChildren());

test("requests the first search as soon as the code for it has loaded", async () => {
  const { early, ready } = begin(Promise.resolve());
  await ready;
  expect(early).toHaveBeenCalledTimes(1);
});

test("leaves the first search to a widget that mounted before that code had loaded", async () => {
  let come = () => {};
  const code = new Promise<void>((resolve) => {
    come = resolve;
  });
  const { early, ready } = begin(code);
  await ready;
  come();
  await workDone();
  expect(early).not.toHaveBeenCalled();
});
