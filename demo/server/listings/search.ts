/**
 * The search behind `/api/imoveis`, in SQL, by the table of filters. Values within one filter widen the result, filters
 * narrow each other. Listings without a price come last whichever way prices are sorted, and leave as soon as a price limit
 * is set: they may fit or not.
 */
import type { Client, InValue } from "@libsql/client";
import { fold } from "#domain/format/text.ts";
import {
  type ComparedKey,
  type Criteria,
  type CriteriaKey,
  type Filter,
  filterEntries,
  filters,
} from "#domain/search/filters.ts";
import type { Listing } from "../seed/listing.ts";
import { getColumns } from "./compared.ts";
import { PER_PAGE } from "./paginator.ts";

/** A search and its page, counted from 1. */
export type SearchRequest = Criteria & { page: number };

type Condition = { sql: string; args: InValue[] };

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
  const order = orderBy(request);
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

function orderBy(criteria: Criteria): string {
  const { by, direction } =
    filters.ordem.orders.find(({ value }) => value === criteria.ordem) ?? filters.ordem.orders[0];
  return `${by} ${direction} NULLS LAST, id DESC`;
}

/** The `WHERE` of these filters, empty when none is set. */
function whereOf(criteria: Criteria): { where: string; args: InValue[] } {
  const conditions = filterEntries.flatMap(([key, filter]) => conditionOf(key, filter, criteria[key]) ?? []);
  if (conditions.length === 0) return { where: "", args: [] };
  const where = `WHERE ${conditions.map(({ sql }) => `(${sql})`).join(" AND ")}`;
  return { where, args: conditions.flatMap(({ args }) => args) };
}

function conditionOf(key: CriteriaKey, filter: Filter, value: Criteria[CriteriaKey]): Condition | null {
  switch (filter.kind) {
    case "number":
      return limit(filter, value as number | null);
    case "text":
      return containing(key, value as string);
    case "counts":
      return counts(key, value as readonly string[]);
    case "places":
      return oneOf(key as ComparedKey, (value as readonly string[]).map(fold));
    case "choices":
    case "people":
      return oneOf(key as ComparedKey, (value as readonly (string | number)[]).map(String));
    case "order":
      return null;
  }
}

/** A list as one argument: SQLite takes some thirty thousand arguments, and a call may name more places. */
const LIST = "SELECT value FROM json_each(?)";

function oneOf(key: ComparedKey, values: readonly string[]): Condition | null {
  if (values.length === 0) return null;
  const names = getColumns(key).map(({ name }) => name);
  return {
    sql: names.map((name) => `${name} IN (${LIST})`).join(" OR "),
    args: names.map(() => JSON.stringify(values)),
  };
}

/** `+5` is five or more, the others are exact. */
function counts(column: string, values: readonly string[]): Condition | null {
  const exact = values.filter((value) => value !== "+5").map(Number);
  const parts = exact.length > 0 ? [`${column} IN (${LIST})`] : [];
  if (values.includes("+5")) parts.push(`${column} >= 5`);
  const args = exact.length > 0 ? [JSON.stringify(exact)] : [];
  return parts.length > 0 ? { sql: parts.join(" OR "), args } : null;
}

/** A listing without the amount is `NULL` here, and so within no limit. */
function limit({ amount, bound }: Extract<Filter, { kind: "number" }>, value: number | null): Condition | null {
  return value === null ? null : { sql: `${amount} ${bound === "least" ? ">=" : "<="} ?`, args: [value] };
}

function containing(column: string, text: string): Condition | null {
  const part = text.trim();
  // Not LIKE, whose pattern may not be long and has wildcards.
  return part === "" ? null : { sql: `instr(lower(${column}), lower(?)) > 0`, args: [part] };
}
