/**
 * The bundle's tags as this site writes them (docs/contract.md#the-tag,
 * docs/contract.md#widgets-and-their-keys). Each has a fallback that works without scripts: a real
 * search form, the listings as links, an office's telephone. The bundle hides a fallback once its
 * widget has mounted.
 */
import { propertyTypes } from "#domain/fields/enumerations.ts";
import { type Collaborator, HEAD_OFFICE } from "../agency.ts";
import { type Html, html, jsonScript } from "../html.ts";
import type { Listing } from "../seed/listing.ts";
import { telephoneLink } from "./layout.ts";

/** Returns the home page's search; without scripts, a plain form that leads to the same list. */
export function heroSearch(): Html {
  return html`<div data-imo-widget="hero-search" data-nivel-titulo="1">
<form class="site-search" action="/lista" method="get">
<h1>Que Imóvel Procura?</h1>
<p>Explore o nosso site e descubra imóveis para todos os gostos e necessidades.</p>
<label class="site-search__purpose">Objectivo<select name="objectivo"><option>Comprar</option><option>Arrendar</option></select></label>
<div class="site-search__bar"><label>Procuro por...<select name="tipologia"><option value="">Todos os tipos</option>${propertyTypes.map((type) => html`<option>${type}</option>`)}</select></label>
<label>Localização<input name="localizacao" placeholder="Concelho ou freguesia"></label>
<button>Procurar</button></div>
</form></div>`;
}

/** The tiles that this server draws (demo/server/map/tile.ts). */
const map = { mapa: "/mapa/{z}/{x}/{y}.svg", mapaCredito: "Mapa: Natural Earth" };

/**
 * Returns the listing search with the answer to its first search; without scripts, the same page of
 * results as links.
 */
export function listingSearch(
  team: readonly Collaborator[],
  resultados: object,
  fallback: Html,
): Html {
  const colaboradores = team.map(({ id, name }) => ({ id, name }));
  return html`<div data-imo-widget="listing-search">
${jsonScript({ colaboradores, resultados, ...map })}
${fallback}</div>`;
}

/**
 * Returns the calculator. The rate and the years are this agency's usual ones.
 * @param preset the initial price, in €
 */
export function calculator({ precoImovel }: { precoImovel: number }): Html {
  return html`<div data-imo-widget="mortgage-calculator" data-preco-imovel="${precoImovel}" data-tan="3.5" data-anos="30">
<p class="site-fallback"><b>Calculadora de prestações</b>Peça-nos uma simulação: ${telephoneLink(HEAD_OFFICE.telefone)}.</p></div>`;
}

/** Returns the contact form for a listing's page. */
export function propertyContact({ idRef }: Pick<Listing, "idRef">): Html {
  return html`<div data-imo-widget="property-contact" data-id-ref="${idRef}" data-mensagem="Gostaria de saber mais sobre o imóvel ${idRef} e de marcar uma visita."${help()}>
<p class="site-fallback"><b>Contacto</b>Fale connosco sobre o imóvel ${idRef}: ${telephoneLink(HEAD_OFFICE.telefone)}.</p></div>`;
}

/** Returns the general contact form. */
export function generalContact(): Html {
  return html`<div data-imo-widget="general-contact"${help()}>
<p class="site-fallback"><b>Entrar em contacto</b>Ligue para o ${telephoneLink(HEAD_OFFICE.telefone)} ou escreva para ${HEAD_OFFICE.email}.</p></div>`;
}

/** Returns the contact form for an agent's page, in the variant that the agent chose. */
export function agentContact({ id, name, variante, telefone, email }: Collaborator): Html {
  return html`<div data-imo-widget="agent-contact" data-comercial="${id}" data-nome-comercial="${name}" data-variante="${variante}" data-telefone="${telefone}" data-email="${email}">
<p class="site-fallback"><b>Contactar</b>Ligue para o ${telefone} ou escreva para ${email}.</p></div>`;
}

/** Returns the contact form of an office. */
export function agencyContact(office: {
  code: string;
  nome: string;
  telefone: string;
  email: string;
}): Html {
  return html`<div data-imo-widget="agency-contact" data-agencia="${office.code}" data-telefone="${office.telefone}" data-email="${office.email}">
<p class="site-fallback"><b>Contactar</b>Ligue para o ${office.telefone} ou escreva para ${office.email}.</p></div>`;
}

/** Returns the recruitment wizard. */
export function recruitmentWizard(): Html {
  return html`<div data-imo-widget="recruitment-wizard"${help()}>
<p class="site-fallback"><b>Candidatura</b>Envie o seu CV para ${HEAD_OFFICE.email} ou ligue para o ${telephoneLink(HEAD_OFFICE.telefone)}.</p></div>`;
}

/** Returns the valuation wizard. */
export function valuationWizard(): Html {
  return html`<div data-imo-widget="valuation-wizard"${help()}>
<p class="site-fallback"><b>Avaliação</b>Peça a avaliação do seu imóvel: ${telephoneLink(HEAD_OFFICE.telefone)}.</p></div>`;
}

/** Returns the team; without scripts, their names as links. */
export function teamCards(team: readonly Collaborator[]): Html {
  const colaboradores = team.map(({ variante: _v, telefone: _t, email: _e, ...person }) => person);
  return html`<div data-imo-widget="team-cards">
${jsonScript({ colaboradores })}
<ul class="site-people">${team.map(({ name, link }) => html`<li><a href="${link}">${name}</a></li>`)}</ul></div>`;
}

/**
 * Returns the agency's contacts, shown if sending fails (docs/contract.md#widgets-and-their-keys).
 */
function help(): Html {
  return html` data-telefone="${HEAD_OFFICE.telefone}" data-email="${HEAD_OFFICE.email}"`;
}
