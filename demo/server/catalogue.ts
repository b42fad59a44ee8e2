/**
 * Homes as the site's own pages show them: tidy, one or a few at a time. The listing widget takes its homes from
 * `/api/imoveis` instead (`search.ts`).
 */
import type { Client, InValue } from "@libsql/client";
import { fold } from "#domain/text.ts";
import type { Home } from "./seed/homes.ts";

/** The home with that id, or `null`. */
export async function homeById(database: Client, id: number): Promise<Home | null> {
  const [home] = await homesWhere(database, "home.id = ?", [id], 1);
  return home ?? null;
}

/** The newest homes on the market. */
export async function newestHomes(database: Client, count: number): Promise<Home[]> {
  return homesWhere(database, "TRUE", [], count);
}

/** The newest homes that one agent looks after. */
export async function homesOfAgent(database: Client, agent: number, count: number): Promise<Home[]> {
  return homesWhere(database, "home.comercial = ?", [String(agent)], count);
}

/** The newest other homes of the same type, purpose and municipality. */
export async function similarHomes(database: Client, home: Home, count: number): Promise<Home[]> {
  const alike = "tipo_imovel = ? AND tipo_negocio = ? AND conselho = ? AND home.id <> ?";
  const args = [home.tipoImovel, home.tipoNegocio, fold(home.conselho), home.id];
  return homesWhere(database, alike, args, count);
}

async function homesWhere(
  database: Client,
  condition: string,
  args: readonly InValue[],
  count: number,
): Promise<Home[]> {
  const { rows } = await database.execute({
    sql: `SELECT home_answer.home FROM home JOIN home_answer USING (id) WHERE ${condition}
          ORDER BY home.criado DESC, home.id DESC LIMIT ?`,
    args: [...args, count],
  });
  return rows.map(({ home }) => JSON.parse(String(home)) as Home);
}
