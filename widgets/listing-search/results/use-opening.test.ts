/** docs/product/cards.md#opening */
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useOpening } from "./use-opening.ts";

test.each([
  [undefined, true],
  [["abertura"], true],
  [["favoritos"], false],
])("on a page with the features %j pages open at once: %s", (features, isOn) => {
  const leave = vi.fn();
  const start = vi.fn(() => leave);
  const element = { current: document.body };
  const { unmount } = renderHook(() => useOpening(element, start, features));
  expect(start.mock.calls).toEqual(isOn ? [[document.body]] : []);
  unmount();
  expect(leave).toHaveBeenCalledTimes(isOn ? 1 : 0);
});
