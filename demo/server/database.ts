/**
 * The one SQLite file. What is searched is in the narrow table `listing`, tidy and indexed; the answers, a kilobyte of
 * JSON each, are apart in `listing_answer`, so that counting 10,000 listings reads no JSON. What visitors send is kept in
 * `sent`, for the agency's inbox at /caixa.
 */
import { type Client, createClient } from "@libsql/client";
import { makeListings } from "./seed/listings.ts";
import { seedDatabase } from "./seed/seed.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS listing (
    id INTEGER PRIMARY KEY,
    id_ref TEXT NOT NULL COLLATE NOCASE,
    tipo_negocio TEXT NOT NULL,
    tipo_imovel TEXT NOT NULL,
    conselho TEXT NOT NULL,  -- folded: lower case, no accents
    freguesia TEXT,          -- folded
    preco INTEGER,           -- whole euros; NULL when only on request
    quartos INTEGER,
    wcs INTEGER,
    garagem INTEGER,
    estado TEXT NOT NULL,
    comercial TEXT NOT NULL, -- the agent's id, compared as text
    criado TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS listing_newest ON listing (criado DESC, id DESC);
  CREATE INDEX IF NOT EXISTS listing_price ON listing (preco, id);
  CREATE INDEX IF NOT EXISTS listing_type ON listing (tipo_imovel, tipo_negocio);
  CREATE INDEX IF NOT EXISTS listing_conselho ON listing (conselho);
  CREATE INDEX IF NOT EXISTS listing_freguesia ON listing (freguesia);
  CREATE INDEX IF NOT EXISTS listing_comercial ON listing (comercial);
  CREATE INDEX IF NOT EXISTS listing_ref ON listing (id_ref);

  CREATE TABLE IF NOT EXISTS listing_answer (
    id INTEGER PRIMARY KEY REFERENCES listing (id),
    answer TEXT NOT NULL,    -- the JSON of /api/imoveis, untidy on purpose
    listing TEXT NOT NULL       -- the same listing, tidy, for the site's own pages
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
 * Opens the file, made and filled with listings where it is new. An existing file keeps its listings and what visitors sent.
 * @param path where the file lies; its folder must exist
 * @param listings how many listings a new file gets
 */
export async function openDatabase(path: string, listings = DEFAULT_LISTINGS): Promise<Client> {
  const database = createClient({ url: `file:${path}` });
  await database.execute("PRAGMA journal_mode = WAL");
  await database.executeMultiple(SCHEMA);
  if (await isEmpty(database)) await seedDatabase(database, makeListings(listings));
  return database;
}

async function isEmpty(database: Client): Promise<boolean> {
  const { rows } = await database.execute("SELECT 1 FROM listing LIMIT 1");
  return rows.length === 0;
}
