/**
 * The page for writing to the agency: one form, for the agency as a whole or for the chosen office,
 * and the three offices with their addresses. The choice is a link to the page itself, so it works
 * without a script and can be shared.
 */
import { OFFICES, type Office } from "../agency.ts";
import { type Html, html } from "../html.ts";
import { layout, mailLink, section, telephoneLink } from "./layout.ts";
import { agencyContact, generalContact } from "./widgets.ts";

/**
 * Returns the contacts page.
 * @param code the office to write to; any other text means the agency as a whole
 */
export function contactsPage(code: string): Html {
  const chosen = OFFICES.find((office) => office.code === code);
  const choices = [{ path: "/contactos#escrever", nome: "Qualquer uma", isChosen: !chosen }].concat(
    OFFICES.map((office) => ({
      path: pathTo(office),
      nome: office.nome,
      isChosen: office === chosen,
    })),
  );
  return layout({
    title: "Contactos",
    description: "Fale connosco ou com uma das nossas lojas: Ovar, Santa Maria da Feira e Espinho.",
    path: "/contactos",
    main: html`${section({
      heading: "Contactos",
      lead: "Respondemos no mesmo dia, de segunda a sábado.",
      className: "site-wrap--form",
      content: html`<nav class="site-choice" id="escrever" aria-labelledby="loja"><p id="loja">Para que loja quer escrever?</p>
<ul>${choices.map(({ path, nome, isChosen }) => html`<li><a href="${path}"${isChosen && html` aria-current="true"`}>${nome}</a></li>`)}</ul></nav>
${chosen ? agencyContact(chosen) : generalContact()}`,
    })}
<section class="site-section site-section--tint"><div class="site-wrap">
<div class="site-section__head"><h2 class="site-h2">As nossas lojas</h2></div>
<div class="site-offices">${OFFICES.map(officeCard)}</div>
</div></section>`,
  });
}

function officeCard(office: Office): Html {
  const { nome, morada, localidade, telefone, email } = office;
  return html`<section><h3>${nome}</h3>
<address>${morada}<br>${localidade}<br>${telephoneLink(telefone)}<br>${mailLink(email)}</address>
<a href="${pathTo(office)}">Escrever à loja de ${nome}</a></section>`;
}

function pathTo({ code }: Office): string {
  return `/contactos?loja=${code}#escrever`;
}
