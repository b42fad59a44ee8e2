import type { PropertyType } from "#domain/fields/enumerations.ts";
import { getPlaces } from "#domain/places/places.ts";
import agency from "../agency.json" with { type: "json" };
import { type Facts, factsFor, NO_FACTS } from "./facts.ts";
import type { Estado, Listing, TipoNegocio } from "./listing.ts";
import { type Around, locationOf } from "./location.ts";
import { certificateOf, priceOf, rentalAdvertOf } from "./market.ts";
import { addressOf, photographer } from "./pictures.ts";
import { type Random, randomFrom } from "./random.ts";
import { descriptionOf, titleOf } from "./texts.ts";

const TYPES = {
  Apartamento: 42,
  Moradia: 28,
  Terreno: 10,
  Loja: 8,
  Escritório: 5,
  Armazém: 4,
  Garagem: 3,
};
const DWELLING = { Venda: 70, Arrendamento: 26, Permuta: 4 };
const BUSINESS = { Venda: 40, Arrendamento: 32, Permuta: 4, Trespasse: 24 };
const CONDITIONS = { Usado: 50, Renovado: 26, Novo: 24 };

/**
 * A municipality with listings: the office whose code starts the references, a plausible price per
 * m², its share of the listings, and where they are.
 */
type Concelho = Around & { agencia: string; euroM2: number; peso: number };
/**
 * The municipalities with listings, clustered around the three offices and thinning out towards
 * Porto, Aveiro and Braga.
 */
const CONCELHOS: Readonly<Record<string, Concelho>> = agency.municipalities;
const SHARES = Object.fromEntries(
  Object.entries(CONCELHOS).map(([nome, { peso }]) => [nome, peso]),
);

/** The listing's facts, and its pictures by name; anything left out is drawn at random. */
type Handwritten = Partial<Omit<Listing, "id" | "idRef" | "facts">> & {
  facts: Partial<Facts>;
  fotos: string[];
};
/** The agency's showcase on the home page, newest first. No two listings share a cover. */
const HANDWRITTEN: readonly Partial<Listing>[] = (agency.showcase as Handwritten[]).map(
  (written) => ({
    ...written,
    facts: { ...NO_FACTS, ...written.facts },
    fotos: written.fotos.map((name) => addressOf(name, 0)),
  }),
);

/** Share of the houses and warehouses for sale that are ruins, which are never for rent. */
const RUINS = 0.14;

/** Agents who look after listings; the ids are those in `agency.ts`. */
const AGENTS = [7, 8, 9, 11, 13, 14];

/** The seed of the whole agency: changing it changes every listing. */
const SEED = 20260407;

/** Returns listings 1 to `count`, oldest first. The handwritten ones get the highest ids. */
export function makeListings(count: number): Listing[] {
  const random = randomFrom(SEED);
  const photograph = photographer(random);
  const newestFirst = Array.from({ length: count }, (_, place) => {
    const written = HANDWRITTEN[place];
    const listing = drawListing(count - place, count, random, written);
    return { ...listing, fotos: photograph(listing, written?.fotos) };
  });
  return newestFirst.reverse();
}

/**
 * Returns a listing without its photos.
 * @param written the handwritten values; the rest is drawn at random
 */
function drawListing(
  id: number,
  count: number,
  random: Random,
  written: Partial<Listing> = {},
): Omit<Listing, "fotos"> {
  const { tipoImovel = random.weighted(TYPES), conselho = random.weighted<string>(SHARES) } =
    written;
  const { agencia, euroM2, ...around } = CONCELHOS[conselho] as Concelho;
  const tipoNegocio = written.tipoNegocio ?? purposeOf(tipoImovel, random);
  // The parishes come from the built-in list, so that the filter can find every listing.
  const parishes = getPlaces().places.filter(
    ({ tipo, concelho }) => tipo === "freguesia" && concelho === conselho,
  );
  const listing = {
    id,
    idRef: `${agencia}-${String(id).padStart(4, "0")}`,
    tipoImovel,
    tipoNegocio,
    estado: conditionOf(tipoImovel, tipoNegocio, random),
    facts: factsFor(tipoImovel, random),
    conselho,
    freguesia: parishes.length === 0 || random.chance(0.08) ? null : random.pick(parishes).nome,
    comercial: random.pick(AGENTS),
    criado: dayOf(id, count),
    ...written,
  };
  const parish = parishes.findIndex(({ nome }) => nome === listing.freguesia);
  return {
    ...listing,
    ...locationOf(id, around, parish < 0 ? null : parish / parishes.length),
    ...rentalAdvertOf(listing),
    titulo: written.titulo ?? titleOf(listing, random),
    descricao: written.descricao ?? descriptionOf(listing, random),
    preco: written.preco === undefined ? priceOf({ ...listing, euroM2 }, random) : written.preco,
    certificado: written.certificado ?? certificateOf(listing, random),
  };
}

function purposeOf(type: PropertyType, random: Random): TipoNegocio {
  const isBusiness = type === "Loja" || type === "Escritório" || type === "Armazém";
  return isBusiness ? random.weighted(BUSINESS) : random.weighted(DWELLING);
}

function conditionOf(type: PropertyType, purpose: TipoNegocio, random: Random): Estado {
  const mayBeRuin = purpose === "Venda" && (type === "Moradia" || type === "Armazém");
  return mayBeRuin && random.chance(RUINS) ? "Ruina" : random.weighted<Estado>(CONDITIONS);
}

const NEWEST = Date.UTC(2026, 3, 1);
const DAY = 86_400_000;

/**
 * Returns the day when a listing came on the market. The days are spread over two years up to a
 * fixed day, because the demo never looks at the clock.
 */
function dayOf(id: number, count: number): string {
  const age = Math.floor(((count - id) / count) * 730);
  return new Date(NEWEST - age * DAY).toISOString().slice(0, 10);
}
