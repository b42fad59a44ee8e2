/** docs/product/memory.md#where-it-is-kept */
import { expect, test } from "vitest";
import { toListingKey, toListingMatcher } from "./listing-key.ts";

test("identifies a listing by its id (a number or text), or else by its link", () => {
  expect(toListingKey({ id: 7, link: "casa" })).toBe("7");
  expect(toListingKey({ id: " 7 ", link: "casa" })).toBe("7");
  expect(toListingKey({ id: 0, link: "casa" })).toBe("0");
  expect(toListingKey({ id: null, link: "casa" })).toBe("casa");
});

test("recognises a listing by its identity under every id that an import gives it", () => {
  const keys = [7, 8].map((id) => toListingKey({ id, link: "casa", identidade: " OVR-1 " }));
  expect(keys).toEqual(["OVR-1", "OVR-1"]);
  expect(toListingKey({ id: 7, link: "casa", identidade: "" })).toBe("7");
});

test("returns no key for a listing that has neither", () => {
  expect(toListingKey({ id: " ", link: "" })).toBeNull();
});

test("compares ids only if a listing has no identity", () => {
  const kept = { id: 7, link: "casa_7", identidade: "OVR-1" };
  const compare = (data: object) => {
    const other = { ...kept, ...data };
    const isSame = toListingMatcher([kept])(other);
    expect(toListingMatcher([other])(kept)).toBe(isSame);
    return isSame;
  };
  expect(compare({ id: 901 })).toBe(true);
  expect(compare({ identidade: "OVR-2" })).toBe(false);
  expect(compare({ identidade: undefined })).toBe(true);
  expect(compare({ identidade: " ", id: 8 })).toBe(false);
  expect(toListingMatcher([{ id: null, link: "" }])({ id: null, link: "" })).toBe(false);
});
