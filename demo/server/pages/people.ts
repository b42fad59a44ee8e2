/**
 * The agency's people: one page with everybody, and one for each person with the listings they look
 * after.
 */
import { toInitials } from "#domain/format/text.ts";
import { type Collaborator, TEAM } from "../agency.ts";
import { type Html, html } from "../html.ts";
import type { Listing } from "../seed/listing.ts";
import { cards } from "./card.ts";
import { layout, mailLink, section, telephoneLink } from "./layout.ts";
import { agentContact } from "./widgets.ts";

/** Returns the page with the whole team. */
export function teamPage(): Html {
  return layout({
    title: "A nossa equipa",
    description: "As pessoas que estão consigo, da primeira visita à escritura.",
    path: "/equipa",
    main: section({
      heading: "A nossa equipa",
      lead: "As pessoas que estão consigo, da primeira visita à escritura.",
      content: html`<ul class="site-team">${TEAM.map(person)}</ul>`,
    }),
  });
}

function person(someone: Collaborator): Html {
  const { name, titulo, link } = someone;
  return html`<li>${portrait(someone)}<h2><a href="${link}">${name}</a></h2>${titulo && html`<p>${titulo}</p>`}${waysToReach(someone)}</li>`;
}

/**
 * Returns an agent's page.
 * @param listings the newest listings of this agent; may be empty
 */
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

/** Returns a person's photo, or their initials if there is none. */
export function portrait({ foto, name }: Pick<Collaborator, "foto" | "name">): Html {
  return foto
    ? html`<img class="site-portrait" src="${foto}" alt="" width="400" height="500">`
    : html`<span class="site-portrait" aria-hidden="true">${toInitials(name)}</span>`;
}

/** Returns telephone, WhatsApp and e-mail links, one per line. */
export function waysToReach({
  name,
  telefone,
  email,
}: Pick<Collaborator, "name" | "telefone" | "email">): Html {
  const url = `https://wa.me/351${telefone.replaceAll(" ", "")}?text=${encodeURIComponent(`Olá ${name}, `)}`;
  return html`<p class="site-reach">${telephoneLink(telefone)}<a href="${url}" rel="noopener">WhatsApp</a>${mailLink(email)}</p>`;
}
