/** The general form, and each of the three offices with its own. */
import { OFFICES, type Office } from "../agency.ts";
import { type Html, html } from "../html.ts";
import { layout } from "./layout.ts";
import { agencyContact, generalContact } from "./widgets.ts";

/** The page with the offices and the general contact form. */
export function contactsPage(): Html {
  return layout({
    title: "Contactos",
    description: "Fale connosco ou com uma das nossas lojas: Ovar, Santa Maria da Feira e Espinho.",
    path: "/contactos",
    main: html`<section class="site-section site-section--page"><div class="site-wrap">
<h1 class="site-h1">Contactos</h1>
<p class="site-lead">Respondemos no mesmo dia, de segunda a sábado.</p>
${generalContact()}
</div></section>
<section class="site-section site-section--tint"><div class="site-wrap">
<div class="site-section__head"><h2 class="site-h2">As nossas lojas</h2></div>
<div class="site-offices">${OFFICES.map(office)}</div>
</div></section>`,
  });
}

function office(each: Office): Html {
  return html`<section><h3>${each.nome}</h3>
<address>${each.morada}<br>${each.localidade}<br><a href="tel:+351${each.telefone.replaceAll(" ", "")}">${each.telefone}</a><br><a href="mailto:${each.email}">${each.email}</a></address>
${agencyContact(each)}</section>`;
}
