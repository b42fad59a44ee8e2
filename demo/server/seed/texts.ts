/**
 * Writes a listing's title like a typical Portuguese one (type, T-number, special feature, place)
 * and its description. Both use the facts that the page lists, so that text and list never
 * disagree.
 */
import { inPlace } from "../../site/list-heading.js";
import agency from "../agency.json" with { type: "json" };
import type { Listing } from "./listing.ts";
import type { Random } from "./random.ts";

type Described = Pick<Listing, "tipoImovel" | "estado" | "facts" | "conselho" | "freguesia">;

/**
 * Phrases in `partsOfPlace` are parts of the place, not features of the listing: "no centro de
 * Maceda".
 */
const {
  special: SPECIAL,
  partsOfPlace,
  inside: INSIDE,
  around: AROUND,
  visit: VISIT,
} = agency.phrases;

/** Returns a listing's title. */
export function titleOf(listing: Described, random: Random): string {
  const { tipoImovel, facts } = listing;
  const rooms = facts.numQuartos === null ? "" : `T${facts.numQuartos}`;
  const special = listing.estado === "Ruina" ? "para recuperar" : random.pick(SPECIAL[tipoImovel]);
  const what = `${rooms ? `${tipoImovel} ${rooms}` : tipoImovel} ${special}`;
  const form = random.between(1, 10);
  if (form === 1) return `${rooms || tipoImovel} - ${placeOf(listing)}`;
  if (form === 2) return what;
  const where = inPlace(placeOf(listing));
  return `${what} ${partsOfPlace.includes(special) ? where.replace(/^(?:em|n)/, (word) => (word === "em" ? "de" : "d")) : where}`;
}

/** Returns two paragraphs, separated by a blank line. */
export function descriptionOf(listing: Omit<Described, "estado">, random: Random): string {
  const inside =
    listing.facts.areaPrivada === null
      ? ""
      : ` com ${listing.facts.areaPrivada} m² de área privada`;
  const first = `${listing.tipoImovel} ${inPlace(placeOf(listing))}${inside}.`;
  const start = random.between(0, INSIDE.length - 1);
  const details = [INSIDE[start], INSIDE[(start + 1) % INSIDE.length]];
  return `${[first, ...details].join(" ")}\n\n${random.pick(AROUND)} ${random.pick(VISIT)}`;
}

/**
 * Returns the parish if its name is plain, otherwise the municipality: names of united parishes are
 * too long.
 */
function placeOf({ conselho, freguesia }: Pick<Listing, "conselho" | "freguesia">): string {
  const plain = freguesia !== null && freguesia.length <= 24 && !freguesia.includes("(");
  return plain ? freguesia : conselho;
}
