/** Someone of the agency, as the team's page and their own show them: a portrait and the ways to reach them. */
import { toInitials } from "#domain/format/text.ts";
import type { Collaborator } from "../agency.ts";
import { type Html, html } from "../html.ts";

/** Their photo, or their initials where there is none. */
export function portrait({ foto, name }: Pick<Collaborator, "foto" | "name">): Html {
  return foto
    ? html`<img class="site-portrait" src="${foto}" alt="" width="400" height="500">`
    : html`<span class="site-portrait" aria-hidden="true">${toInitials(name)}</span>`;
}

/** Telephone, WhatsApp and e-mail, one line each. */
export function waysToReach({ name, telefone, email }: Pick<Collaborator, "name" | "telefone" | "email">): Html {
  const digits = telefone.replaceAll(" ", "");
  const [user, domain] = email.split("@");
  const hello = encodeURIComponent(`Olá ${name}, `);
  return html`<p class="site-reach"><a href="tel:+351${digits}">${telefone}</a><a href="https://wa.me/351${digits}?text=${hello}" rel="noopener">WhatsApp</a><a href="mailto:${email}">${user}<wbr>@${domain}</a></p>`;
}
