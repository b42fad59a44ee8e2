import { expect, test } from "vitest";
import { propertyTypes } from "#domain/fields/enumerations.ts";
import { isLetter, TypeAhead } from "./type-ahead.ts";

/** Returns the focused rows after letters, each typed after a number of ms. */
function walk(labels: readonly string[], letters: readonly (readonly [letter: string, pause: number])[]) {
  const typeAhead = new TypeAhead();
  let [current, time] = [-1, 0];
  return letters.map(([letter, pause]) => {
    time += pause;
    const row = typeAhead.findRow(labels, letter, { current, time });
    if (row >= 0) current = row;
    return labels[row] ?? null;
  });
}

test("letters that follow at once are one beginning, after a second they begin anew", () => {
  expect(
    walk(propertyTypes, [
      ["a", 0],
      ["r", 999],
    ]),
  ).toEqual(["Apartamento", "Armazém"]);
  expect(
    walk(propertyTypes, [
      ["m", 0],
      ["l", 1001],
    ]),
  ).toEqual(["Moradia", "Loja"]);
  expect(
    walk(propertyTypes, [
      ["m", 0],
      ["l", 300],
    ]),
  ).toEqual(["Moradia", null]);
});

test("a letter that no row begins with is forgotten", () => {
  expect(
    walk(propertyTypes, [
      ["x", 0],
      ["a", 300],
      ["x", 300],
      ["r", 300],
    ]),
  ).toEqual([null, "Apartamento", null, "Armazém"]);
});

test("the same letter goes from row to row, and round", () => {
  expect(
    walk(propertyTypes, [
      ["a", 0],
      ["a", 300],
      ["a", 300],
    ]),
  ).toEqual(["Apartamento", "Armazém", "Apartamento"]);
  expect(
    walk(propertyTypes, [
      ["a", 0],
      ["a", 2000],
    ]),
  ).toEqual(["Apartamento", "Armazém"]);
});

test("case and accents are ignored on either side", () => {
  expect(walk(["Rui", "Ângela"], [["a", 0]])).toEqual(["Ângela"]);
  expect(walk(["Rui", "Angela"], [["Â", 0]])).toEqual(["Angela"]);
});

test("a blank and shortcuts are not letters", () => {
  const held = { ctrlKey: false, metaKey: false, altKey: false };
  expect(isLetter({ ...held, key: "m" })).toBe(true);
  for (const key of [" ", "Enter", "Dead"]) expect(isLetter({ ...held, key }), key).toBe(false);
  expect(isLetter({ ...held, ctrlKey: true, key: "c" })).toBe(false);
});
