/** Pages that consist of a heading with one widget or a short text. */
import { readFileSync } from "node:fs";
import { raw } from "hono/html";
import { type Html, html } from "../html.ts";
import { layout, section } from "./layout.ts";
import { recruitmentWizard, valuationWizard } from "./widgets.ts";

/** Returns the page where candidates apply. */
export function recruitmentPage(): Html {
  return layout({
    title: "Recrutamento",
    description: "Trabalhe connosco em Ovar, Santa Maria da Feira ou Espinho.",
    path: "/recrutamento",
    main: section({
      heading: "Trabalhe connosco",
      lead: "Diga-nos o que gostaria de fazer e em que loja. Lemos todas as candidaturas.",
      className: "site-wrap--wizard",
      content: recruitmentWizard(),
    }),
  });
}

/** Returns the page where owners ask for a valuation. */
export function valuationPage(): Html {
  return layout({
    title: "Avaliação de imóveis",
    description: "Saiba quanto vale o seu imóvel, sem compromisso.",
    path: "/avaliacao",
    main: section({
      heading: "Quanto vale o seu imóvel?",
      lead: "Conte-nos o essencial em três passos. A avaliação é gratuita e sem compromisso.",
      className: "site-wrap--wizard",
      content: valuationWizard(),
    }),
  });
}

/** Returns an article from demo/site. */
function articleOf(file: string): Html {
  const text = readFileSync(new URL(`../../site/${file}`, import.meta.url), "utf8");
  return html`<section class="site-section site-section--page"><div class="site-wrap site-article">${raw(text)}</div></section>`;
}

/**
 * Returns the accessibility statement, in the form that Decreto-Lei n.º 83/2018 requires
 * (docs/law.md#the-accessibility-statement); the Laravel site shows the same. The tests that it
 * mentions are in tests/browser/site-pages.spec.ts and the widgets' specs: when they change, update
 * it.
 */
export function accessibilityPage(): Html {
  return layout({
    title: "Declaração de acessibilidade",
    description: "O que foi testado neste site, como, quando, e o que ainda falha.",
    path: "/acessibilidade",
    main: articleOf("acessibilidade.html"),
  });
}

/** Returns the privacy policy that every form links to. */
export function privacyPage(): Html {
  return layout({
    title: "Política de Privacidade",
    description: "Que dados pedimos, para quê e durante quanto tempo.",
    path: "/privacidade",
    main: articleOf("privacidade.html"),
  });
}

/** Returns the page for a path that doesn't exist, with links to others. */
export function notFoundPage(): Html {
  return layout({
    title: "Página não encontrada",
    description: "Esta página não existe.",
    path: "",
    main: section({
      heading: "Não encontrámos esta página",
      className: "site-article",
      content: html`<p>O imóvel pode já ter sido vendido, ou o endereço pode estar incompleto.</p>
<p><a href="/lista">Ver todos os imóveis</a> ou <a href="/contactos">falar connosco</a>.</p>`,
    }),
  });
}
