/** The people of the agency, all on one page, each with the ways to reach them. */
import { type Collaborator, TEAM } from "../agency.ts";
import { type Html, html } from "../html.ts";
import { layout } from "./layout.ts";
import { portrait, waysToReach } from "./person.ts";

/** The page with everybody. */
export function teamPage(): Html {
  return layout({
    title: "A nossa equipa",
    description: "As pessoas que estão consigo, da primeira visita à escritura.",
    path: "/equipa",
    main: html`<section class="site-section site-section--page"><div class="site-wrap">
<h1 class="site-h1">A nossa equipa</h1>
<p class="site-lead">As pessoas que estão consigo, da primeira visita à escritura.</p>
<ul class="site-team">${TEAM.map(person)}</ul>
</div></section>`,
  });
}

function person(someone: Collaborator): Html {
  const { name, titulo, link } = someone;
  return html`<li>${portrait(someone)}<h2><a href="${link}">${name}</a></h2>${titulo && html`<p>${titulo}</p>`}${waysToReach(someone)}</li>`;
}
