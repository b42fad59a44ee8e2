/** The listing call as a host without our client would write it: `fetch`, JSON, nothing else. */
import type { Listing } from "./listing.ts";

export type Criteria = {
  page: number;
  objetivo: string[];
  tipologia: string[];
  localizacao: string[];
  quartos: string[];
  wcs: string[];
  garagem: string[];
  estado: string[];
  minprice: number | null;
  maxprice: number | null;
  ordem: string;
  comercial: number[];
  idRef: string;
};

/** One page of the answer, as a Laravel paginator gives it. */
export type Found = { data: Listing[]; current_page: number; last_page: number; total: number };

export const noCriteria: Criteria = {
  page: 1,
  objetivo: [],
  tipologia: [],
  localizacao: [],
  quartos: [],
  wcs: [],
  garagem: [],
  estado: [],
  minprice: null,
  maxprice: null,
  ordem: "rec",
  comercial: [],
  idRef: "",
};

/** Asks for one page of the listings that match; throws when the server refuses. */
export async function searchListings(criteria: Criteria, apiBase: string, signal?: AbortSignal): Promise<Found> {
  const answer = await fetch(`${apiBase}/api/imoveis`, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" },
    body: JSON.stringify(criteria),
    ...(signal && { signal }),
  });
  if (!answer.ok) throw new Error(`POST /api/imoveis: expected 200, got ${answer.status}.`);
  return (await answer.json()) as Found;
}
