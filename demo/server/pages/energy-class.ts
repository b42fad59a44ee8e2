/** A listing's energy class in the shape of the label, which the law wants in every advert (docs/law.md). */
import { formatEnergyClass, parseEnergyClass } from "#domain/listing/energy-class.ts";
import { type Html, html } from "../html.ts";
import type { Listing } from "../seed/listing.ts";

/** The label; nothing for a listing whose certificate says none. */
export function energyClass({ certificado }: Pick<Listing, "certificado">): Html | null {
  const known = parseEnergyClass(certificado);
  if (known === null) return null;
  const { short, whole, hasLetter } = formatEnergyClass(known);
  return html`<span class="site-energy"${hasLetter && html` data-class="${short}"`} title="${whole}">${short}</span>`;
}
