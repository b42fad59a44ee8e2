/**
 * The search behind `/api/imoveis`, in SQL. Values within one filter widen the result, filters narrow each other. Listings
 * without a price come last whichever way prices are sorted, and leave as soon as a price limit is set: nobody knows
 * whether they fit.
 */
import type { Client, InValue } from "@libsql/client";
import { fold } from "#domain/format/text.ts";
import type { Criteria } from "#domain/search/criteria.ts";
import type { Listing } from "../seed/listings.ts";
import { PER_PAGE } from "./paginator.ts";

/** What is looked for, and which page of it, counted from 1. */
export type SearchRequest = Criteria & { page: number };

type Condition = { sql: string; args: InValue[] };

/** What the filter calls a purpose and what the listing's tag calls it. */
const TAG_OF_PURPOSE: Record<string, string> = {
  Comprar: "Venda",
  Arrendar: "Arrendamento",
  Permutar: "Permuta",
  Trespassar: "Trespasse",
};

const ORDER = {
  desc: "preco DESC NULLS LAST, id DESC",
  asc: "preco ASC NULLS LAST, id DESC",
  rec: "criado DESC, id DESC",
};

/** One page of answers, as the JSON texts that the database holds, and how many listings match in all. */
export async function search(database: Client, request: SearchRequest): Promise<{ answers: string[]; total: number }> {
  const { rows, total } = await pageOf(database, request, "answer");
  return { answers: rows.map(({ answer }) => String(answer)), total };
}

/** The same page of the same search, as the site's own pages read listings, and the answers besides. */
export async function searchListings(
  database: Client,
  request: SearchRequest,
): Promise<{ listings: Listing[]; answers: string[]; total: number }> {
  const { rows, total } = await pageOf(database, request, "answer, listing");
  const listings = rows.map(({ listing }) => JSON.parse(String(listing)) as Listing);
  return { listings, answers: rows.map(({ answer }) => String(answer)), total };
}

async function pageOf(database: Client, request: SearchRequest, columns: "answer" | "answer, listing") {
  const { where, args } = whereOf(request);
  const order = ORDER[request.ordem];
  // A page number may be any whole number, an offset only what SQLite can count.
  const offset = Math.min((request.page - 1) * PER_PAGE, Number.MAX_SAFE_INTEGER);
  // The page's ids are found in the narrow table first, so that twelve texts are read and not ten thousand.
  const page = `SELECT ${columns} FROM (SELECT * FROM listing ${where} ORDER BY ${order} LIMIT ? OFFSET ?)
    JOIN listing_answer USING (id) ORDER BY ${order}`;
  const [found, count] = await database.batch(
    [
      { sql: page, args: [...args, PER_PAGE, offset] },
      { sql: `SELECT count(*) AS total FROM listing ${where}`, args },
    ],
    "read",
  );
  return { rows: found?.rows ?? [], total: Number(count?.rows[0]?.total) };
}

/** The `WHERE` of these filters, empty when none is set. */
function whereOf(filters: Criteria): { where: string; args: InValue[] } {
  const conditions = conditionsOf(filters);
  if (conditions.length === 0) return { where: "", args: [] };
  const where = `WHERE ${conditions.map(({ sql }) => `(${sql})`).join(" AND ")}`;
  return { where, args: conditions.flatMap(({ args }) => args) };
}

function conditionsOf(filters: Criteria): Condition[] {
  const places = filters.localizacao.map(fold);
  const purposes = filters.objetivo.map((purpose) => TAG_OF_PURPOSE[purpose] ?? purpose);
  return [
    oneOf("tipo_negocio", purposes),
    oneOf("tipo_imovel", filters.tipologia),
    eitherOf(oneOf("conselho", places), oneOf("freguesia", places)),
    counts("quartos", filters.quartos),
    counts("wcs", filters.wcs),
    counts("garagem", filters.garagem),
    oneOf("estado", filters.estado),
    limit("preco >= ?", filters.minprice),
    limit("preco <= ?", filters.maxprice),
    oneOf("comercial", filters.comercial.map(String)),
    reference(filters.idRef),
  ].filter((condition) => condition !== null);
}

/** A list as one argument: SQLite takes some thirty thousand arguments, and a call may name more places. */
const LIST = "SELECT value FROM json_each(?)";

function oneOf(column: string, values: readonly string[]): Condition | null {
  if (values.length === 0) return null;
  return { sql: `${column} IN (${LIST})`, args: [JSON.stringify(values)] };
}

function eitherOf(one: Condition | null, other: Condition | null): Condition | null {
  return one && other && { sql: `${one.sql} OR ${other.sql}`, args: [...one.args, ...other.args] };
}

/** `+5` is five or more, the others are exact. */
function counts(column: string, values: readonly string[]): Condition | null {
  const exact = values.filter((value) => value !== "+5").map(Number);
  const parts = exact.length > 0 ? [`${column} IN (${LIST})`] : [];
  if (values.includes("+5")) parts.push(`${column} >= 5`);
  const args = exact.length > 0 ? [JSON.stringify(exact)] : [];
  return parts.length > 0 ? { sql: parts.join(" OR "), args } : null;
}

/** A listing without a price is `NULL` here, and so within no limit. */
function limit(sql: string, price: number | null): Condition | null {
  return price === null ? null : { sql, args: [price] };
}

function reference(text: string): Condition | null {
  const part = text.trim();
  // Not LIKE, whose pattern may not be long and has wildcards.
  return part === "" ? null : { sql: "instr(lower(id_ref), lower(?)) > 0", args: [part] };
}
