/** docs/look.md#side-panel */
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useModal } from "./use-modal.ts";

/** Renders a dialog with a button, beside the focused button that opens the dialog. */
function openWith(isOpen: boolean) {
  document.body.innerHTML =
    '<button id="opener"></button><div id="slot"><dialog><button id="inside"></button></dialog></div>';
  find("#opener").focus();
  const dialog = { current: document.querySelector("dialog") };
  const panel = dialog.current as HTMLDialogElement;
  const shown: unknown[] = [];
  vi.spyOn(panel, "showModal").mockImplementation(() => {
    // When the dialog closes, the browser returns the focus to the element that has it now.
    shown.push(document.activeElement?.id);
    panel.open = true;
  });
  const close = vi.spyOn(panel, "close");
  const { rerender, unmount } = renderHook((open: boolean) => useModal(dialog, open), {
    initialProps: isOpen,
  });
  return { panel, shown, close, rerender, unmount };
}
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
/** Waits for the mutation observers, which run some microtasks after a change. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

test("shows a panel after the next frame, and closes it at once", () => {
  const { panel, shown, rerender } = openWith(true);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(100);
  expect([shown, panel.open]).toEqual([["opener"], true]);
  rerender(false);
  expect(panel.open).toBe(false);
});

test("doesn't show a panel that is closed before its frame", () => {
  const { shown, rerender } = openWith(true);
  rerender(false);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([]);
});

test("leaves an open panel open, and doesn't close a closed one again", () => {
  const { panel, close, rerender } = openWith(false);
  expect(close).not.toHaveBeenCalled();
  panel.open = true;
  rerender(true);
  vi.advanceTimersByTime(500);
  expect([panel.open, close.mock.calls]).toEqual([true, []]);
});

test("makes a panel modal again after its slot was taken out and put back, with the focus where it was", async () => {
  const { panel, shown } = openWith(true);
  vi.advanceTimersByTime(100);
  vi.spyOn(panel, "matches").mockReturnValue(false);
  find("#inside").focus();
  const slot = find("#slot");
  slot.remove();
  document.body.append(slot);
  await settle();
  expect([shown, document.activeElement?.id]).toEqual([["opener", "opener"], "inside"]);
});

test("leaves a modal panel alone whatever changes around it, and one that is gone", async () => {
  const { panel, shown, unmount } = openWith(true);
  vi.advanceTimersByTime(100);
  const isModal = vi.spyOn(panel, "matches").mockReturnValue(true);
  document.body.append("x");
  await settle();
  isModal.mockReturnValue(false);
  unmount();
  document.body.append("y");
  await settle();
  expect(shown).toEqual(["opener"]);
});
