/** docs/product/memory.md#where-it-is-kept */
import { expect, test } from "vitest";
import { toListingKey } from "./listing-key.ts";

test("a listing is known by its id, whether a number or a text, and without one by its link", () => {
  expect(toListingKey({ id: 7, link: "casa" })).toBe("7");
  expect(toListingKey({ id: " 7 ", link: "casa" })).toBe("7");
  expect(toListingKey({ id: 0, link: "casa" })).toBe("0");
  expect(toListingKey({ id: null, link: "casa" })).toBe("casa");
});

test("a listing without either can't be kept", () => {
  expect(toListingKey({ id: " ", link: "" })).toBeNull();
});
