/**
 * The agency's inbox: whatever the seven calls have stored, so that who tries the site sees where it went. A real host
 * would keep this behind a login; the demo has none (docs/product/overview.md#no-roles).
 */
import { OFFICES, TEAM } from "../agency.ts";
import { type Html, html } from "../html.ts";
import type { Application, Lead, LeadKind, Valuation } from "../leads.ts";
import { layout } from "./layout.ts";

/** Who a message was written to, by what was sent about them; the sent text itself where nobody is known by it. */
const RECIPIENTS: Record<LeadKind, (about: string) => string> = {
  imovel: (reference) => `Imóvel: ${reference}`,
  geral: () => "Agência",
  agente: (id) => `Comercial: ${TEAM.find((person) => String(person.id) === id)?.name ?? id}`,
  agencia: (code) => `Loja: ${OFFICES.find((office) => office.code === code)?.nome ?? code}`,
};

const VALUATION_LABELS: Record<string, string> = {
  tipoImovel: "Tipo de imóvel",
  tipologia: "Número de quartos",
  objetivo: "Objectivo",
  loca: "Localização",
  areaTerreno: "Área do terreno",
  areaPriv: "Área privada",
  cert: "Certificado energético",
  estadoCon: "Estado de conservação",
  tel: "Contacto",
  email: "E-mail",
  outros: "Outras informações",
};

/** As the agency's clock and calendar show it, wherever the server is. */
const receivedFormat = new Intl.DateTimeFormat("pt-PT", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Lisbon",
});

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
  return entry(each.nome, each.received, [
    ["Para", RECIPIENTS[each.kind](each.about ?? "")],
    ["Contacto", each.tel],
    ["E-mail", each.email],
    ["Mensagem", each.mensagem],
  ]);
}

function application(each: Application): Html {
  const cv = html`<a href="/caixa/cv/${each.id}" download>${each.cvName}</a> (${each.cvSize.toLocaleString("pt-PT")} bytes)`;
  return entry(each.nome, each.received, [
    ["Função", each.funcao],
    ["Loja", each.agencia],
    ["Localização", each.loca],
    ["Contacto", each.tel],
    ["E-mail", each.email],
    ["Idade", each.idade],
    ["CV", cv],
    ["Mensagem", each.mensagem],
  ]);
}

function valuation({ received, fields: { nome = "", ...fields } }: Valuation): Html {
  const rows = Object.entries(fields).map(([key, value]) => [VALUATION_LABELS[key] ?? key, value] as const);
  return entry(nome, received, rows);
}

function entry(who: string, received: string, rows: readonly (readonly [string, string | Html])[]): Html {
  return html`<li><h3>${who}</h3><time datetime="${received}">${receivedFormat.format(new Date(received))}</time>
<dl>${rows.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value || "—"}</dd></div>`)}</dl></li>`;
}
