/** docs/product/memory.md#where-it-is-kept */
import { expect, test } from "vitest";
import { toListingKey } from "./listing-key.ts";

test("identifies a listing by its id, a number or a text, or else by its link", () => {
  expect(toListingKey({ id: 7, link: "casa" })).toBe("7");
  expect(toListingKey({ id: " 7 ", link: "casa" })).toBe("7");
  expect(toListingKey({ id: 0, link: "casa" })).toBe("0");
  expect(toListingKey({ id: null, link: "casa" })).toBe("casa");
});

test("gives no key to a listing that has neither", () => {
  expect(toListingKey({ id: " ", link: "" })).toBeNull();
});
