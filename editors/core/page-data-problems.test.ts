import { expect, test } from "vitest";
import type { CatalogueKeys } from "../../contract/page-data/catalogue.ts";
import { toCatalogue } from "../../contract/page-data/contract.ts";
import { contracts } from "../../contract/page-data/contracts.ts";
import { findProblems } from "./page-data-problems.ts";
import { formatValues, parseTexts } from "./page-data-texts.ts";

const catalogue = toCatalogue(await contracts());
const never = () => {
  throw new Error("hero-search takes no localizacoes");
};
const findEntry = (widget: string) => catalogue[widget];

/**
 * Returns the problems that an editor sees beside a widget's fields when they contain these
 * strings.
 */
function problems(widget: string, texts: Record<string, string>) {
  const fields = findEntry(widget)?.fields ?? {};
  return findProblems({ fields, values: parseTexts(fields, texts) });
}

test.each([
  [
    "mortgage-calculator",
    { anos: "trinta" },
    "Escreva um número, por exemplo 30. Encontrado: «trinta».",
  ],
  [
    "mortgage-calculator",
    { precoImovel: "caro" },
    "Escreva um número, por exemplo 250000. Encontrado: «caro».",
  ],
  [
    "listing-search",
    { objectivo: "Alugar" },
    "«Alugar» não é um valor conhecido. Pode escolher: Comprar, Arrendar, Permutar, Trespassar.",
  ],
  [
    "listing-search",
    { tipologia: "Moradia\nMoradias" },
    /^«Moradias» não é um valor conhecido. Pode escolher: Ap/,
  ],
  [
    "listing-search",
    { siteBase: "//x.pt" },
    "Escreva uma pasta deste site, por exemplo /imobiliaria. Encontrado: «//x.pt».",
  ],
  ["listing-search", { resultados: '{"data":[' }, /^O JSON tem um erro \(.+\)\. Encontrado/],
  [
    "hero-search",
    { facebook: "ftp://x" },
    "Escreva um endereço que comece por https://, mailto:, tel: ou /. Encontrado: «ftp://x».",
  ],
  ["property-contact", {}, "Falta preencher: sem isto, o componente não aparece."],
  ["team-cards", { colaboradores: "[{" }, /^O JSON tem um erro \(.+\)\./],
  [
    "team-cards",
    { colaboradores: '[{"name":"Zé"},{"titulo":"Consultora"}]' },
    "Na linha 2 falta «Nome».",
  ],
  [
    "team-cards",
    { colaboradores: '[{"name":"Zé","link":"javascript:x"}]' },
    /^Na linha 1, «Ligação» tem de começar por/,
  ],
])(
  "%s %j: explains the problem in Portuguese, and quotes what was found",
  (widget, texts, expected) => {
    const [problem = ""] = Object.values(problems(widget, texts));
    if (typeof expected === "string") expect(problem).toBe(expected);
    else expect(problem).toMatch(expected);
  },
);

test("reads numbers as the calculator does, and writes them for machines", () => {
  const { fields = {} } = findEntry("mortgage-calculator") ?? {};
  for (const [precoImovel, price] of Object.entries({
    "250 000 €": 250_000,
    "€ 250.000": 250_000,
    "1.250.000,50": 1_250_000.5,
  }))
    expect(parseTexts(fields, { precoImovel })).toEqual({ precoImovel: price });
  expect(parseTexts(fields, { tan: "3,5 %", anos: "30 anos" })).toEqual({ tan: 3.5, anos: 30 });
});

test("shows a pasted tag's number as the widget reads it, not as a person would", () => {
  const { fields = {} } = findEntry("mortgage-calculator") ?? {};
  expect(formatValues(fields, { precoImovel: "200.000", tan: 3.5, anos: "30 anos" })).toEqual({
    precoImovel: "200",
    tan: "3,5",
    anos: "30 anos",
  });
});

test("shows an attribute's names on one line each, whether it has commas or JSON", () => {
  const { fields = {} } = findEntry("hero-search") ?? {};
  for (const localizacoes of ["Ovar, Espinho", '["Ovar","Espinho"]'])
    expect(formatValues(fields, { localizacoes })).toEqual({ localizacoes: "Ovar\nEspinho" });
});

test("leaves out features that are all on, and says when all are off", () => {
  const { fields = {} } = findEntry("listing-search") ?? {};
  expect(parseTexts(fields, { funcoes: "" })).toEqual({});
  expect(parseTexts(fields, { funcoes: "nenhuma" })).toEqual({ funcoes: ["nenhuma"] });
  expect(formatValues(fields, { funcoes: "" })).toEqual({ funcoes: "nenhuma" });
  expect(formatValues(fields, { funcoes: [] })).toEqual({ funcoes: "nenhuma" });
});

test("leaves out a row that hasn't been filled in yet", () => {
  const { fields = {} } = findEntry("team-cards") ?? {};
  expect(parseTexts(fields, { colaboradores: '[{"name":"Zé"},{}]' })).toEqual({
    colaboradores: [{ name: "Zé" }],
  });
  expect(parseTexts(fields, { colaboradores: "[{}]" })).toEqual({});
});

test("turns names into rows if one has more fields, and a row with only a name back into the name", () => {
  const fields: CatalogueKeys = {
    lugares: catalogue["hero-search"]?.fields.localizacoes ?? never(),
  };
  expect(parseTexts(fields, { lugares: "Ovar\nEspinho" })).toEqual({
    lugares: ["Ovar", "Espinho"],
  });
  const lugares = ["Ovar", { nome: "Espinho", total: 12, tambem: ["Anta"] }];
  const texts = formatValues(fields, { lugares });
  expect(JSON.parse(texts.lugares ?? "")).toEqual([
    { nome: "Ovar" },
    { nome: "Espinho", total: 12, tambem: ["Anta"] },
  ]);
  expect(parseTexts(fields, texts)).toEqual({ lugares });
  expect(findProblems({ fields, values: parseTexts(fields, texts) })).toEqual({});
  const wrong = { lugares: [{ nome: "Ovar", total: "muitos" }] };
  expect(findProblems({ fields, values: wrong }).lugares).toMatch(/^A linha 1 não serve/);
});

test("names the site's lists if a list's name is unknown", () => {
  const fields = findEntry("team-cards")?.fields ?? {};
  const said = (names: readonly string[] | null, colaboradores: unknown) => {
    const lists = names?.map((name) => ({ name, label: name, entries: [] }));
    return findProblems({
      fields,
      values: { colaboradores },
      named: lists ? { colaboradores: lists } : null,
    }).colaboradores;
  };
  expect(said(["equipa"], "equipa")).toBeUndefined();
  expect(said(null, "equipa")).toBeUndefined();
  expect(said(["ovar", "feira"], "equipa")).toBe(
    "O site não tem nenhuma lista «equipa». Pode escolher: ovar, feira.",
  );
  expect(said([], "equipa")).toBe(
    "O site não tem nenhuma lista «equipa». Peça-a a quem trata do site.",
  );
  expect(findProblems({ fields, values: { colaboradores: "equipa" } }).colaboradores).toMatch(
    /^O JSON tem um erro/,
  );
  expect(findProblems({ fields, values: {}, named: null }).colaboradores).toMatch(
    /^Falta preencher/,
  );
});
