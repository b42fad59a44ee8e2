/**
 * The page of one listing: its photos, its price, its facts, the agency's description, and the form
 * for asking for a visit. If the listing is for sale, the calculator starts with its price.
 */
import { formatNumber } from "#domain/format/format-number.ts";
import { formatPrice } from "#domain/format/price.ts";
import { computeInstalment } from "#domain/instalment.ts";
import { formatAddress } from "#domain/listing/listing.ts";
import { type Collaborator, HEAD_OFFICE, TEAM } from "../agency.ts";
import { type Html, html } from "../html.ts";
import { pathOf, priceText, typeText } from "../listings/listing-text.ts";
import type { Listing } from "../seed/listing.ts";
import { cards, energyClass, heart } from "./card.ts";
import { layout } from "./layout.ts";
import { portrait, waysToReach } from "./people.ts";
import { calculator, propertyContact } from "./widgets.ts";

/**
 * Returns a listing's page.
 * @param similar similar listings for visitors who keep looking; may be empty
 */
export function listingPage(listing: Listing, similar: readonly Listing[]): Html {
  const title = listing.titulo.trim();
  return layout({
    title,
    description: listing.descricao.split("\n")[0] as string,
    path: pathOf(listing),
    script: "listing.js",
    main: html`
<article class="site-section site-section--listing"><div class="site-wrap">
<p class="site-trail"><a href="/lista">Imóveis</a> · Ref. ${listing.idRef}</p>
${listingPhotos(listing.fotos, title)}
<div class="site-listing">
<div>
<p class="site-listing__price">${priceText(listing)}${perSquareMetre(listing)}${energyClass(listing)}</p>
<div class="site-listing__title"><div><h1 class="site-h1">${title}</h1>
<p class="site-listing__place">${formatAddress(listing)}</p></div><div class="site-listing__ways">${heart(listing, "site-way site-way--heart", "Favorito")}<button class="site-way" type="button" data-share>Partilhar</button></div></div>
${isForSale(listing) && instalmentFrom(listing.preco)}
${factList(listing)}
${listing.descricao.split("\n\n").map((paragraph) => html`<p class="site-text">${paragraph}</p>`)}
</div>
<div id="contacto">${agentOf(listing)}<div class="site-screen">${propertyContact(listing)}</div></div>
</div>
</div></article>
${isForSale(listing) && html`<section class="site-section site-section--tint site-screen" id="calculadora"><div class="site-wrap">${calculator({ precoImovel: listing.preco })}</div></section>`}
${similar.length > 0 && html`<section class="site-section site-screen"><div class="site-wrap"><div class="site-section__head"><h2 class="site-h2">Imóveis semelhantes</h2></div>${cards(similar)}</div></section>`}
${contactBar(listing)}`,
  });
}

/**
 * Returns the photos: one large and four small on a wide page, a strip to swipe on a phone. Each
 * links to its file; with demo/site/listing.js they open in a full-screen viewer.
 */
function listingPhotos(photos: readonly string[], title: string): Html {
  if (photos.length === 0)
    return html`<div class="site-photos site-photos--none"><span>Sem fotografias</span></div>`;
  const count = photos.length;
  return html`<section class="site-photos" aria-label="Fotografias" data-title="${title}">
<ul class="site-photos__track">${photos.map(
    (url, at) =>
      html`<li><a href="${url}"><img src="${url}" alt="${title}, fotografia ${at + 1} de ${count}" width="800" height="600"${at > 1 && html` loading="lazy"`}></a></li>`,
  )}</ul>
<p class="site-photos__count"><span>1/${count}</span><span class="site-photos__all">Ver ${count === 1 ? "a fotografia" : `as ${count} fotografias`}</span></p>
</section>`;
}

function isForSale(listing: Listing): listing is Listing & { preco: number } {
  return (
    listing.preco !== null && (listing.tipoNegocio === "Venda" || listing.tipoNegocio === "Permuta")
  );
}

/** Returns the first result of the calculator further down, or `null` if there is no instalment. */
function instalmentFrom(price: number): Html | null {
  const instalment = computeInstalment({ price, rate: 3.5, years: 30 });
  return instalment
    ? html`<p class="site-listing__instalment">Prestação estimada (financiamento a 100 %, 30 anos, TAN 3,5 %): <a href="#calculadora">${formatNumber(instalment, { most: 0 })} €/mês</a><small>Sobre ${formatPrice(price)}, sem entrada. Não inclui comissões, seguros nem Imposto do Selo. A taxa anual de encargos efetiva global (TAEG) consta da ficha de informação normalizada europeia (FINE) que o banco lhe entrega.</small></p>`
    : null;
}

/**
 * Returns the price per square metre, or `null` if the listing isn't for sale
 * (docs/product/memory.md#comparing).
 */
function perSquareMetre(listing: Listing): Html | null {
  const { areaPrivada } = listing.facts;
  if (!isForSale(listing) || !areaPrivada) return null;
  return html`<small>${formatPrice(listing.preco / areaPrivada)}/m²</small>`;
}

/**
 * Returns the bar shown on a phone: the price and both ways to ask. It comes last, because it
 * sticks to the screen until its own place is reached.
 */
function contactBar(listing: Listing): Html {
  const { telefone } = findAgent(listing) ?? HEAD_OFFICE;
  return html`<div class="site-bar"><b>${priceText(listing)}</b><a href="tel:+351${telefone.replaceAll(" ", "")}">Ligar</a><a href="#contacto">Contactar</a></div>`;
}

function factList(listing: Listing): Html {
  const { tipoNegocio, tipoImovel, estado, facts, certificado, areaUtil, licenca } = listing;
  const area = (squareMetres: number | null) =>
    squareMetres && `${formatNumber(squareMetres, { most: 0 })} m²`;
  const rows: [string, string | number | Html | null][] = [
    ["Negócio", tipoNegocio],
    ["Tipo de imóvel", typeText(listing)],
    ["Estado", tipoImovel === "Terreno" ? null : estado === "Ruina" ? "Ruína" : estado],
    ["Quartos", facts.numQuartos],
    ["Casas de banho", facts.numWCs],
    ["Área privada", area(facts.areaPrivada)],
    ["Área útil", area(areaUtil)],
    ["Área do terreno", area(facts.areaTerreno)],
    ["Estacionamento", facts.garagem],
    ["Andares", facts.numAndares],
    ["Frentes", facts.numFrentes],
    ["Inclinação", facts.inclinacao ? `${facts.inclinacao} %` : null],
    ["Montras", facts.numMontras],
    ["Licença de utilização", licenca],
    ["Classe energética", energyClass({ certificado })],
  ];
  const known = rows.filter(([, value]) => value);
  return html`<dl class="site-facts">${known.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function findAgent({ comercial }: Listing): Collaborator | undefined {
  return TEAM.find(({ id }) => id === comercial);
}

function agentOf(listing: Listing): Html | null {
  const agent = findAgent(listing);
  if (!agent) return null;
  return html`<section class="site-listing__agent">${portrait(agent)}<div><h2>Fale com <a href="${agent.link}">${agent.name}</a></h2>${waysToReach(agent)}</div></section>`;
}
