import fc from "fast-check";
import { expect, test } from "vitest";
import { readPageData } from "./mount/page-data.ts";
import { sitePath, siteUrl, withDefault } from "./readers.ts";

const fields = { listaUrl: withDefault(siteUrl, "/lista"), siteBase: withDefault(sitePath, "") };

function read(attributes: Record<string, string>) {
  const reports: string[] = [];
  const values = readPageData({ attributes, script: "" }, "search", fields, (message) =>
    reports.push(message),
  );
  return { values, reports };
}

const FOREIGN = [
  "https://evil.example",
  "https://evil.example/lista",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "\t//evil.example",
  "ht\ntp://evil.example",
  "http:\\\\evil.example",
  "mailto:a@evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
];

test.each(FOREIGN)(
  "keeps on the site a search that an editor points to %j, and reports why",
  (url) => {
    const { values, reports } = read({ listaUrl: url });
    expect(values?.listaUrl).toBe("/lista");
    expect(reports).toEqual([
      `search: data-lista-url expected a path such as /lista, or a URL of this site, got ${JSON.stringify(url)}; its default "/lista" is used.`,
    ]);
  },
);

test.each([...FOREIGN, "\\", "/\\", "/\t/", "?x", "#", "/a?b", location.origin])(
  "refuses a base of cards such as %j",
  (base) => {
    const { values, reports } = read({ siteBase: base });
    expect(values?.siteBase).toBe("");
    expect(reports).toEqual([
      expect.stringMatching(/^search: data-site-base expected a path such as \/imobiliaria, /),
    ]);
  },
);

test.each([
  "/lista",
  "/en/lista?origem=hero",
  "lista",
  "../lista",
  "?x=1",
  `${location.origin}/lista`,
])("accepts %j as a page of the site", (url) => {
  expect(read({ listaUrl: url })).toEqual({ values: { listaUrl: url, siteBase: "" }, reports: [] });
});

test.each([
  ["/imobiliaria", "/imobiliaria"],
  ["/imobiliaria/", "/imobiliaria"],
  ["/a/b//", "/a/b"],
  ["/", ""],
])("for a site in the folder %j, puts %j before its cards' paths", (given, base) => {
  expect(read({ siteBase: given })).toEqual({
    values: { listaUrl: "/lista", siteBase: base },
    reports: [],
  });
});

test("never lets a link leave the site, whatever the text", () => {
  const pieces = fc.array(
    fc.constantFrom("/", "\\", "\t", "\n", ".", "a", "evil.example", ":", "http", "?", "#", "@"),
  );
  const leads = (url: string) => new URL(url, document.baseURI).origin;
  fc.assert(
    fc.property(pieces, (parts) => {
      const { values } = read({ listaUrl: parts.join(""), siteBase: parts.join("") });
      return (
        leads(values?.listaUrl ?? "") === location.origin &&
        leads(`${values?.siteBase}/moradia_7`) === location.origin
      );
    }),
  );
});
