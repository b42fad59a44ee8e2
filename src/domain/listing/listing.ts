/**
 * A card's texts for a listing: address, photos, facts (docs/product/cards.md#cards). The data is typed
 * by many hands: values that are missing, blank or not above 0 are left out rather than shown as `0 m²`.
 */
import { formatNumber } from "#domain/format/format-number.ts";
import { parseGivenNumber } from "#domain/format/given-number.ts";
import { isBlank, shorten, trim } from "#domain/format/text.ts";

/** Where a listing is: municipality and parish, either of which may be missing. */
type Whereabouts = { conselho?: string | null; freguesia?: string | null };

/** `conselho, freguesia`, the non-empty ones, the whole cut after 30 characters (docs/product/cards.md#address). */
export function formatShortAddress(listing: Whereabouts): string {
  return shorten(formatAddress(listing), 30);
}

/**
 * The address in full: the title and the accessible name of the one that is shown
 * (docs/product/everywhere.md#cut-names).
 */
export function formatAddress({ conselho, freguesia }: Whereabouts): string {
  return [conselho, freguesia]
    .map((part) => trim(part ?? ""))
    .filter(Boolean)
    .join(", ");
}

/** A photo as listings carry it: its URL, or an object with it, and the same photo in other widths. */
export type Photo =
  | string
  | { url: string; srcset?: string | null | undefined }
  | { src: string; srcset?: string | null | undefined };

/** A listing's photos: `capa` is the cover, `fotos` the others. */
export type Photos = { capa?: Photo | null; fotos?: readonly (Photo | null)[] | null };

/** A photo as a card shows it; `srcset` is `""` without other widths. */
export type ShownPhoto = { readonly url: string; readonly srcset: string };

/**
 * The cover and at most five photos after it, in that order; without a cover the five alone. Only `http:`, `https:`,
 * relative and `data:image/` URLs pass, so nothing in the data can make a page run or send something; a `srcset` with
 * any other URL is left out whole.
 * @see docs/product/cards.md#photos
 */
export function listPhotos(photos: Photos | null | undefined): ShownPhoto[] {
  const others = (photos?.fotos ?? []).map(toShownPhoto).filter((found) => found !== null);
  const cover = toShownPhoto(photos?.capa ?? null);
  return [...(cover === null ? [] : [cover]), ...others.slice(0, 5)];
}

function toShownPhoto(photo: Photo | null): ShownPhoto | null {
  const given = typeof photo === "string" || photo === null ? { url: photo ?? "" } : photo;
  const url = toSafeUrl("url" in given ? given.url : given.src);
  return url === null ? null : { url, srcset: toSafeSrcset(given.srcset ?? "") };
}

function toSafeSrcset(srcset: string): string {
  const found = trim(srcset.replace(/\p{Cc}/gu, " "));
  const candidates = found.split(/,\s+|,$/).filter((candidate) => !isBlank(candidate));
  return candidates.every((candidate) => toSafeUrl(trim(candidate).split(/\s/)[0] ?? "") !== null) ? found : "";
}

function toSafeUrl(url: string): string | null {
  // Browsers drop control characters in a URL before they look for its scheme.
  const found = trim(url.replace(/\p{Cc}/gu, ""));
  const isSafe = !/^[a-z][a-z\d+.-]*:/i.test(found) || /^(https?:|data:image\/)/i.test(found);
  return isSafe && !isBlank(found) ? found : null;
}

/** The facts' numbers, as an API gives them. */
export type FactKey =
  | "numQuartos"
  | "numWCs"
  | "areaPrivada"
  | "areaTerreno"
  | "garagem"
  | "numFrentes"
  | "inclinacao"
  | "numMontras"
  | "numAndares";

/** One fact as a card shows it; `value` is the whole text: `92,5 m²`, `3 quartos`. */
export type Fact = { key: FactKey; value: string };

/** Formats of the facts; `amount` is the number as shown. */
const wordings: Record<FactKey, (amount: string, isOne: boolean) => string> = {
  numQuartos: (amount, isOne) => `${amount} ${isOne ? "quarto" : "quartos"}`,
  numWCs: (amount) => `${amount} WC`,
  areaPrivada: (amount) => `${amount} m²`,
  areaTerreno: (amount) => `${amount} m² de terreno`,
  garagem: (amount, isOne) => `${amount} ${isOne ? "lugar" : "lugares"}`,
  numFrentes: (amount, isOne) => `${amount} ${isOne ? "frente" : "frentes"}`,
  inclinacao: (amount) => `Inclinação ${amount} %`,
  numMontras: (amount, isOne) => `${amount} ${isOne ? "montra" : "montras"}`,
  numAndares: (amount, isOne) => `${amount} ${isOne ? "andar" : "andares"}`,
};

/**
 * For dwellings the rooms come first; for shops and warehouses, which have none, the area (docs/product/cards.md#facts).
 */
const dwellingOrder = Object.keys(wordings) as FactKey[];
const otherOrder: FactKey[] = ["areaPrivada", ...dwellingOrder.filter((key) => key !== "areaPrivada")];

/** More would take a card a third line. */
const FACTS_OF_CARD = 4;

/**
 * The first four facts that a listing has, in the order in which a card shows them; numbers may come as text.
 * @see docs/product/cards.md#facts
 */
export function listFacts(listing: Partial<Record<FactKey, number | string | null>>): Fact[] {
  const order = isAboveZero(listing.numQuartos) ? dwellingOrder : otherOrder;
  return order
    .filter((key) => isAboveZero(listing[key]))
    .slice(0, FACTS_OF_CARD)
    .map((key) => toFact(key, parseGivenNumber(listing[key]) as number));
}

function toFact(key: FactKey, value: number): Fact {
  return { key, value: wordings[key](formatNumber(value, { most: 2 }), value === 1) };
}

function isAboveZero(value: number | string | null | undefined): boolean {
  return (parseGivenNumber(value) ?? 0) > 0;
}
