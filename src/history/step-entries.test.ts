/** docs/product/wizards.md#history */
import { expect, test } from "vitest";
import { FakeBrowser } from "../../tests/support/fake-browser.ts";
import { StepEntries } from "./step-entries.ts";

/** Opens a wizard on a site's page; `shown` lists the steps that Back and Forward led to. */
function open(seesChange = () => true) {
  const browser = new FakeBrowser("/avaliacao", () => {});
  const entries = new StepEntries("a");
  const shown: number[] = [];
  const stop = entries.watch((step) => {
    shown.push(step);
    return seesChange();
  });
  return { browser, entries, shown, stop };
}

test("shows each entry's step on Back and Forward, and none at a page of the host in between", () => {
  const { browser, entries, shown } = open();
  entries.push(0, 1);
  entries.push(1, 2);
  browser.traverse(-1);
  browser.traverse(-1);
  browser.traverse(1);
  expect([shown, browser.index]).toEqual([[1, 0, 1], 1]);
});

test("keeps what the host stores in an entry, and hides the steps from the router", () => {
  const { browser, entries } = open();
  entries.push(0, 1);
  expect(history.state).toMatchObject({ turbo: 0, imoSteps: { a: [0, 1] } });
  browser.traverse(-1);
  expect(history.state).toEqual({ turbo: 0, imoSteps: { a: [0] } });
  expect(browser.heard).toEqual([]);
});

test("on the wizard's own Back, returns to the step's entry, or turns the current entry into it if the step has none", () => {
  const { browser, entries, shown } = open();
  entries.push(0, 1);
  entries.pop(0);
  browser.settle();
  expect([browser.index, shown]).toEqual([0, [0]]);
  // A draft that was restored at the last step has no entry before it.
  entries.push(2, 2);
  browser.reload();
  entries.pop(1);
  browser.settle();
  expect([browser.index, history.state.imoSteps.a]).toEqual([1, [2, 1]]);
});

test("skips an entry that no longer shows anything different on the way back, but not forward", () => {
  const { browser, entries } = open(() => false);
  entries.push(0, 1);
  entries.push(1, 2);
  browser.traverse(-1);
  expect(browser.index).toBe(0);
  browser.traverse(1);
  expect(browser.index).toBe(1);
});

test("finds the step of the entry at which a page is opened, but none in what another script wrote", () => {
  const { browser, entries } = open();
  entries.push(0, 1);
  browser.reload();
  const again = new StepEntries("a");
  expect([again.find(), new StepEntries("b").find()]).toEqual([1, undefined]);
  again.pop(0);
  browser.settle();
  expect(browser.index).toBe(0);
  for (const path of [[], ["1"], [0.5], "1", null, { 0: 1 }]) {
    history.replaceState({ imoSteps: { a: path } }, "");
    expect(new StepEntries("a").find()).toBeUndefined();
  }
});

test("reports nothing to a wizard that is gone", () => {
  const { browser, entries, shown, stop } = open();
  entries.push(0, 1);
  stop();
  browser.traverse(-1);
  expect(shown).toEqual([]);
});
