/** Where candidates apply. */
import { type Html, html } from "../html.ts";
import { layout } from "./layout.ts";
import { recruitmentWizard } from "./widgets.ts";

/** The page with the recruitment wizard. */
export function recruitmentPage(): Html {
  return layout({
    title: "Recrutamento",
    description: "Trabalhe connosco em Ovar, Santa Maria da Feira ou Espinho.",
    path: "/recrutamento",
    main: html`<section class="site-section site-section--page"><div class="site-wrap site-wrap--wizard">
<h1 class="site-h1">Trabalhe connosco</h1>
<p class="site-lead">Diga-nos o que gostaria de fazer e em que loja. Lemos todas as candidaturas.</p>
${recruitmentWizard()}
</div></section>`,
  });
}
