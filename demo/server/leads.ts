/**
 * Stores the visitors' six forms in a single SQLite file: messages, applications with their CV,
 * valuation requests. Each is kept byte for byte as it came, and read back for the agency's inbox
 * at /caixa. A form's own fields are stored by name, so a new one doesn't need a column.
 */
import { type Client, createClient } from "@libsql/client";
import type { FormKind } from "#api/served-calls.ts";

/** A sent form as the inbox shows it. A CV comes without its bytes; `size` is in bytes. */
export type Lead = {
  id: number;
  received: string;
  kind: FormKind;
  /** The listing's reference, the agent's id or the office; `null` for the agency as a whole. */
  about: string | null;
  fields: Readonly<Record<string, string>>;
  cv: { name: string; size: number } | null;
};

/**
 * Opens the file at `path`, whose folder must exist. A new file starts empty; an existing one keeps
 * what visitors sent.
 */
export async function openDatabase(path: string): Promise<Client> {
  const database = createClient({ url: `file:${path}` });
  await database.executeMultiple(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS sent (
      id INTEGER PRIMARY KEY,
      received TEXT NOT NULL,
      kind TEXT NOT NULL,      -- by which form
      about TEXT,              -- idRef, comercial or agencia
      fields TEXT NOT NULL,    -- what the form asks for, as JSON
      cv_name TEXT, cv BLOB
    );
  `);
  return database;
}

/** Stores a sent form, including the bytes of its file. */
export async function keepLead(
  database: Client,
  { kind, about, fields, cv }: Pick<Lead, "kind" | "about" | "fields"> & { cv: File | null },
): Promise<void> {
  await database.execute({
    sql: "INSERT INTO sent (received, kind, about, fields, cv_name, cv) VALUES (?, ?, ?, ?, ?, ?)",
    args: [
      new Date().toISOString(),
      kind,
      about,
      JSON.stringify(fields),
      cv?.name ?? null,
      (await cv?.arrayBuffer()) ?? null,
    ],
  });
}

/** Returns everything that was sent, newest first. */
export async function leads(database: Client): Promise<Lead[]> {
  const { rows } = await database.execute(
    "SELECT id, received, kind, about, fields, cv_name, length(cv) AS cv_size FROM sent ORDER BY id DESC",
  );
  return rows.map(({ id, received, kind, about, fields, cv_name, cv_size }) => ({
    id: Number(id),
    received: String(received),
    kind: kind as FormKind,
    about: about === null ? null : String(about),
    fields: JSON.parse(String(fields)),
    cv: cv_name === null ? null : { name: String(cv_name), size: Number(cv_size) },
  }));
}

/** Returns an application's CV as it was sent, or `null`. */
export async function cvOf(
  database: Client,
  id: number,
): Promise<{ name: string; bytes: Uint8Array } | null> {
  const { rows } = await database.execute({
    sql: "SELECT cv_name, cv FROM sent WHERE id = ? AND cv IS NOT NULL",
    args: [id],
  });
  const [row] = rows;
  return row ? { name: String(row.cv_name), bytes: new Uint8Array(row.cv as ArrayBuffer) } : null;
}
