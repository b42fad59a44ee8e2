/** docs/contract.md#features */
import { expect, test } from "vitest";
import { hasFeature } from "./features.ts";

test("a page that says nothing has everything", () => {
  expect(hasFeature(undefined, "favoritos")).toBe(true);
});

test("a page that names some has those alone", () => {
  expect(hasFeature(["vistos"], "vistos")).toBe(true);
  expect(hasFeature(["vistos"], "favoritos")).toBe(false);
});

test("a page that names none has nothing", () => {
  expect(hasFeature([], "favoritos")).toBe(false);
  expect(hasFeature(["nenhuma"], "favoritos")).toBe(false);
});
