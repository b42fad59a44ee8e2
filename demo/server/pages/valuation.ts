/** Where owners ask what their listing is worth. */
import { type Html, html } from "../html.ts";
import { layout } from "./layout.ts";
import { valuationWizard } from "./widgets.ts";

/** The page with the valuation wizard. */
export function valuationPage(): Html {
  return layout({
    title: "Avaliação de imóveis",
    description: "Saiba quanto vale o seu imóvel, sem compromisso.",
    path: "/avaliacao",
    main: html`<section class="site-section site-section--page"><div class="site-wrap site-wrap--wizard">
<h1 class="site-h1">Quanto vale o seu imóvel?</h1>
<p class="site-lead">Conte-nos o essencial em três passos. A avaliação é gratuita e sem compromisso.</p>
${valuationWizard()}
</div></section>`,
  });
}
