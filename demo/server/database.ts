/**
 * The one SQLite file. The searched columns are in the narrow table `listing`, tidy and indexed; the answers, a kilobyte of
 * JSON each, are apart in `listing_answer`, so that counting 10,000 listings reads no JSON. Visitors' messages are kept in
 * `sent`, for the agency's inbox at /caixa.
 */
import { createHash } from "node:crypto";
import { type Client, createClient } from "@libsql/client";
import { columns } from "./listings/compared.ts";
import { makeListings } from "./seed/listings.ts";
import { seedDatabase } from "./seed/seed.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS listing (
    id INTEGER PRIMARY KEY,
    ${columns.map(({ name }) => name).join(", ")}
  );
  ${columns.map(({ name }) => `CREATE INDEX IF NOT EXISTS listing_${name} ON listing (${name}, id);`).join("\n  ")}

  CREATE TABLE IF NOT EXISTS listing_answer (
    id INTEGER PRIMARY KEY REFERENCES listing (id),
    answer TEXT NOT NULL,    -- the JSON of /api/imoveis, untidy on purpose
    listing TEXT NOT NULL    -- the same listing, tidy, for the site's own pages
  );

  CREATE TABLE IF NOT EXISTS sent (
    id INTEGER PRIMARY KEY,
    received TEXT NOT NULL,
    kind TEXT NOT NULL,      -- by which form
    about TEXT,              -- idRef, comercial or agencia
    fields TEXT NOT NULL,    -- what the form asks for, as JSON
    cv_name TEXT, cv BLOB
  );
`;

/** A fresh demo agency has this many listings. */
export const DEFAULT_LISTINGS = 2000;

/**
 * Opens the file, made and filled with listings where it is new. An existing file keeps what visitors sent, and its listings
 * unless this version has others.
 * @param path where the file lies; its folder must exist
 * @param listings number of listings in a new file
 */
export async function openDatabase(path: string, listings = DEFAULT_LISTINGS): Promise<Client> {
  const database = createClient({ url: `file:${path}` });
  await database.execute("PRAGMA journal_mode = WAL");
  if ((await readVersion(database)) !== VERSION) {
    await database.executeMultiple("DROP TABLE IF EXISTS listing_answer; DROP TABLE IF EXISTS listing;");
  }
  await database.executeMultiple(`${SCHEMA} PRAGMA user_version = ${VERSION};`);
  if (await isEmpty(database)) await seedDatabase(database, makeListings(listings));
  return database;
}

/** Of the tables and of what the seed writes into them: another filter or another seed is another version. */
const VERSION = createHash("sha256")
  .update(JSON.stringify([SCHEMA, makeListings(40).map((listing) => columns.map(({ read }) => read(listing)))]))
  .digest()
  .readInt32BE();

async function readVersion(database: Client): Promise<number> {
  const { rows } = await database.execute("PRAGMA user_version");
  return Number(rows[0]?.user_version);
}

async function isEmpty(database: Client): Promise<boolean> {
  const { rows } = await database.execute("SELECT 1 FROM listing LIMIT 1");
  return rows.length === 0;
}
