// @vitest-environment jsdom

import { expect, test } from "vitest";
import { attributeName } from "#runtime/mount/page-data.ts";
import shared from "../../contract/cases/shortcodes.json" with { type: "json" };
import { widgetEntries } from "../../demo/gallery/widget-entries.ts";
import { findHost, readHost } from "./read-host.ts";
import { formatShortcode, parseShortcode } from "./shortcode.ts";

const catalogue = Object.fromEntries(widgetEntries.map((entry) => [entry.widget, entry]));

function formatted(widget: string, values: Record<string, unknown>) {
  return formatShortcode({ widget, fields: catalogue[widget]?.fields ?? {}, values });
}

test("writes a shortcode with the same content as the tag", () => {
  expect(formatted("mortgage-calculator", { tan: 3.5, precoImovel: 250_000 })).toEqual({
    text: '[imo-widget name="mortgage-calculator" tan="3.5" preco-imovel="250000"]',
  });
  const mensagem = 'Vi a casa "Ria" & gostei';
  expect(formatted("general-contact", { mensagem })).toEqual({
    text: `[imo-widget name="general-contact" mensagem='${mensagem}']`,
  });
  expect(parseShortcode(`[imo-widget name="general-contact" mensagem='${mensagem}']`)).toEqual({
    name: "general-contact",
    attributes: { mensagem },
  });
});

test("writes people as the name of a list", () => {
  expect(formatted("team-cards", { colaboradores: "equipa" })).toEqual({
    text: '[imo-widget name="team-cards" colaboradores="equipa"]',
  });
});

test.each([
  ["team-cards", { colaboradores: [{ name: "Zé" }] }, "«Pessoas»"],
  ["general-contact", { mensagem: "Olá\nAté já" }, "mudanças de linha"],
  ["general-contact", { mensagem: `O'Neill disse "sim"` }, "aspas e apóstrofo"],
  ["general-contact", { mensagem: "[sic]" }, "«Mensagem»"],
  ["general-contact", { apiBase: "/x" }, "para onde vão os pedidos"],
  ["hero-search", { localizacoes: ["Ovar, São João"] }, "«Localizações»"],
])("says what a shortcode can't hold: %s %j", (widget, values, words) => {
  expect(formatted(widget, values)).toEqual({ problem: expect.stringContaining(words) });
});

test("ignores a shortcode that the package would leave as text", () => {
  for (const text of [
    "imo-widget name=x",
    "[imo-widget]",
    "[imo-widget tan=3]",
    "[imo-widget name=x nada]",
  ])
    expect(parseShortcode(text), text).toBeNull();
});

test.each(shared.cases)("reads $html like the package", ({ html, name, attributes = {} }) => {
  expect(parseShortcode(html)?.name ?? null).toBe(name);
  const host = findHost(html, catalogue);
  const values = host ? readHost(host, catalogue[name ?? ""]?.fields ?? {}).attributes : {};
  const named = Object.entries(values).map(([key, value]) => [attributeName(key), value]);
  expect(Object.fromEntries(named)).toEqual(attributes);
});
