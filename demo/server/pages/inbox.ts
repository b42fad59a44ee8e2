/**
 * The agency's inbox: everything that the six forms have sent, so that people who try the site can
 * see where it went. A real host would keep this behind a login; the demo doesn't need one
 * (docs/product/overview.md#no-roles).
 */
import { type FormKind, servedForms } from "#api/served-calls.ts";
import { type Fields, listAnswers } from "#domain/fields/fields.ts";
import { OFFICES, TEAM } from "../agency.ts";
import { type Html, html } from "../html.ts";
import type { Lead } from "../leads.ts";
import { layout, section } from "./layout.ts";

/**
 * Functions that name a message's recipient; a text that matches nobody is shown as it was sent.
 */
const RECIPIENTS: Partial<Record<FormKind, (about: string) => string>> = {
  imovel: (reference) => `Imóvel: ${reference}`,
  geral: () => "Agência",
  agente: (id) => `Consultor: ${TEAM.find((person) => String(person.id) === id)?.name ?? id}`,
  agencia: (code) => `Loja: ${OFFICES.find((office) => office.code === code)?.nome ?? code}`,
};

const GROUPS: readonly (readonly [title: string, kinds: readonly FormKind[]])[] = [
  ["Mensagens", ["imovel", "geral", "agente", "agencia"]],
  ["Candidaturas", ["recrutamento"]],
  ["Pedidos de avaliação", ["agendamento"]],
];

/** Uses the agency's time zone, wherever the server is. */
const receivedFormat = new Intl.DateTimeFormat("pt-PT", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Lisbon",
});

/** Returns the agency's inbox with everything that visitors sent, newest first. */
export function inboxPage(leads: readonly Lead[]): Html {
  return layout({
    title: "Caixa de entrada",
    description: "O que os visitantes enviaram.",
    path: "/caixa",
    main: section({
      heading: "Caixa de entrada",
      lead: "O que os formulários deste site enviaram, do mais recente para o mais antigo.",
      className: "site-inbox",
      content: html`${GROUPS.map(([title, kinds]) => group(title, leads.filter(({ kind }) => kinds.includes(kind)).map(entry)))}`,
    }),
  });
}

function group(title: string, entries: readonly Html[]): Html {
  return html`<section><h2 class="site-h2">${title}: ${entries.length}</h2>${entries.length > 0 ? html`<ul>${entries}</ul>` : html`<p>Ainda não chegou nada.</p>`}</section>`;
}

function entry({ id, received, kind, about, fields, cv }: Lead): Html {
  const recipient = RECIPIENTS[kind]?.(about ?? "");
  const { nome: _heading, cv: _file, ...others }: Fields = servedForms[kind].fields;
  return html`<li><h3>${fields.nome ?? ""}</h3><time datetime="${received}">${receivedFormat.format(new Date(received))}</time>
<dl>${recipient && row("Para", recipient)}${listAnswers(others, fields).map(([term, text]) => row(term, text))}${cv && row("CV", html`<a href="/caixa/cv/${id}" download>${cv.name}</a> (${Math.ceil(cv.size / 1000).toLocaleString("pt-PT")} kB)`)}</dl></li>`;
}

function row(term: string, text: string | Html): Html {
  return html`<div><dt>${term}</dt><dd>${text || "—"}</dd></div>`;
}
