/**
 * One home: its photos, what it costs, what it has, what the agency says of it, and the form that asks for a visit. The
 * calculator starts with the home's price, where there is something to buy.
 */
import { TEAM } from "../agency.ts";
import { areaText, fullPriceText, pathOf, placesText } from "../home-text.ts";
import { type Html, html } from "../html.ts";
import type { Home } from "../seed/homes.ts";
import { cards } from "./card.ts";
import { layout } from "./layout.ts";
import { calculator, propertyContact } from "./widgets.ts";

/** @param similar homes like this one, for who keeps looking; may be empty */
export function listingPage(home: Home, similar: readonly Home[]): Html {
  const title = home.titulo.trim();
  return layout({
    title,
    description: home.descricao.split("\n")[0] as string,
    path: pathOf(home),
    main: html`
<article class="site-section site-section--home"><div class="site-wrap">
<p class="site-trail"><a href="/lista">Imóveis</a> · Ref. ${home.idRef}</p>
${photos(home, title)}
<div class="site-home">
<div>
<p class="site-home__price">${fullPriceText(home)}</p>
<h1 class="site-h1">${title}</h1>
<p class="site-home__place">${placesText(home)}</p>
${factList(home)}
${home.descricao.split("\n\n").map((paragraph) => html`<p class="site-text">${paragraph}</p>`)}
${agentOf(home)}
</div>
<div>${propertyContact(home)}</div>
</div>
</div></article>
${isForSale(home) && html`<section class="site-section site-section--tint"><div class="site-wrap">${calculator({ precoImovel: home.preco })}</div></section>`}
${similar.length > 0 && html`<section class="site-section"><div class="site-wrap"><div class="site-section__head"><h2 class="site-h2">Imóveis semelhantes</h2></div>${cards(similar)}</div></section>`}`,
  });
}

function isForSale(home: Home): home is Home & { preco: number } {
  return home.preco !== null && (home.tipoNegocio === "Venda" || home.tipoNegocio === "Permuta");
}

function photos({ fotos }: Home, title: string): Html {
  if (fotos.length === 0) return html`<div class="site-photos site-photos--none"><span>Sem fotografias</span></div>`;
  return html`<ul class="site-photos" tabindex="0" aria-label="Fotografias">${fotos.map(
    (url, place) =>
      html`<li><img src="${url}" alt="${title}, fotografia ${place + 1} de ${fotos.length}" width="800" height="600"${place > 1 && html` loading="lazy"`}></li>`,
  )}</ul>`;
}

function factList({ tipoNegocio, tipoImovel, estado, facts }: Home): Html {
  const rows: [string, string | number | null][] = [
    ["Negócio", tipoNegocio],
    ["Tipo de imóvel", tipoImovel],
    ["Estado", tipoImovel === "Terreno" ? null : estado === "Ruina" ? "Ruína" : estado],
    ["Quartos", facts.numQuartos],
    ["Casas de banho", facts.numWCs],
    ["Área privada", facts.areaPrivada && areaText(facts.areaPrivada)],
    ["Área do terreno", facts.areaTerreno && areaText(facts.areaTerreno)],
    ["Lugares de garagem", facts.garagem],
    ["Andares", facts.numAndares],
    ["Frentes", facts.numFrentes],
    ["Inclinação", facts.inclinacao ? `${facts.inclinacao} %` : null],
    ["Montras", facts.numMontras],
  ];
  const known = rows.filter(([, value]) => value);
  return html`<dl class="site-facts">${known.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function agentOf({ comercial }: Home): Html | null {
  const agent = TEAM.find(({ id }) => id === comercial);
  return agent ? html`<p class="site-home__agent">Acompanhado por <a href="${agent.link}">${agent.name}</a></p>` : null;
}
