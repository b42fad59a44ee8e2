/** The listing search of the static gallery: the demo agency's listings, filtered in memory by the rules of demo/server/listings/search.ts. */
import type { ImoveisRequest } from "#api/schemas/imoveis.ts";
import { fold } from "#domain/format/text.ts";
import { PER_PAGE, paginator } from "../../server/listings/paginator.ts";
import { answerOf } from "../../server/seed/answer.ts";
import { type Listing, makeListings } from "../../server/seed/listings.ts";
import { randomFrom } from "../../server/seed/random.ts";

const ALL = makeListings(240).reverse();
const TAG_OF_PURPOSE: Record<string, string> = {
  Comprar: "Venda",
  Arrendar: "Arrendamento",
  Permutar: "Permuta",
  Trespassar: "Trespasse",
};

/** One page of listings, as Laravel's paginator answers it. */
export function findListings(body: unknown) {
  const request = body as ImoveisRequest;
  const found = ALL.filter((listing) => fits(listing, request)).sort(comparisons[request.ordem]);
  const page = found.slice((request.page - 1) * PER_PAGE, request.page * PER_PAGE);
  const random = randomFrom(request.page);
  return paginator(
    page.map((listing) => answerOf(listing, random)),
    request.page,
    found.length,
    "/api/imoveis",
  );
}

function fits(listing: Listing, request: ImoveisRequest): boolean {
  const places = request.localizacao.map(fold);
  return (
    isAmong(
      listing.tipoNegocio,
      request.objetivo.map((purpose) => TAG_OF_PURPOSE[purpose] ?? purpose),
    ) &&
    isAmong(listing.tipoImovel, request.tipologia) &&
    (places.length === 0 ||
      [listing.conselho, listing.freguesia ?? ""].some((place) => places.includes(fold(place)))) &&
    counts(listing.facts.numQuartos, request.quartos) &&
    counts(listing.facts.numWCs, request.wcs) &&
    counts(listing.facts.garagem, request.garagem) &&
    isAmong(listing.estado, request.estado) &&
    isWithin(listing.preco, request.minprice, request.maxprice) &&
    isAmong(String(listing.comercial), request.comercial.map(String)) &&
    listing.idRef.toLowerCase().includes(request.idRef.trim().toLowerCase())
  );
}

function isAmong(value: string, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

function counts(value: number | null, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((count) => (count === "+5" ? (value ?? 0) >= 5 : value === Number(count)));
}

function isWithin(price: number | null, least: number | null, most: number | null): boolean {
  if (least === null && most === null) return true;
  return price !== null && price >= (least ?? 0) && price <= (most ?? Number.POSITIVE_INFINITY);
}

type Comparison = (one: Listing, other: Listing) => number;

/** Listings without a price come last whichever way prices are sorted; of the same price, the later id first. */
const comparisons: Record<ImoveisRequest["ordem"], Comparison> = {
  asc: (one, other) => (one.preco ?? Infinity) - (other.preco ?? Infinity) || other.id - one.id,
  desc: (one, other) => (other.preco ?? -Infinity) - (one.preco ?? -Infinity) || other.id - one.id,
  rec: (one, other) => other.criado.localeCompare(one.criado) || other.id - one.id,
};
