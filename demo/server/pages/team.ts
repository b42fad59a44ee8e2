/** The people of the agency, all on one page. */
import { TEAM } from "../agency.ts";
import { type Html, html } from "../html.ts";
import { layout } from "./layout.ts";
import { teamCards } from "./widgets.ts";

/** The page with the team cards. */
export function teamPage(): Html {
  return layout({
    title: "A nossa equipa",
    description: "As pessoas que o acompanham, da primeira visita à escritura.",
    path: "/equipa",
    main: html`<section class="site-section site-section--page"><div class="site-wrap">
<h1 class="site-h1">A nossa equipa</h1>
<p class="site-lead">As pessoas que o acompanham, da primeira visita à escritura.</p>
${teamCards(TEAM)}
</div></section>`,
  });
}
