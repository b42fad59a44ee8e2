/**
 * Writes listings into the two tables, in one transaction: either the demo has all its listings or it is still empty and will
 * be filled at the next start.
 */
import type { Client, InStatement } from "@libsql/client";
import { columns } from "../listings/compared.ts";
import { answerOf } from "./answer.ts";
import type { Listing } from "./listing.ts";
import { type Random, randomFrom } from "./random.ts";

/** Its own seed, so that a new listing field never changes which answers are untidy. */
const ANSWER_SEED = 7;

/** Fills an empty database. */
export async function seedDatabase(database: Client, all: readonly Listing[]): Promise<void> {
  const random = randomFrom(ANSWER_SEED);
  await database.batch(
    all.flatMap((listing) => [searchRow(listing), answerRow(listing, random)]),
    "write",
  );
  await database.execute("ANALYZE");
}

function searchRow(listing: Listing): InStatement {
  const values = columns.map(({ read }) => read(listing));
  return {
    sql: `INSERT INTO listing (id, ${columns.map(({ name }) => name)}) VALUES (?${", ?".repeat(columns.length)})`,
    args: [listing.id, ...values],
  };
}

function answerRow(listing: Listing, random: Random): InStatement {
  return {
    sql: "INSERT INTO listing_answer (id, answer, listing) VALUES (?, ?, ?)",
    args: [listing.id, JSON.stringify(answerOf(listing, random)), JSON.stringify(listing)],
  };
}
