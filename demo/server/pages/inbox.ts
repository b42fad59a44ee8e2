/**
 * The agency's inbox: whatever the seven calls have stored, so that who tries the site sees where it went. A real host
 * would keep this behind a login; the demo has none (docs/product/overview.md#no-roles).
 */
import { type Html, html } from "../html.ts";
import type { Application, Lead, Valuation } from "../leads.ts";
import { layout } from "./layout.ts";

const KINDS = { imovel: "Imóvel", geral: "Geral", agente: "Agente", agencia: "Agência" };

/** Everything that visitors sent, newest first. */
export type Inbox = { leads: readonly Lead[]; applications: readonly Application[]; valuations: readonly Valuation[] };

/** The agency's inbox, as the demo shows it at /caixa. */
export function inboxPage({ leads, applications, valuations }: Inbox): Html {
  return layout({
    title: "Caixa de entrada",
    description: "O que os visitantes enviaram.",
    path: "/caixa",
    main: html`<section class="site-section site-section--page"><div class="site-wrap site-inbox">
<h1 class="site-h1">Caixa de entrada</h1>
<p class="site-lead">O que os formulários deste site enviaram, do mais recente para o mais antigo.</p>
${group("Mensagens", leads.map(lead))}
${group("Candidaturas", applications.map(application))}
${group("Pedidos de avaliação", valuations.map(valuation))}
</div></section>`,
  });
}

function group(title: string, entries: readonly Html[]): Html {
  return html`<section><h2>${title} <span>${entries.length}</span></h2>${entries.length > 0 ? html`<ul>${entries}</ul>` : html`<p class="site-inbox__none">Ainda não chegou nada.</p>`}</section>`;
}

function lead(each: Lead): Html {
  const about = each.about === null ? KINDS[each.kind] : `${KINDS[each.kind]}: ${each.about}`;
  return entry(each.nome, each.received, [
    ["Para", about],
    ["Contacto", each.tel],
    ["E-mail", each.email],
    ["Mensagem", each.mensagem],
  ]);
}

function application(each: Application): Html {
  const cv = html`<a href="/caixa/cv/${each.id}" download>${each.cvName}</a> (${each.cvSize.toLocaleString("pt-PT")} bytes)`;
  return entry(each.nome, each.received, [
    ["Função", each.funcao],
    ["Agência", each.agencia],
    ["Localização", each.loca],
    ["Contacto", each.tel],
    ["E-mail", each.email],
    ["Idade", each.idade],
    ["CV", cv],
    ["Mensagem", each.mensagem],
  ]);
}

function valuation({ received, fields: { nome = "", ...fields } }: Valuation): Html {
  return entry(nome, received, Object.entries(fields));
}

function entry(who: string, received: string, rows: readonly (readonly [string, string | Html])[]): Html {
  return html`<li><h3>${who}</h3><time datetime="${received}">${received.slice(0, 16).replace("T", " ")}</time>
<dl>${rows.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value || "—"}</dd></div>`)}</dl></li>`;
}
