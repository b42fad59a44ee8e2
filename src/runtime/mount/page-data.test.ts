import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  baseUrl,
  decimal,
  id,
  idList,
  oneOf,
  optional,
  type PageDataKeys,
  placeNames,
  records,
  required,
  safeUrl,
  text,
  textList,
  withDefault,
} from "#runtime/readers.ts";
import { attributeName, readPageData } from "./page-data.ts";

const calculator = {
  tan: optional(decimal),
  precoImovel: optional(decimal),
  anos: optional(decimal),
};

/**
 * Reads page data from attributes (by their keys in camel case) and a script. Returns the values
 * and the reported problems.
 */
function read<F extends PageDataKeys>(fields: F, attributes: Record<string, string>, script = "") {
  const problems: string[] = [];
  const values = readPageData({ attributes, script }, "mortgage-calculator", fields, (message) =>
    problems.push(message),
  );
  return { values, problems };
}

test("names a misspelt number with the expectation and the consequence, and keeps the other keys", () => {
  const { values, problems } = read(calculator, { anos: "trinta", tan: "3,5" });
  expect(values).toEqual({ tan: 3.5, precoImovel: undefined, anos: undefined });
  expect(problems).toEqual([
    'mortgage-calculator: data-anos expected a number such as 30 or 2,5, got "trinta"; it is left out.',
  ]);
});

test("prefers an attribute to the same key in the script, and ignores unknown keys", () => {
  const { values, problems } = read(
    calculator,
    { tan: "4" },
    '{"tan":3,"precoImovel":250000.5,"outra":1}',
  );
  expect(values).toEqual({ tan: 4, precoImovel: 250000.5, anos: undefined });
  expect(problems).toEqual([]);
});

test("treats what Blade prints for null, an empty attribute or a null, as left out", () => {
  const { values, problems } = read(calculator, { tan: "", anos: "  " }, '{"precoImovel":null}');
  expect(values).toEqual({ tan: undefined, precoImovel: undefined, anos: undefined });
  expect(problems).toEqual([]);
});

test("uses the script's value for an empty attribute, or the default if that value is bad, and reports it", () => {
  const { values, problems } = read(
    calculator,
    { tan: "", precoImovel: " ", anos: "" },
    '{"tan":3.5,"precoImovel":"caro"}',
  );
  expect(values).toEqual({ tan: 3.5, precoImovel: undefined, anos: undefined });
  expect(problems).toEqual([
    'mortgage-calculator: "precoImovel" expected a number such as 30 or 2,5, got "caro"; it is left out.',
  ]);
  const list = { listaUrl: withDefault(safeUrl, "/lista") };
  expect(read(list, { listaUrl: "" }, '{"listaUrl":null}')).toEqual({
    values: { listaUrl: "/lista" },
    problems: [],
  });
});

test.each(["[]", '""', "null"])(
  "returns no values for a required list that is %s in the script, and reports all but the empty list",
  (given) => {
    const { values, problems } = read({ idRef: required(textList) }, {}, `{"idRef":${given}}`);
    expect(values).toBeNull();
    expect(problems).toHaveLength(given === "[]" ? 0 : 1);
  },
);

test("doesn't report an agency without people, not even in an attribute", () => {
  const people = { gente: required(records(v.object({ name: v.string() }), "a list")) };
  expect(read(people, { gente: "[]" })).toEqual({ values: null, problems: [] });
  expect(read(people, { gente: '[{"nome":"Ana"}]' }).values).toBeNull();
  expect(read(people, { gente: '[{"nome":"Ana"}]' }).problems).toEqual([
    expect.stringContaining("1 of its entries did not fit; without it the widget does not mount"),
  ]);
});

test.each(["1.250,5", "1e5", "0x10", "2 5", "3.5%", "NaN", "Infinity", "١"])(
  "refuses %s as a number",
  (typed) => {
    expect(read(calculator, { tan: typed }).values?.tan).toBeUndefined();
  },
);

test("returns no values without a required key, and says so", () => {
  const fields = { idRef: required(text) };
  expect(read(fields, {})).toEqual({
    values: null,
    problems: [
      'mortgage-calculator: "idRef" is required: expected text, got nothing; without it the widget does not mount and its fallback stays.',
    ],
  });
  expect(read(fields, {}, '{"idRef":{}}').values).toBeNull();
  expect(read(fields, {}, '{"idRef":231}').values).toEqual({ idRef: "231" });
});

test("uses the default for a bad value, and names the default", () => {
  const fields = { listaUrl: withDefault(safeUrl, "/lista") };
  const { values, problems } = read(fields, { listaUrl: "javascript:alert(1)" });
  expect(values).toEqual({ listaUrl: "/lista" });
  expect(problems[0]).toContain("data-lista-url expected a URL");
  expect(problems[0]).toContain('its default "/lista" is used.');
});

