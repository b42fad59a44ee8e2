/**
 * A listing as `/api/imoveis` answers it: on purpose not always tidy. Years of imports have left prices as strings, 0
 * where there is none, facts that are missing, photos now as addresses and now as objects. The widgets must show them
 * all (docs/contract.md#fields-of-an-answer), so the demo keeps these shapes, in shares small enough that the site
 * still looks like a site.
 */
import { toSlug } from "#domain/format/slug.ts";
import type { Listing } from "./listing.ts";
import { type Random, randomFrom } from "./random.ts";

/** Returns one listing as JSON, with the same untidiness each time. */
export function answerOf(listing: Listing): Record<string, unknown> {
  const random = randomFrom(listing.id);
  const answer: Record<string, unknown> = {
    id: listing.id,
    titulo: listing.titulo,
    tipoNegocio: listing.tipoNegocio,
    tipoImovel: listing.tipoImovel,
    conselho: listing.conselho,
    freguesia: listing.freguesia,
    preco: priceAsAnswered(listing.preco, random),
    ...listing.facts,
    tipologia: listing.tipologia,
    areaUtil: listing.areaUtil,
    certificado: listing.certificado,
    licenca: listing.licenca,
    link: linkOf(listing, random),
    fotos: photosAsAnswered(listing.fotos, random),
  };
  return random.chance(0.06) ? withGaps(answer, random) : answer;
}

function priceAsAnswered(price: number | null, random: Random): unknown {
  if (price === null) return random.pick([0, null, "0.00"]);
  return random.pick([...new Array(8).fill(price), String(price), price.toFixed(2)]);
}

/** The path of the listing's page, at times with a slash before it. */
function linkOf({ id, titulo }: Listing, random: Random): string {
  const path = `${toSlug(titulo)}_${id}`;
  return random.chance(0.2) ? `/${path}` : path;
}

function photosAsAnswered([cover, ...others]: readonly string[], random: Random): unknown {
  if (cover === undefined) return random.pick([null, { capa: null, fotos: [] }, { capa: "", fotos: null }]);
  if (random.chance(0.7)) return { capa: cover, fotos: others };
  return { capa: { url: cover }, fotos: others.map((url, place) => ({ id: place + 1, url })) };
}

const MAY_BE_MISSING = ["freguesia", "numWCs", "garagem", "areaPrivada", "numAndares", "inclinacao", "numFrentes"];

/** Up to three facts that stood together in the old system are missing, and the counts come as text. */
function withGaps(answer: Record<string, unknown>, random: Random): Record<string, unknown> {
  const first = random.between(0, MAY_BE_MISSING.length - 1);
  const missing = new Set(MAY_BE_MISSING.slice(first, first + 3));
  const left = Object.entries(answer).filter(([key]) => !missing.has(key));
  const asText = (key: string, value: unknown) => (key.startsWith("num") && value !== null ? String(value) : value);
  return Object.fromEntries(left.map(([key, value]) => [key, asText(key, value)]));
}
