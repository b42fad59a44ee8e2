/**
 * Tests page data both with the widgets' readers and with the JSON Schemas for other languages.
 * laravel/tests/SharedCasesTest.php runs the same cases in PHP.
 */
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPageData } from "#runtime/mount/page-data.ts";
import shared from "../contract/cases/page-data-cases.json" with { type: "json" };
import { type contractOf, contracts } from "../contract/page-data/contracts.ts";
import { alternativesOf, type JsonSchema } from "../contract/schema/json-schema.ts";
import { isJsonObject, parseJson } from "../editors/core/parse-json.ts";

type Case = {
  value: unknown;
  given?: boolean;
  accepted?: boolean;
  read?: unknown;
  silent?: boolean;
};
type Key = Awaited<ReturnType<typeof contractOf>>["keys"][number];

const FORMATS = ["safe-url", "site-url", "site-path", "comma-separated", "feature-list"];
const ajv = new Ajv2020({
  formats: Object.fromEntries(FORMATS.map((format) => [format, true])),
  strictTypes: false,
});
/** Formats whose check needs the page, so the schema is less strict than the reader. */
const OF_THE_PAGE = ["site-url", "site-path"];

const everyWidget = await contracts();
const keys = shared.keys.map(({ widget, key, cases }) => ({
  name: `${widget} ${key}`,
  key: find(widget, key),
  cases,
}));

function find(widget: string, key: string): Key {
  const found = everyWidget
    .find(({ name }) => name === widget)
    ?.keys.find((one) => one.key === key);
  if (!found) throw new Error(`page-data-cases.json: ${widget} takes no ${key}`);
  return found;
}

/** Returns the widget's value and the report, as for an optional key. */
function read({ key, reader }: Key, value: unknown) {
  const problems: string[] = [];
  const fields = { [key]: { reader, required: false, fallback: undefined } };
  const script = JSON.stringify({ [key]: value });
  const values = readPageData({ attributes: {}, script }, "widget", fields, (message) =>
    problems.push(message),
  );
  return { value: values?.[key], problems };
}

/**
 * Returns whether a schema accepts a value by the rules of docs/contract.md for other languages.
 */
function accepts(schema: JsonSchema, value: unknown): boolean {
  const held = typeof value === "string" ? parseJson(value) : undefined;
  const takes = (wanted: string) => alternativesOf(schema).some(({ type }) => type === wanted);
  const isMeant = Array.isArray(held) ? takes("array") : isJsonObject(held) && takes("object");
  return ajv.validate(schema, trimmed(isMeant ? held : value)) as boolean;
}

function trimmed(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, trimmed(one)]));
}

/**
 * Returns the schema without the schemas of a record's optional keys, because the browser drops
 * wrong values there silently.
 */
function withoutOptionalKeys({ ...schema }: JsonSchema): JsonSchema {
  const { anyOf, items, properties, required = [] } = schema;
  if (anyOf) schema.anyOf = anyOf.map(withoutOptionalKeys);
  // Entries that may be `null` are dropped silently too.
  if (items && alternativesOf(items).some(({ type }) => type === "null")) delete schema.items;
  else if (items) schema.items = withoutOptionalKeys(items);
  if (!properties) return schema;
  const kept = Object.entries(properties).filter(([key]) => required.includes(key));
  return {
    ...schema,
    properties: Object.fromEntries(kept.map(([key, one]) => [key, withoutOptionalKeys(one)])),
  };
}

test("has cases for every reader that a widget uses", () => {
  // Each widget has a separate reader for its features, but all are made in the same way.
  const kindOf = ({ reader }: Key) => (reader.features ? "features" : reader);
  const covered = new Set(keys.map(({ key }) => kindOf(key)));
  const missing = everyWidget.flatMap(({ name, keys }) =>
    keys.filter((key) => !covered.has(kindOf(key))).map(({ key }) => `${name} ${key}`),
  );
  expect(missing).toEqual([]);
});

for (const { name, key, cases } of keys) {
  describe(name, () => {
    test.each(cases as Case[])(
      "$value is read as the case says",
      ({ value, given, accepted, read: expected, silent }) => {
        const { value: got, problems } = read(key, value);
        expect(got).toEqual(expected);
        expect(problems).toHaveLength(given === false || accepted || silent ? 0 : 1);
      },
    );

    const given = (cases as Case[]).filter((one) => one.given !== false);
    test.each(given)(
      "$value is validated by the schema as the case says",
      ({ value, accepted }) => {
        const isOfThePage = alternativesOf(key.schema).some(({ format = "" }) =>
          OF_THE_PAGE.includes(format),
        );
        if (isOfThePage && typeof value === "string") expect(accepts(key.schema, value)).toBe(true);
        else expect(accepts(key.schema, value)).toBe(accepted);
      },
    );

    test("accepts the same values by reader and schema, whatever a script contains", () => {
      const isOfThePage = alternativesOf(key.schema).some(({ format = "" }) =>
        OF_THE_PAGE.includes(format),
      );
      const lenient = withoutOptionalKeys(key.schema);
      fc.assert(
        fc.property(anyValue(), (value) => {
          const isBlank = typeof value === "string" && value.trim() === "";
          fc.pre(value !== null && (!isBlank || key.reader.features !== undefined));
          const isRead = read(key, value).problems.length === 0;
          if (!isOfThePage && accepts(key.schema, value)) expect(isRead).toBe(true);
          if (isRead) expect(accepts(lenient, value)).toBe(true);
        }),
        { numRuns: 300 },
      );
    });
  });
}

/** Returns JSON of any shape, often nearly valid. */
function anyValue() {
  const text = fc.oneof(
    fc.string({
      unit: fc.constantFrom(..."aZ0179+-.,:/?#\\ \t\n\u0085\u00a0\u200b\u2028\ufeffçjavscript"),
    }),
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "7",
      "3,5",
      "Ana",
      "https://a.pt",
      "javascript:1",
      "cartao",
      "favoritos",
      "vistos,favoritos,",
      "[]",
      '[{"id":7,"name":"Ana"}]',
    ),
  );
  const leaf = fc.oneof(
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
  );
  const record = fc.record(
    { id: leaf, name: leaf, titulo: leaf, foto: leaf, link: leaf, outra: leaf },
    { requiredKeys: [] },
  );
  const list = fc.array(fc.oneof(leaf, record, fc.array(leaf)), { maxLength: 3 });
  const records = fc.array(record, { maxLength: 3 });
  const number = fc.oneof(
    leaf,
    fc.integer({ min: -1, max: 12 }),
    fc.integer({ min: -1, max: 12 }).map(String),
  );
  const paging = { current_page: number, last_page: number, total: number };
  const answer = fc.oneof(
    fc.record(
      { data: fc.oneof(list, records), ...paging },
      { requiredKeys: ["data", "current_page", "last_page"] },
    ),
    fc.record({
      data: fc.oneof(list, records),
      meta: fc.record(paging, { requiredKeys: ["current_page"] }),
    }),
  );
  return fc.oneof(
    leaf,
    text,
    list,
    records,
    records.map((one) => JSON.stringify(one)),
    record,
    answer,
    answer.map((one) => JSON.stringify(one)),
    fc.jsonValue(),
  );
}
