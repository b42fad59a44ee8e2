/**
 * Cal e Maré, the demo's fictional agency (agency.json): its three offices
 * (docs/product/enumerations.md#agencies), its people, its addresses. The phone numbers and domains
 * are unassigned. The team is mixed on purpose: one person has no title, two have no photo, and one
 * has a name that needs two lines.
 */

import { toSlug } from "#domain/format/slug.ts";
import agency from "./agency.json" with { type: "json" };

/** One office; `code` is what its contact form sends. */
export type Office = (typeof agency.offices)[number];

/** The three offices, in the order of the pages. */
export const OFFICES: readonly Office[] = agency.offices;

/** The head office, whose contacts the widgets offer if sending fails. */
export const HEAD_OFFICE = OFFICES[0] as Office;

/** The agency's pages on other sites, by the text of their links. */
export const SOCIAL = agency.social;

/**
 * The people, in the order of the team page. The telephone is their own mobile number, which also
 * receives WhatsApp messages; `variante` is how the contact form looks on the person's page
 * (docs/product/contact-forms.md#agent-variants).
 */
export const TEAM = agency.team.map(({ id, name, ...others }) => {
  const names = toSlug(name).split("-");
  return {
    id,
    name,
    link: `/agente/${id}`,
    telefone: `910 000 0${String(id).padStart(2, "0")}`,
    email: `${names[0]}.${names.at(-1)}@exemplo.pt`,
    variante: id % 2 === 0 ? "titulo-fora" : "cartao",
    ...others,
  };
});
export type Collaborator = (typeof TEAM)[number];
