import { expect, test } from "vitest";
import { propertyTypes } from "#domain/fields/enumerations.ts";
import { isLetter, TypeAhead } from "./type-ahead.ts";

/**
 * Returns the label of the row that each letter finds, or `null`. Each pause, in ms, precedes its
 * letter.
 */
function walk(
  labels: readonly string[],
  letters: readonly (readonly [letter: string, pause: number])[],
) {
  const typeAhead = new TypeAhead();
  let [current, time] = [-1, 0];
  return letters.map(([letter, pause]) => {
    time += pause;
    const row = typeAhead.findRow(labels, letter, { current, time });
    if (row >= 0) current = row;
    return labels[row] ?? null;
  });
}

test("joins letters typed within a second, and starts over after that", () => {
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

test("forgets a letter that no row begins with", () => {
  expect(
    walk(propertyTypes, [
      ["x", 0],
      ["a", 300],
      ["x", 300],
      ["r", 300],
    ]),
  ).toEqual([null, "Apartamento", null, "Armazém"]);
});

test("with the same letter, goes from row to row and back to the first", () => {
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

test("ignores case and accents in both the letter and the rows", () => {
  expect(walk(["Rui", "Ângela"], [["a", 0]])).toEqual(["Ângela"]);
  expect(walk(["Rui", "Angela"], [["Â", 0]])).toEqual(["Angela"]);
});

test("treats neither a blank nor a shortcut as a letter", () => {
  const held = { ctrlKey: false, metaKey: false, altKey: false };
  expect(isLetter({ ...held, key: "m" })).toBe(true);
  for (const key of [" ", "Enter", "Dead"]) expect(isLetter({ ...held, key }), key).toBe(false);
  expect(isLetter({ ...held, ctrlKey: true, key: "c" })).toBe(false);
});
