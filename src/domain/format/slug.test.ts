import fc from "fast-check";
import { expect, test } from "vitest";
import { toLinkPath, toListingPath, toPagePath, toSlug } from "./slug.ts";

const anyText = fc.string({ unit: "binary" });

test("turns a title into a slug of lower-case ASCII letters", () => {
  expect(toSlug("T2 - Ovar")).toBe("t2---ovar"); // docs/product/cards.md#slug
  expect(toSlug("T3 c/ garagem, 120 m²")).toBe("t3-c-garagem-120-m"); // docs/product/cards.md#slug
  expect(toSlug("  Moradia à beira-mar\u00A0\n em Esmoriz ")).toBe(
    "moradia-a-beira-mar-em-esmoriz",
  );
  expect(toSlug("€ 😀")).toBe("-");
  expect(toSlug("")).toBe("");
});

test("makes slugs only of a–z, 0–9 and hyphens, and leaves a slug unchanged", () => {
  fc.assert(
    fc.property(anyText, (title) => {
      expect(toSlug(title)).toMatch(/^[a-z0-9-]*$/);
      expect(toSlug(toSlug(title))).toBe(toSlug(title));
    }),
  );
});

test("links a card's title to /{slug}_{id} below the site's folder", () => {
  expect(toListingPath({ id: 12, titulo: "T2 - Ovar" }, "")).toBe("/t2---ovar_12");
  expect(toListingPath({ id: "A/7?", titulo: "Loja" }, "/imobiliaria/")).toBe(
    "/imobiliaria/loja_A%2F7%3F",
  );
  expect(toListingPath({ id: 0, titulo: "" }, "")).toBe("/_0");
});

test("returns no link without an id", () => {
  expect(toListingPath({ id: null, titulo: "Loja" }, "")).toBeNull();
  expect(toListingPath({ id: " ", titulo: "Loja" }, "")).toBeNull();
});

test.each([
  ["imovel/12", "/imovel/12"],
  ["/imovel/12?a=1#b", "/imovel/12?a=1#b"],
  ["//evil.com", "/evil.com"],
  ["\\\\evil.com", "/evil.com"],
  ["/\\/evil.com", "/evil.com"],
  ["/\t/evil.com", "/evil.com"],
  ["\u0000//evil.com", "/evil.com"],
  ["\u00A0//evil.com", "/evil.com"],
  ["javascript:alert(1)", "/javascript:alert(1)"],
  ["java\nscript:alert(1)", "/javascript:alert(1)"],
  ["https://x.pt/a", "/https://x.pt/a"],
])("keeps the link %j on the same site, as %s", (link, path) => {
  expect(toLinkPath(link, "")).toBe(path);
  expect(toLinkPath(link, "/site")).toBe(`/site${path}`);
});

test.each(["", " ", "/", "//", "\\", "\u200B"])("returns no path for the link %j", (link) => {
  expect(toLinkPath(link, "")).toBeNull();
});

test("never leads to another site, however hostile the link or title", () => {
  const hostile = fc.string({
    unit: fc.constantFrom("/", "\\", ":", "\t", "\n", " ", "@", ".", "%", "a", "\u0000", "?"),
  });
  fc.assert(
    fc.property(fc.oneof(hostile, anyText), (text) => {
      for (const path of [toLinkPath(text, ""), toListingPath({ id: text, titulo: text }, "")]) {
        if (path !== null)
          expect(new URL(path, "https://agencia.pt/lista").origin).toBe("https://agencia.pt");
      }
    }),
    { numRuns: 1_000 },
  );
});

test("finds a listing's page by its title and id, or else by its link", () => {
  expect(toPagePath({ id: 7, titulo: "Loja", link: "/loja" }, "/sub")).toBe("/sub/loja_7");
  expect(toPagePath({ id: null, titulo: "Loja", link: "//loja" }, "/sub")).toBe("/sub/loja");
  expect(toPagePath({ id: null, titulo: "Loja", link: "" }, "")).toBeNull();
});
