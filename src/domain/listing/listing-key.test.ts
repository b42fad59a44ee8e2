/** docs/product/memory.md#where-it-is-kept */
import { expect, test } from "vitest";
import { toListingKey } from "./listing-key.ts";

test("identifies a listing by its id, a number or a text, or else by its link", () => {
  expect(toListingKey({ id: 7, link: "casa" })).toBe("7");
  expect(toListingKey({ id: " 7 ", link: "casa" })).toBe("7");
  expect(toListingKey({ id: 0, link: "casa" })).toBe("0");
  expect(toListingKey({ id: null, link: "casa" })).toBe("casa");
});

test("knows a listing by its identity under each id that an import gives it", () => {
  const keys = [7, 8].map((id) => toListingKey({ id, link: "casa", identidade: " OVR-1 " }));
  expect(keys).toEqual(["OVR-1", "OVR-1"]);
  expect(toListingKey({ id: 7, link: "casa", identidade: "" })).toBe("7");
});

test("gives no key to a listing that has neither", () => {
  expect(toListingKey({ id: " ", link: "" })).toBeNull();
});
