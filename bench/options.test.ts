import { expect, test } from "vitest";
import { chooseTasks, readOptions } from "./options.ts";
import { formatSubject, type Make, type PageName, type Task } from "./subjects.ts";

const task = (make: Make, page: PageName, ...rows: string[]): Task => ({
  subject: { make, page },
  rows,
  run: async () => ({}),
});
const tasks = [
  task("bare", "island", "ready", "bytes"),
  task("ours", "hero", "ready", "bytes"),
  task("ours", "listing", "ready", "bytes"),
  task("primereact", "listing", "ready", "bytes"),
  task("ours", "listing", "panel"),
];
const chosen = (...only: string[]) =>
  chooseTasks(tasks, only).map(({ subject, rows }) => `${formatSubject(subject)} ${rows[0]}`);

test("chooses all rows of a make's page, and the island to compare with", () => {
  expect(chosen("ours/listing")).toEqual([
    "bare ready",
    "ours/listing ready",
    "ours/listing panel",
  ]);
});

test("chooses one row of one page in every make", () => {
  expect(chosen("bytes", "listing")).toEqual([
    "bare ready",
    "ours/listing ready",
    "primereact/listing ready",
  ]);
});

test("refuses a word that names nothing, and words that match nothing together", () => {
  expect(() => chosen("listings")).toThrow(
    '--only: expected a row, a make or a page, got "listings"',
  );
  expect(() => chosen("panel", "hero")).toThrow("nothing is both panel and hero");
});

test("slows down by 4 unless told otherwise, and refuses to speed up", () => {
  expect(readOptions([])).toMatchObject({ slowdown: 4, before: undefined });
  expect(readOptions(["--slowdown", "1.6"])).toMatchObject({ slowdown: 1.6 });
  expect(() => readOptions(["--slowdown", "0.5"])).toThrow(
    '--slowdown: expected a number from 1 up, got "0.5".',
  );
  expect(() => readOptions(["--slowdown", "fast"])).toThrow(
    '--slowdown: expected a number from 1 up, got "fast".',
  );
});

test("accepts only a whole number of rounds above 0", () => {
  expect(readOptions(["--rounds", "3", "--only", "ours,hero"])).toMatchObject({
    rounds: 3,
    only: ["ours", "hero"],
  });
  expect(() => readOptions(["--rounds", "0"])).toThrow(
    '--rounds: expected a whole number above 0, got "0".',
  );
});
