import { expect, test } from "vitest";
import { optional, text } from "#runtime/readers.ts";
import shared from "../../../contract/cases/fingerprints.json" with { type: "json" };
import { toFingerprint } from "./fingerprint.ts";

test.each(shared.cases)("computes $fingerprint like PHP", ({ keys, fingerprint, ...drawnFrom }) => {
  const pageData = Object.fromEntries(keys.map((key) => [key, optional(text)]));
  expect(toFingerprint(drawnFrom, pageData)).toBe(fingerprint);
});

test("depends on every part, but not on what a framework wrote to the host", () => {
  const pageData = { tan: optional(text) };
  const tag = { version: "1", attributes: { tan: "3" }, script: "{}", query: "a" };
  const variants = [
    tag,
    { ...tag, version: "2" },
    { ...tag, attributes: { tan: "4" } },
    { ...tag, attributes: {} },
    { ...tag, script: "{} " },
    { ...tag, query: "b" },
    { ...tag, query: undefined },
  ];
  expect(new Set(variants.map((variant) => toFingerprint(variant, pageData))).size).toBe(
    variants.length,
  );
  expect(toFingerprint({ ...tag, attributes: { tan: "3", controller: "x" } }, pageData)).toBe(
    toFingerprint(tag, pageData),
  );
});
