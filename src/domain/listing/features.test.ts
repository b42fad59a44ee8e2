/** docs/contract.md#features */
import { expect, test } from "vitest";
import { hasFeature } from "./features.ts";

test("switches all features on if the page says nothing", () => {
  expect(hasFeature(undefined, "favoritos")).toBe(true);
});

test("switches on only the features that the page names", () => {
  expect(hasFeature(["vistos"], "vistos")).toBe(true);
  expect(hasFeature(["vistos"], "favoritos")).toBe(false);
});

test("switches all features off if the page names none", () => {
  expect(hasFeature([], "favoritos")).toBe(false);
  expect(hasFeature(["nenhuma"], "favoritos")).toBe(false);
});
