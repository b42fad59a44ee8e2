/**
 * Writes homes into the two tables, in one transaction: either the demo has all its homes or it is still empty and will
 * be filled at the next start.
 */
import type { Client, InStatement } from "@libsql/client";
import { fold } from "#domain/text.ts";
import { answerOf } from "./answer.ts";
import type { Home } from "./homes.ts";
import { type Random, randomFrom } from "./random.ts";

/** Its own seed, so that a new home field never changes which answers are untidy. */
const ANSWER_SEED = 7;

/** Fills an empty database. */
export async function seedDatabase(database: Client, all: readonly Home[]): Promise<void> {
  const random = randomFrom(ANSWER_SEED);
  await database.batch(
    all.flatMap((home) => [searchRow(home), answerRow(home, random)]),
    "write",
  );
  await database.execute("ANALYZE");
}

function searchRow(home: Home): InStatement {
  const { facts } = home;
  return {
    sql: `INSERT INTO home (id, id_ref, tipo_negocio, tipo_imovel, conselho, freguesia, preco, quartos, wcs, garagem,
            estado, comercial, criado) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      home.id,
      home.idRef,
      home.tipoNegocio,
      home.tipoImovel,
      fold(home.conselho),
      home.freguesia === null ? null : fold(home.freguesia),
      home.preco,
      facts.numQuartos,
      facts.numWCs,
      facts.garagem,
      home.estado,
      String(home.comercial),
      home.criado,
    ],
  };
}

function answerRow(home: Home, random: Random): InStatement {
  return {
    sql: "INSERT INTO home_answer (id, answer, home) VALUES (?, ?, ?)",
    args: [home.id, JSON.stringify(answerOf(home, random)), JSON.stringify(home)],
  };
}
