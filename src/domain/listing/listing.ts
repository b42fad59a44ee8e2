/**
 * Formats what a listing's card says (docs/product/cards.md#cards). Values that are missing, blank
 * or not above 0 are left out.
 */
import { formatNumber } from "#domain/format/format-number.ts";
import { parseGivenNumber } from "#domain/format/given-number.ts";
import { isBlank, shorten, trim } from "#domain/format/text.ts";

type Whereabouts = { conselho?: string | null; freguesia?: string | null };

/** Returns the title, or else the kind of property. */
export function toTitle({ titulo, tipoImovel }: { titulo: string; tipoImovel: string }): string {
  return titulo || tipoImovel || "Imóvel";
}

/** Formats `conselho, freguesia`, cut after 30 characters (docs/product/cards.md#address). */
export function formatShortAddress(listing: Whereabouts): string {
  return shorten(formatAddress(listing), 30);
}

/** Formats the address in full (docs/product/everywhere.md#cut-names). */
export function formatAddress({ conselho, freguesia }: Whereabouts): string {
  return [conselho, freguesia]
    .map((part) => trim(part ?? ""))
    .filter(Boolean)
    .join(", ");
}

export type Photo =
  | string
  | { url: string; srcset?: string | null | undefined }
  | { src: string; srcset?: string | null | undefined };

export type Photos = { capa?: Photo | null; fotos?: readonly (Photo | null)[] | null };

/** `srcset` is `""` if there are no other widths. */
export type ShownPhoto = { readonly url: string; readonly srcset: string };

/**
 * Returns the cover and at most five other photos (docs/product/cards.md#photos), skipping unsafe
 * URLs.
 */
export function listPhotos(photos: Photos | null | undefined): ShownPhoto[] {
  const others = (photos?.fotos ?? []).map(toShownPhoto).filter((photo) => photo !== null);
  const cover = toShownPhoto(photos?.capa ?? null);
  return [...(cover === null ? [] : [cover]), ...others.slice(0, 5)];
}

function toShownPhoto(photo: Photo | null): ShownPhoto | null {
  const source = typeof photo === "string" || photo === null ? { url: photo ?? "" } : photo;
  const url = toSafeUrl("url" in source ? source.url : source.src);
  return url === null ? null : { url, srcset: toSafeSrcset(source.srcset ?? "") };
}

function toSafeSrcset(srcset: string): string {
  const cleaned = trim(srcset.replace(/\p{Cc}/gu, " "));
  const candidates = cleaned.split(/,\s+|,$/).filter((candidate) => !isBlank(candidate));
  return candidates.every((candidate) => toSafeUrl(trim(candidate).split(/\s/)[0] ?? "") !== null)
    ? cleaned
    : "";
}

function toSafeUrl(url: string): string | null {
  // Browsers drop control characters in a URL before they look for its scheme.
  const cleaned = trim(url.replace(/\p{Cc}/gu, ""));
  const isSafe = !/^[a-z][a-z\d+.-]*:/i.test(cleaned) || /^(https?:|data:image\/)/i.test(cleaned);
  return isSafe && !isBlank(cleaned) ? cleaned : null;
}

type Wording = (amount: string, isOne: boolean) => string;

/** The wordings of the facts, in the order of the card (docs/product/cards.md#facts). */
const wordings = {
  numQuartos: (amount, isOne) => `${amount} ${isOne ? "quarto" : "quartos"}`,
  numWCs: (amount) => `${amount} WC`,
  areaPrivada: (amount) => `${amount} m²`,
  areaTerreno: (amount) => `${amount} m² de terreno`,
  garagem: (amount, isOne) => `${amount} ${isOne ? "lugar" : "lugares"}`,
  numFrentes: (amount, isOne) => `${amount} ${isOne ? "frente" : "frentes"}`,
  inclinacao: (amount) => `Inclinação ${amount} %`,
  numMontras: (amount, isOne) => `${amount} ${isOne ? "montra" : "montras"}`,
  numAndares: (amount, isOne) => `${amount} ${isOne ? "andar" : "andares"}`,
} satisfies Record<string, Wording>;

export type FactKey = keyof typeof wordings;
export type Fact = { key: FactKey; value: string };

/** Shops and warehouses show their area first. */
const dwellingOrder = Object.keys(wordings) as FactKey[];
const otherOrder: FactKey[] = [
  "areaPrivada",
  ...dwellingOrder.filter((key) => key !== "areaPrivada"),
];

/** A fifth would need a third line. */
const FACTS_OF_CARD = 4;

/** Returns a card's facts, at most four. */
export function listFacts(listing: Partial<Record<FactKey, number | string | null>>): Fact[] {
  const order = isAboveZero(listing.numQuartos) ? dwellingOrder : otherOrder;
  return order
    .filter((key) => isAboveZero(listing[key]))
    .slice(0, FACTS_OF_CARD)
    .map((key) => toFact(key, parseGivenNumber(listing[key]) as number));
}

function toFact(key: FactKey, amount: number): Fact {
  const wording: Wording = wordings[key];
  return { key, value: wording(formatNumber(amount, { most: 2 }), amount === 1) };
}

function isAboveZero(value: number | string | null | undefined): boolean {
  return (parseGivenNumber(value) ?? 0) > 0;
}