test("leaves out a key without the one that it needs, and names the missing one", () => {
  const fields = { credito: optional(text), mapa: optional(text, undefined, "credito") };
  expect(read(fields, { mapa: "/m" })).toEqual({
    values: { mapa: undefined, credito: undefined },
    problems: [
      'mortgage-calculator: data-mapa expected "credito" beside it, got nothing; it is left out.',
    ],
  });
  const both = { mapa: "/m", credito: "A" };
  expect(read(fields, both)).toEqual({ values: both, problems: [] });
  expect(read(fields, { credito: "A" }).problems).toEqual([]);
});

test.each([
  ["a list", "[1]", "got [1]; the script is ignored."],
  ["cut JSON", '{"tan":', "got text that is not JSON"],
  ["what Js::from prints", "JSON.parse('{}')", "Js::encode($data)"],
])("reports %s in the script, and still reads the attributes", (_what, script, says) => {
  const { values, problems } = read(calculator, { tan: "3" }, script);
  expect(values?.tan).toBe(3);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(says);
});

describe("readers", () => {
  const one = <F extends PageDataKeys[string]>(field: F, attribute: string) =>
    read({ x: field }, { x: attribute }).values?.x;
  const json = <F extends PageDataKeys[string]>(field: F, value: unknown) =>
    read({ x: field }, {}, JSON.stringify({ x: value })).values?.x;

  test("keep the zeros of a text, and an id in the page data's form", () => {
    expect(one(optional(text), "0712")).toBe("0712");
    expect(one(optional(id), "7")).toBe("7");
    expect(json(optional(id), 7)).toBe(7);
    expect(json(optional(idList), [7, "12"])).toEqual([7, "12"]);
    expect(one(optional(idList), "7, 12,")).toEqual(["7", "12"]);
    expect(json(optional(idList), 7)).toEqual([7]);
  });

  test("split words at commas, but leave names with commas to code that knows the places", () => {
    expect(one(optional(textList), "Moradia, Loja ,")).toEqual(["Moradia", "Loja"]);
    expect(one(optional(placeNames), "Ovar, São João, Arada")).toBe("Ovar, São João, Arada");
    expect(json(optional(placeNames), ["Ovar, São João", "Espinho"])).toEqual([
      "Ovar, São João",
      "Espinho",
    ]);
  });

  test.each([
    "https://a.pt",
    "HTTP://a.pt",
    "mailto:a@b.pt",
    "tel:+351",
    "/lista",
    "lista?x=a:b",
    "#topo",
    "//cdn.pt/x",
  ])("accept %s as a safe URL", (address) => {
    expect(one(optional(safeUrl), address)).toBe(address);
  });
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:1",
    "java\tscript:1",
    "\u0001javascript:1",
    "data:text/html,x",
    "vbscript:x",
    "blob:x",
  ])("refuse %j as a URL", (address) => {
    expect(one(optional(safeUrl), address)).toBeUndefined();
  });
  test("accept only the four schemes", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9+.-]{0,8}$/),
        fc.string(),
        (scheme, rest) => {
          const passes = one(optional(safeUrl), `${scheme}:${rest}`) !== undefined;
          return !passes || ["http", "https", "mailto", "tel"].includes(scheme.toLowerCase());
        },
      ),
    );
  });

  test("remove a base's trailing slash, and accept only a choice's own words", () => {
    expect(one(optional(baseUrl), "/sub/")).toBe("/sub");
    expect(one(optional(oneOf(["cartao", "titulo-fora"])), "titulo-fora")).toBe("titulo-fora");
    expect(one(optional(oneOf(["cartao", "titulo-fora"])), "outra")).toBeUndefined();
  });
});

test("never throw, whatever a script or an attribute contains", () => {
  const fields = {
    a: optional(decimal),
    b: optional(idList),
    c: optional(textList),
    d: optional(safeUrl),
    e: required(placeNames),
  };
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("a", "b", "c", "d", "e"), fc.string()),
      fc.oneof(fc.json(), fc.string()),
      (attributes, script) => {
        read(fields, attributes, script);
      },
    ),
  );
});

test("names a key's attribute in kebab case", () => {
  expect(attributeName("precoImovel")).toBe("data-preco-imovel");
  expect(attributeName("idRef")).toBe("data-id-ref");
});

test("reads lists as JSON in attributes, which remain if a framework removes scripts", () => {
  const fields = {
    words: optional(textList),
    team: required(records(v.object({ name: text.schema }), "people")),
  };
  const { values, problems } = read(fields, {
    words: '["Loja, nova","Moradia"]',
    team: ' [{"name":"Ana"},{"x":1}]',
  });
  expect(values).toEqual({ words: ["Loja, nova", "Moradia"], team: [{ name: "Ana" }] });
  expect(problems).toEqual([
    "mortgage-calculator: data-team expected people, 1 of its entries did not fit; the others are used.",
  ]);
});
