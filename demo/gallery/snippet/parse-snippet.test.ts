// @vitest-environment jsdom
import { expect, test } from "vitest";
import { formatFallback, readFallback } from "../../../editors/tag/fallback.ts";
import { findEntry } from "../widget-entries.ts";
import { parseSnippet } from "./parse-snippet.ts";

const read = (text: string) => parseSnippet(text);

test("says what is missing if something else is pasted", () => {
  expect(read("<p>Olá</p>")).toHaveProperty("problem");
  expect(read('<div data-imo-widget="team-card"></div>')).toEqual({
    problem: "Não há nenhum componente chamado «team-card».",
  });
  expect(read('<x-imo-widget name="team-cards" :data="[]" />')).toHaveProperty(
    "problem",
    expect.stringContaining("Blade"),
  );
  const broken =
    '<div data-imo-widget="team-cards"><script type="application/json">{"a":</script></div>';
  expect(read(broken)).toEqual({
    problem: expect.stringMatching(
      /^Não foi possível ler os dados da etiqueta. O JSON tem um erro \(.+\)\.$/,
    ),
  });
});

test("names each key that the widget doesn't know", () => {
  const pasted =
    '<div data-imo-widget="mortgage-calculator" data-preco="250000" data-tam="3" data-cor="azul"></div>';
  expect(read(pasted)).toMatchObject({
    values: {},
    notices: [
      "data-preco não é um nome conhecido.",
      "data-tam não é um nome conhecido.",
      "data-cor não é um nome conhecido.",
    ],
  });
  const script = '<script type="application/json">{"precoImóvel":1,"tan":3}</script>';
  expect(read(`<div data-imo-widget="mortgage-calculator">${script}</div>`)).toMatchObject({
    values: { tan: 3 },
    notices: ["precoImóvel não é um nome conhecido."],
  });
  expect(read('[imo-widget name="mortgage-calculator" preco="1" ano=30]')).toMatchObject({
    notices: ["data-preco não é um nome conhecido.", "data-ano não é um nome conhecido."],
  });
});

test.each([
  '<p>[imo-widget name="listing-search" objectivo="Arrendar" localizacao="Ovar, São João"]</p>',
  "[imo-widget&nbsp;name=&quot;listing-search&quot; objectivo=&#39;Arrendar&#39; localizacao=“Ovar, São João”]",
  "<div><!--block-->[imo-widget name=»listing-search« <strong>objectivo</strong>=Arrendar<br> localizacao='Ovar, São João' /]</div>",
  '[imo-widget data-localizacao="Ovar, São João" OBJECTIVO="Arrendar" name="listing-search"]',
])("reads a shortcode however an editor has wrapped it: %s", (text) => {
  expect(read(text)).toMatchObject({
    widget: "listing-search",
    values: { objectivo: "Arrendar", localizacao: "Ovar, São João" },
    notices: [],
  });
});

test("says that it leaves out a list of the site that a shortcode names", () => {
  expect(read('[imo-widget name="team-cards" colaboradores="equipa"]')).toMatchObject({
    values: {},
    notices: ["A lista «equipa» é do site, que a galeria não conhece."],
  });
});

test("keeps the tag's class and the content between the tags", () => {
  const pasted =
    '<div class="caixa" id="simular" data-imo-widget="mortgage-calculator" onclick="x()"><h2>Simule</h2> <a href="/x">Peça</a></div>';
  const tag = read(pasted);
  expect(tag).toMatchObject({ others: { class: "caixa", id: "simular" } });
  if ("problem" in tag) throw new Error(tag.problem);
  const usual = findEntry("mortgage-calculator")?.fallback ?? { text: "", url: "" };
  expect(readFallback(tag.fallback, usual, {})).toEqual({
    text: "Simule Peça",
    kept: tag.fallback,
  });
  const own = formatFallback(usual, {}, 'Peça "uma" simulação');
  expect(readFallback(own, usual, {})).toEqual({ text: 'Peça "uma" simulação', kept: null });
  expect(readFallback(formatFallback(usual, {}, ""), usual, {})).toEqual({ text: "", kept: null });
});
