/**
 * Listings as the site's own pages show them: tidy, one or a few at a time. The listing widget takes its listings from
 * `/api/imoveis` instead (`search.ts`).
 */
import type { Client, InValue } from "@libsql/client";
import type { Listing } from "../seed/listing.ts";
import { getColumns } from "./compared.ts";

/** The listing with that id, or `null`. */
export async function findListing(database: Client, id: number): Promise<Listing | null> {
  const [listing] = await listingsWhere(database, "listing.id = ?", [id], 1);
  return listing ?? null;
}

/** The newest listings on the market. */
export async function newestListings(database: Client, count: number): Promise<Listing[]> {
  return listingsWhere(database, "TRUE", [], count);
}

/** The newest listings that one agent looks after. */
export async function listingsOfAgent(database: Client, agent: number, count: number): Promise<Listing[]> {
  return listingsWhere(database, "listing.comercial = ?", [String(agent)], count);
}

/** The newest other listings of the same type, purpose and municipality, those that look different first. */
export async function similarListings(database: Client, listing: Listing, count: number): Promise<Listing[]> {
  const shared = (["tipologia", "objetivo", "localizacao"] as const).flatMap((key) => getColumns(key).slice(0, 1));
  const alike = [...shared.map(({ name }) => `${name} = ?`), "listing.id <> ?"].join(" AND ");
  const args = [...shared.map(({ read }) => read(listing)), listing.id];
  const found = await listingsWhere(database, alike, args, 4 * count);
  const drawings = new Set([drawingOf(listing)]);
  const isNew = (other: Listing) => !drawings.has(drawingOf(other)) && drawings.add(drawingOf(other));
  const different = found.filter(isNew);
  return [...different, ...found.filter((other) => !different.includes(other))].slice(0, count);
}

/** The cover without its colouring. */
function drawingOf({ fotos: [cover = ""] }: Listing): string {
  return cover.replace(/\?.*/, "");
}

async function listingsWhere(
  database: Client,
  condition: string,
  args: readonly InValue[],
  count: number,
): Promise<Listing[]> {
  const { rows } = await database.execute({
    sql: `SELECT listing_answer.listing FROM listing JOIN listing_answer USING (id) WHERE ${condition}
          ORDER BY listing.criado DESC, listing.id DESC LIMIT ?`,
    args: [...args, count],
  });
  return rows.map(({ listing }) => JSON.parse(String(listing)) as Listing);
}
