/** One agent's own page: who it is, how to write to them, and the listings they look after. */
import type { Collaborator } from "../agency.ts";
import { type Html, html } from "../html.ts";
import type { Listing } from "../seed/listing.ts";
import { cards } from "./card.ts";
import { layout } from "./layout.ts";
import { portrait, waysToReach } from "./person.ts";
import { agentContact } from "./widgets.ts";

/** @param listings the newest listings of this agent; may be empty */
export function agentPage(agent: Collaborator, listings: readonly Listing[]): Html {
  return layout({
    title: agent.name,
    description: `Fale com ${agent.name}, da Cal e Maré.`,
    path: agent.link,
    script: "hearts.js",
    main: html`<section class="site-section site-section--page"><div class="site-wrap site-agent">
<div class="site-agent__who">${portrait(agent)}<div><h1 class="site-h1">${agent.name}</h1>${agent.titulo && html`<p class="site-lead">${agent.titulo}</p>`}${waysToReach(agent)}</div></div>
<div>${agentContact(agent)}</div>
</div></section>
${listings.length > 0 && html`<section class="site-section site-section--tint"><div class="site-wrap"><div class="site-section__head"><h2 class="site-h2">Imóveis que acompanha</h2><a href="/lista?comercial=${agent.id}">Ver todos</a></div>${cards(listings)}</div></section>`}`,
  });
}
