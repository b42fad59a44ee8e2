/**
 * The layout of every page of Cal e Maré: head, menu, footer. It has the bundle's two tags
 * (docs/contract.md#the-tag) and nothing inline: like a careful host's, the site is served under
 * the contract's strict policy (docs/contract.md#content-security-policy).
 */
import { HEAD_OFFICE, OFFICES, SOCIAL } from "../agency.ts";
import { type Html, html } from "../html.ts";

export type Page = {
  title: string;
  description: string;
  /** The page's own path, as written in the menu. */
  path: string;
  main: Html;
  /** The page's own script in demo/site/, if it has one. */
  script?: string;
};

const MENU = [
  ["/lista?objectivo=Comprar", "Comprar"],
  ["/lista?objectivo=Arrendar", "Arrendar"],
  ["/avaliacao", "Avaliar"],
  ["/equipa", "Equipa"],
  ["/recrutamento", "Recrutamento"],
  ["/contactos", "Contactos"],
] as const;

/** Returns a complete page. */
export function layout({ title, description, path, main, script }: Page): Html {
  return html`<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Cal e Maré</title>
<meta name="description" content="${description}">
<link rel="icon" href="/site/icone.svg" type="image/svg+xml">
<link rel="stylesheet" href="/site/site.css">
<link rel="stylesheet" href="/vendor/imo-widgets/imo-widgets.css">
<script type="module" src="/vendor/imo-widgets/imo-widgets.js"></script>${script !== undefined && html`<script type="module" src="/site/${script}"></script>`}
</head>
<body>
<a class="site-skip" href="#conteudo">Saltar para o conteúdo</a>
${paperHead()}
${header(path)}
<main id="conteudo">${main}</main>
${footer()}
</body>
</html>
`;
}

/** The main part of a page. */
type Section = {
  heading: string;
  lead?: string;
  /**
   * The width class of a narrower page: `site-wrap--form`, `site-wrap--wizard` or `site-article`.
   */
  className?: string;
  content: Html;
};

/** Lays out the main part of a page: its heading, its introduction, and the rest. */
export function section({ heading, lead, className = "", content }: Section): Html {
  return html`<section class="site-section site-section--page"><div class="site-wrap ${className}">
<h1 class="site-h1">${heading}</h1>
${lead && html`<p class="site-lead">${lead}</p>`}
${content}
</div></section>`;
}

/** Returns a link that dials the number. */
export function telephoneLink(telefone: string): Html {
  return html`<a href="tel:+351${telefone.replaceAll(" ", "")}">${telefone}</a>`;
}

/** Returns an e-mail link; an address that needs two lines breaks before its @. */
export function mailLink(email: string): Html {
  const [user, domain] = email.split("@", 2);
  return html`<a href="mailto:${email}">${user}<wbr>@${domain}</a>`;
}

function header(path: string): Html {
  return html`<header class="site-head"><div class="site-wrap">
<a class="site-logo" href="/">${logo()}Cal e Maré</a>
<nav class="site-nav" aria-label="Menu principal">${links(path)}</nav>
<details class="site-menu"><summary><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16"/></svg><span class="site-hidden">Menu</span></summary>
<nav aria-label="Menu principal">${links(path)}</nav></details>
</div></header>`;
}

/**
 * Returns the head of a printed page: the law requires the advertiser's name (docs/law.md), and
 * readers want a date.
 */
function paperHead(): Html {
  const today = new Date().toLocaleDateString("pt-PT", { timeZone: "Europe/Lisbon" });
  return html`<p class="site-paper">Cal e Maré, Mediação Imobiliária, Lda. · Licença AMI n.º 00000 · ${HEAD_OFFICE.telefone} · ${today}</p>`;
}

function links(path: string): Html[] {
  return MENU.map(
    ([href, label]) =>
      html`<a href="${href}"${href === path && html` aria-current="page"`}>${label}</a>`,
  );
}

function logo(): Html {
  return html`<svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="8" fill="#1d4f9e"/><path d="M17 6 28 17 17 28 6 17Z" fill="none" stroke="#fff" stroke-width="2"/><path d="M17 11.5 22.5 17 17 22.5 11.5 17Z" fill="#fff"/></svg>`;
}

function footer(): Html {
  return html`<div class="site-tiles"></div>
<footer class="site-foot"><div class="site-wrap">
<div><b>Cal e Maré</b>Mediação imobiliária<br><a href="/privacidade">Política de Privacidade</a><a href="/acessibilidade">Acessibilidade</a><a href="/galeria">Galeria dos componentes</a></div>
${OFFICES.map(({ nome, telefone, email }) => html`<div><b>${nome}</b>${telephoneLink(telefone)}${mailLink(email)}</div>`)}
<p class="site-foot__social">${Object.entries(SOCIAL).map(([name, url]) => html`<a href="${url}" rel="noopener">${name}</a>`)}</p>
</div>
<div class="site-wrap site-foot__credit">
<p>Cal e Maré, Mediação Imobiliária, Lda. (agência fictícia), NIPC 500 000 000, sede: Praça das Galinhas, 12, 3880-000 Ovar. Licença AMI n.º 00000</p>
<p><a href="https://www.livroreclamacoes.pt/inicio" rel="noopener">Livro de Reclamações Eletrónico</a></p>
<p>Em caso de litígio, o consumidor pode recorrer a uma entidade de resolução alternativa de litígios de consumo: <a href="https://www.cicap.pt" rel="noopener">CICAP – Tribunal Arbitral de Consumo</a>.</p>
<p>A Cal e Maré não é intermediária de crédito.</p>
</div>
<p class="site-wrap site-foot__credit">Agência fictícia, para demonstração. Nomes e códigos: INE / DGT (CAOP, CC BY 4.0); freguesias de 2025: MAI via PÚBLICO (CC BY 4.0).</p>
</footer>`;
}
