import fc from "fast-check";
import * as valibot from "valibot";
import { expect, test } from "vitest";
import * as shim from "./valibot-shim.ts";

type Library = typeof shim;
/** A schema that either library can make. */
type Make = (v: Library) => ReturnType<Library["string"]>;

const real = valibot as unknown as Library;

const even = (value: unknown) => Number(value) % 2 === 0;
const doubled = (value: unknown) => `${value}${value}`;

const { schema } = fc.letrec<{ schema: Make; list: Make[] }>((tie) => {
  const inner = tie("schema");
  return {
    list: fc.array(inner, { minLength: 1, maxLength: 3 }),
    schema: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom<Make>(
        (v) => v.string(),
        (v) => v.number(),
        (v) => v.boolean(),
        (v) => v.unknown(),
        (v) => v.literal(1),
        (v) => v.picklist(["a", "bc", "7"]),
        (v) => v.pipe(v.string(), v.trim(), v.regex(/^\w/), v.transform(Number), v.finite()),
        (v) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(2), v.transform(doubled)),
        (v) => v.pipe(v.number(), v.integer(), v.minValue(0), v.check(even), v.transform(doubled), v.string()),
        (v) => v.pipe(v.array(v.unknown()), v.maxLength(1)),
      ),
      inner.map(
        (of): Make =>
          (v) =>
            v.array(of(v)),
      ),
      inner.map(
        (of): Make =>
          (v) =>
            v.nullable(of(v)),
      ),
      inner.map(
        (of): Make =>
          (v) =>
            v.optional(of(v)),
      ),
      inner.map(
        (of): Make =>
          (v) =>
            v.fallback(of(v), null),
      ),
      inner.map(
        (of): Make =>
          (v) =>
            v.fallback(of(v), undefined),
      ),
      inner.map(
        (of): Make =>
          (v) =>
            v.pipe(of(v), v.check(even), v.transform(doubled)),
      ),
      tie("list").map(
        (of): Make =>
          (v) =>
            v.union(of.map((one) => one(v))),
      ),
      tie("list").map(
        (of): Make =>
          (v) =>
            v.object(Object.fromEntries(of.map((one, index) => ["abc"[index], one(v)]))),
      ),
    ),
  };
});

const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(undefined, null, true, 0, 1, 2, 2.5, -4, Number.NaN, Number.POSITIVE_INFINITY),
    fc.constantFrom("", " ", "a", " bc ", "7", "1e999", "-"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "c"), tie("value"), { maxKeys: 3 }),
  ),
})).value;

/** What widgets ask of a result: whether the value fits, and if so what it was read as. */
function read(v: Library, make: Make, given: unknown) {
  const { success, output } = v.safeParse(make(v), structuredClone(given));
  return success ? { output } : "does not fit";
}

test("any schema of the shim reads any value as valibot's does", () => {
  fc.assert(
    fc.property(schema, value, (make, given) => {
      expect(read(shim, make, given)).toStrictEqual(read(real, make, given));
    }),
    { numRuns: 3000 },
  );
});

test("a union names its options, of which a wider one can be made", () => {
  const narrow = shim.union([shim.string(), shim.number()]);
  expect(shim.is(shim.union([...narrow.options, shim.boolean()]), true)).toBe(true);
  expect(shim.is(narrow, true)).toBe(false);
});

test("a developer whose API answers wrongly reads what was expected where", () => {
  const answer = shim.object({ data: shim.array(shim.object({ id: shim.string() })), total: shim.number() });
  expect(shim.safeParse(answer, { data: [{ id: "1" }, { id: 2 }] }).issues).toEqual([
    { path: ["data", 1, "id"], expected: "string", received: 2 },
    { path: ["total"], expected: "number", received: undefined },
  ]);
  expect(() => shim.parse(answer, null)).toThrow(TypeError);
});
