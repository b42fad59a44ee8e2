import { certificateOf } from "./certificates.ts";
import { CONCELHOS, type Concelho } from "./concelhos.ts";
import { Covers } from "./covers.ts";
import { descriptionOf } from "./descriptions.ts";
import { factsFor, type TipoImovel } from "./facts.ts";
import { HANDWRITTEN } from "./handwritten.ts";
import type { Listing } from "./listing.ts";
import { COVERS, coloured, drawingOf, picturesOf } from "./pictures.ts";
import { type Estado, priceOf, type TipoNegocio } from "./price.ts";
import { type Random, randomFrom } from "./random.ts";
import { type RentalAdvert, rentalAdvertOf } from "./rental.ts";
import { titleOf } from "./titles.ts";

const TYPES = [
  ["Apartamento", 42],
  ["Moradia", 28],
  ["Terreno", 10],
  ["Loja", 8],
  ["Escritório", 5],
  ["Armazém", 4],
  ["Garagem", 3],
] as const;

const DWELLING = [
  ["Venda", 70],
  ["Arrendamento", 26],
  ["Permuta", 4],
] as const;

const BUSINESS = [
  ["Venda", 40],
  ["Arrendamento", 32],
  ["Permuta", 4],
  ["Trespasse", 24],
] as const;

const CONDITIONS = [
  ["Usado", 50],
  ["Renovado", 26],
  ["Novo", 24],
] as const;

/** Of the houses and warehouses for sale, this share is a ruin, which is never for rent. */
const RUINS = 0.14;

/** Agents who look after listings; the ids are those of `agency.ts`. */
const AGENTS = [7, 8, 9, 11, 13, 14];

/** The seed of the whole agency: change it and every listing changes. */
const SEED = 20260401;

/** Its own, so that everything else stays as it was drawn. */
const CERTIFICATE_SEED = 20201207;

/** Its own too, so that another drawing changes no price. */
const PICTURE_SEED = 20260402;

/** Listings 1 to `count`, oldest first; the handwritten ones take the highest ids. */
export function makeListings(count: number): Listing[] {
  const random = randomFrom(SEED);
  const certificates = randomFrom(CERTIFICATE_SEED);
  const listings = Array.from({ length: count }, (_, place) => {
    const listing = drawListing(place + 1, count, random);
    return { ...listing, ...rentalAdvertOf(listing), certificado: certificateOf(listing, certificates) };
  });
  const written = new Map<number, readonly string[]>();
  HANDWRITTEN.slice(0, count).forEach(({ fotos, ...given }, place) => {
    const id = count - place;
    const listing = { ...(listings[id - 1] as (typeof listings)[number]), ...given, id };
    const certificado = given.certificado ?? certificateOf(listing, certificates);
    const idRef = referenceOf(given.agencia, id);
    listings[id - 1] = { ...listing, idRef, ...rentalAdvertOf(listing), certificado };
    if (fotos) written.set(id, fotos);
  });
  const photograph = photographer(randomFrom(PICTURE_SEED));
  return listings
    .reverse()
    .map((listing) => ({ ...listing, fotos: photograph(listing, written.get(listing.id)) }))
    .reverse();
}

type Undrawn = Omit<Listing, "certificado" | "fotos" | keyof RentalAdvert>;

/** Gives each listing its pictures, or the ones `written` for it; the newest comes first. Some have none. */
function photographer(random: Random) {
  const [drawings, addresses] = [new Covers(), new Covers()];
  return (listing: Undrawn, written: readonly string[] | undefined): readonly string[] => {
    const photos = written ?? draw(listing);
    drawings.note(listing, photos[0] && drawingOf(photos[0]));
    addresses.note(listing, photos[0]);
    return photos;
  };

  function draw(listing: Undrawn): string[] {
    if (random.chance(0.045)) return [];
    const cover = drawings.choose(listing, COVERS[listing.tipoImovel]);
    const colourings = coloured(cover);
    const colour = colourings.indexOf(addresses.choose(listing, colourings));
    return picturesOf({ type: listing.tipoImovel, cover, colour }, random);
  }
}

function drawListing(id: number, count: number, random: Random): Undrawn {
  const concelho = random.weighted(CONCELHOS.map((each) => [each, each.peso] as const));
  const tipoImovel: TipoImovel = random.weighted(TYPES);
  const tipoNegocio = purposeOf(tipoImovel, random);
  const estado = conditionOf(tipoImovel, tipoNegocio, random);
  const place = { conselho: concelho.nome, freguesia: parishOf(concelho, random) };
  const listing = { tipoImovel, tipoNegocio, estado, facts: factsFor(tipoImovel, random), ...place };
  return {
    ...listing,
    id,
    idRef: referenceOf(concelho.agencia, id),
    titulo: titleOf(listing, random),
    descricao: descriptionOf(listing, random),
    preco: priceOf({ ...listing, euroM2: concelho.euroM2 }, random),
    comercial: random.pick(AGENTS),
    criado: dayOf(id, count),
  };
}

function purposeOf(type: TipoImovel, random: Random): TipoNegocio {
  const isBusiness = type === "Loja" || type === "Escritório" || type === "Armazém";
  return isBusiness ? random.weighted(BUSINESS) : random.weighted(DWELLING);
}

function conditionOf(type: TipoImovel, purpose: TipoNegocio, random: Random): Estado {
  const mayBeRuin = purpose === "Venda" && (type === "Moradia" || type === "Armazém");
  return mayBeRuin && random.chance(RUINS) ? "Ruina" : random.weighted<Estado>(CONDITIONS);
}

function parishOf({ freguesias }: Concelho, random: Random): string | null {
  return freguesias.length === 0 || random.chance(0.08) ? null : random.pick(freguesias);
}

function referenceOf(office: Concelho["agencia"], id: number): string {
  return `${office}-${String(id).padStart(4, "0")}`;
}

const NEWEST = Date.UTC(2026, 3, 1);
const DAY = 86_400_000;

/** Spread over two years up to a fixed day: the demo never looks at the clock. */
function dayOf(id: number, count: number): string {
  const age = Math.floor(((count - id) / count) * 730);
  return new Date(NEWEST - age * DAY).toISOString().slice(0, 10);
}
