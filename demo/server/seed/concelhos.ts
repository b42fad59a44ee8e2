/**
 * Where the demo's agency has listings: around its three offices, thinning out towards Porto, Aveiro and Braga. The parishes
 * are those of the built-in list of places, so that every listing can be found by the filter.
 */
import { getPlaces } from "#domain/places/places.ts";

/** A municipality as the seed needs it to invent listings in it. */
export type Concelho = {
  /** The office whose code begins the references. */
  agencia: "OVR" | "SMF" | "ESP";
  /** A plausible sale price per square metre, from which all prices follow. */
  euroM2: number;
  /** Share of the listings that lie here, against the others. */
  peso: number;
};

/** The agency's town before the parishes were split in 2025: older listings still carry it, commas and all. */
export const OLD_UNION_OF_OVAR = "Ovar, São João, Arada e São Vicente de Pereira Jusã";

/** The municipalities that the agency works in, by name. */
export const CONCELHOS: Readonly<Record<string, Concelho>> = {
  Ovar: { agencia: "OVR", euroM2: 1750, peso: 26 },
  "Santa Maria da Feira": { agencia: "SMF", euroM2: 1500, peso: 20 },
  Espinho: { agencia: "ESP", euroM2: 2600, peso: 14 },
  "Vila Nova de Gaia": { agencia: "ESP", euroM2: 2800, peso: 9 },
  "Oliveira de Azeméis": { agencia: "SMF", euroM2: 1200, peso: 6 },
  "São João da Madeira": { agencia: "SMF", euroM2: 1550, peso: 5 },
  Estarreja: { agencia: "OVR", euroM2: 1150, peso: 4 },
  Murtosa: { agencia: "OVR", euroM2: 1400, peso: 3 },
  Aveiro: { agencia: "OVR", euroM2: 2500, peso: 4 },
  Ílhavo: { agencia: "OVR", euroM2: 2100, peso: 2 },
  Porto: { agencia: "ESP", euroM2: 3600, peso: 3 },
  Gondomar: { agencia: "ESP", euroM2: 1900, peso: 1 },
  Maia: { agencia: "ESP", euroM2: 2200, peso: 1 },
  "Vale de Cambra": { agencia: "SMF", euroM2: 1050, peso: 1 },
  Águeda: { agencia: "OVR", euroM2: 1150, peso: 1 },
  Braga: { agencia: "ESP", euroM2: 2000, peso: 1 },
};

const parishes = getPlaces().places.filter(({ tipo, concelho = "" }) => tipo === "freguesia" && concelho in CONCELHOS);

/** Returns the names of the municipality's parishes; none where it has one of its own name alone. */
export function listParishes(municipality: string): string[] {
  return parishes.flatMap(({ nome, concelho }) => (concelho === municipality ? nome : []));
}
