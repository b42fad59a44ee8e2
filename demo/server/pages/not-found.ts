/** The page for a missing address, with ways on. */
import { type Html, html } from "../html.ts";
import { layout } from "./layout.ts";

/** The page for a path that leads nowhere. */
export function notFoundPage(): Html {
  return layout({
    title: "Página não encontrada",
    description: "Esta página não existe.",
    path: "",
    main: html`<section class="site-section site-section--page"><div class="site-wrap site-article">
<h1 class="site-h1">Não encontrámos esta página</h1>
<p>O imóvel pode já ter sido vendido, ou o endereço pode estar incompleto.</p>
<p><a href="/lista">Ver todos os imóveis</a> ou <a href="/contactos">falar connosco</a>.</p>
</div></section>`,
  });
}
