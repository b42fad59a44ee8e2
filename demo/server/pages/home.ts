/**
 * The home page: the search over a photo of the ria, the latest listings, the calculator, the team.
 */
import { TEAM } from "../agency.ts";
import { type Html, html } from "../html.ts";
import type { Listing } from "../seed/listing.ts";
import { cards } from "./card.ts";
import { layout } from "./layout.ts";
import { calculator, heroSearch, teamCards } from "./widgets.ts";

/**
 * Returns the home page.
 * @param latest the newest listings; six fill the grid
 */
export function homePage(latest: readonly Listing[]): Html {
  return layout({
    title: "Imóveis em Ovar, Santa Maria da Feira e Espinho",
    description: "Comprar, arrendar e vender casa entre o Porto e Aveiro, com quem cá vive.",
    path: "/",
    script: "hearts.js",
    main: html`
<section class="site-hero"><div class="site-wrap">${heroSearch()}</div></section>
<section class="site-section"><div class="site-wrap">
<div class="site-section__head"><h2 class="site-h2">Últimos imóveis</h2><a href="/lista">Ver todos os imóveis</a></div>
${cards(latest)}
</div></section>
<section class="site-section site-section--tint"><div class="site-wrap">${calculator({ precoImovel: 200_000 })}</div></section>
<section class="site-section"><div class="site-wrap">
<div class="site-section__head"><h2 class="site-h2">A nossa equipa</h2><a href="/equipa">Conhecer a equipa</a></div>
${teamCards(TEAM)}
</div></section>`,
  });
}
