import { expect, test } from "vitest";
import { formatFallback } from "./fallback.ts";

const CALL_AGENCY = { text: "Ligue para a agência", url: "/contactos" };
const ALL_HOMES = { text: "Ver todos os imóveis", url: "/lista" };

test("links only the number and the e-mail that the editor typed", () => {
  expect(formatFallback(CALL_AGENCY, { telefone: "234 567 890" }, "")).toBe(
    '<p>Ligue para <a href="tel:+351234567890">234 567 890</a></p>',
  );
  expect(
    formatFallback(CALL_AGENCY, { telefone: "+351 912 345 678", email: "ovar@exemplo.pt" }, ""),
  ).toBe(
    '<p>Ligue para <a href="tel:+351912345678">+351 912 345 678</a> ou escreva para <a href="mailto:ovar@exemplo.pt">ovar@exemplo.pt</a></p>',
  );
  expect(formatFallback(CALL_AGENCY, { email: "ovar@exemplo.pt" }, "")).toMatch(
    /^<p>Escreva para /,
  );
});

test("links the contacts or the widget's own page if there is neither", () => {
  expect(formatFallback(CALL_AGENCY, {}, "")).toBe(
    '<p><a href="/contactos">Ligue para a agência</a></p>',
  );
  expect(
    formatFallback(ALL_HOMES, { listaUrl: "/imoveis", telefone: "234 567 890" }, ""),
  ).toContain('href="/imoveis"');
});

test("links the editor's own words, whatever they contain", () => {
  expect(formatFallback(CALL_AGENCY, { telefone: "234 567 890" }, "Ligue <já> & peça")).toBe(
    '<p><a href="tel:+351234567890">Ligue &lt;já&gt; &amp; peça</a></p>',
  );
});

test("ignores values that aren't a number, an e-mail address or a path of the site", () => {
  const hostile = {
    telefone: "javascript:alert(1)",
    email: 'a@b"><script>',
    listaUrl: "javascript:alert(1)",
  };
  expect(formatFallback(ALL_HOMES, hostile, "")).toBe(
    '<p><a href="/lista">Ver todos os imóveis</a></p>',
  );
  expect(formatFallback(ALL_HOMES, { listaUrl: "//evil.example" }, "")).toContain('href="/lista"');
});
