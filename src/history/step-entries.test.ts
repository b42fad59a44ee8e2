/** docs/product/wizards.md#history */
import { expect, test } from "vitest";
import { FakeBrowser } from "../../tests/support/fake-browser.ts";
import { StepEntries } from "./step-entries.ts";

/** Opens a wizard on a site's page; `shown` are the steps that Back and Forward led to. */
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

test("Back and Forward show the step of their entry, and a page of the host's in between shows none", () => {
  const { browser, entries, shown } = open();
  entries.push(0, 1);
  entries.push(1, 2);
  browser.traverse(-1);
  browser.traverse(-1);
  browser.traverse(1);
  expect([shown, browser.index]).toEqual([[1, 0, 1], 1]);
});

test("what the host keeps in an entry stays in it, and the router hears of no step", () => {
  const { browser, entries } = open();
  entries.push(0, 1);
  expect(history.state).toMatchObject({ turbo: 0, imoSteps: { a: [0, 1] } });
  browser.traverse(-1);
  expect(history.state).toEqual({ turbo: 0, imoSteps: { a: [0] } });
  expect(browser.heard).toEqual([]);
});

test("the wizard's own Back goes to the entry behind, and where that is another step's its own becomes this one's", () => {
  const { browser, entries, shown } = open();
  entries.push(0, 1);
  entries.pop(0);
  browser.settle();
  expect([browser.index, shown]).toEqual([0, [0]]);
  // A draft that opened at the last step has nothing behind it.
  entries.push(2, 2);
  browser.reload();
  entries.pop(1);
  browser.settle();
  expect([browser.index, history.state.imoSteps.a]).toEqual([1, [2, 1]]);
});

test("an entry that shows nothing else any more is passed over on the way back, and not on the way forward", () => {
  const { browser, entries } = open(() => false);
  entries.push(0, 1);
  entries.push(1, 2);
  browser.traverse(-1);
  expect(browser.index).toBe(0);
  browser.traverse(1);
  expect(browser.index).toBe(1);
});

test("a page that is opened at an entry finds its step there, and none in what somebody else wrote", () => {
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

test("a wizard that has gone hears of nothing", () => {
  const { browser, entries, shown, stop } = open();
  entries.push(0, 1);
  stop();
  browser.traverse(-1);
  expect(shown).toEqual([]);
});
