// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { widgetEntries } from "../../demo/gallery/widget-entries.ts";
import { editorSettings } from "../../tests/support/editor-settings.ts";

const catalogue = Object.fromEntries(widgetEntries.map((entry) => [entry.widget, entry]));
vi.stubGlobal("IMO_CATALOGUE", catalogue);
const { previewHost, readBlock } = await import("./read-block.ts");

function host(widget: string, attributes: string, inside = ""): string {
  return `<div data-imo-widget="${widget}" ${attributes}>${inside}</div>`;
}

test("sums up a widget's page data in the form's words", () => {
  const facts = (source: string) => readBlock(source, editorSettings)?.facts;
  expect(
    facts(host("mortgage-calculator", 'data-tan="3.5" data-anos="30" data-preco-imovel=""')),
  ).toBe("TAN: 3,5 · Prazo: 30");
  expect(facts('<p>[imo-widget name="mortgage-calculator" tan="3.5" PrecoImovel=250000]</p>')).toBe(
    "TAN: 3,5 · Preço do imóvel: 250000",
  );
  const people = '[{"name":"Zé"},{"name":"Ana"}]';
  expect(facts(host("team-cards", `data-colaboradores='${people}'`))).toBe("Pessoas: 2");
  const script = `<script type="application/json">{"colaboradores":${people},"apiBase":"/x"}</script>`;
  expect(facts(host("team-cards", "", script))).toBe("Pessoas: 2");
  expect(facts(host("general-contact", 'data-funcoes="" data-mensagem="Olá&#10;Bom dia"'))).toBe(
    "Mensagem: Olá, Bom dia · Funções: nenhuma",
  );
  expect(facts(host("team-cards", "", '<script type="application/json">{"a</script>'))).toBe("");
});

test("ignores the tag of a widget that the bundle doesn't have", () => {
  for (const source of [
    "",
    "<p>a</p>",
    host("outro", ""),
    host("toString", ""),
    '[imo-widget name="constructor"]',
  ])
    expect(readBlock(source, editorSettings), source).toBeNull();
});

test("names the other site that a tag sends visitors' messages to", () => {
  const foreign = (attributes: string, apiBase = "") =>
    readBlock(host("general-contact", attributes), { ...editorSettings, apiBase })?.foreign;
  for (const [base, expected] of [
    ["https://recados.example", "recados.example"],
    [" //recados.example/x ", "recados.example"],
    ["/\\recados.example", "recados.example"],
    ["https:", "api"],
    [`${location.origin}@recados.example`, "recados.example"],
    ["", null],
    ["/imobiliaria", null],
    [location.origin, null],
    ["https://[", null],
  ] as const)
    expect(foreign(`data-api-base="${base}"`), base).toBe(expected);
  expect(foreign('data-csrf-url="https://recados.example/"')).toBe("recados.example");
  expect(
    foreign('data-api-base="https://api.agencia.example"', "https://api.agencia.example/v1"),
  ).toBeNull();
  const script = '<script type="application/json">{"apiBase":"https://recados.example"}</script>';
  for (const attributes of ["", 'data-api-base=""'])
    expect(readBlock(host("general-contact", attributes, script), editorSettings)?.foreign).toBe(
      "recados.example",
    );
});

test("previews the widget with its page data and a shortcode's list, without its fallback and class", () => {
  const shown = (source: string, named = editorSettings.named) =>
    previewHost(source, { ...editorSettings, named })?.outerHTML;
  const script = '<script type="application/json">{"anos":30}</script>';
  const calculator = host(
    "mortgage-calculator",
    'class="a" onclick="x()" data-tan="3.5"',
    `${script}<img src="/x">`,
  );
  expect(shown('[imo-widget name="hero-search" api-base="//recados.example"]')).toBe(
    '<div data-imo-widget="hero-search"></div>',
  );
  expect(shown(calculator)).toBe(
    `<div data-imo-widget="mortgage-calculator" data-tan="3.5">${script}</div>`,
  );
  const equipa = { name: "equipa", label: "Toda a equipa", entries: [{ name: "Zé" }] };
  const team = '<p>[imo-widget name="team-cards" colaboradores="equipa" site-base="/a"]</p>';
  expect(shown(team, { colaboradores: [equipa] })).toBe(
    '<div data-site-base="/a" data-imo-widget="team-cards"><script type="application/json">{"colaboradores":[{"name":"Zé"}]}</script></div>',
  );
});

test("previews neither a tag that calls another site nor a shortcode without its required list", () => {
  expect(
    previewHost(host("general-contact", 'data-api-base="//recados.example"'), editorSettings),
  ).toBeNull();
  expect(
    previewHost('<p>[imo-widget name="team-cards" colaboradores="equipe"]</p>', editorSettings),
  ).toBeNull();
  expect(previewHost(host("outro", ""), editorSettings)).toBeNull();
});
