/**
 * What visitors send: messages, applications with their CV, requests for a valuation. Kept as it came, byte for byte,
 * and read back for the agency's inbox at /caixa.
 */
import type { Client } from "@libsql/client";

/** Who a message was written to: about a listing, to the agency, to an agent, to an office. */
export type LeadKind = "imovel" | "geral" | "agente" | "agencia";

type Message = { nome: string; tel: string; email: string; mensagem: string };

/** A message as the inbox shows it; `about` is the listing's reference, the agent's id or the office. */
export type Lead = Message & { id: number; received: string; kind: LeadKind; about: string | null };

/** An application as the inbox shows it; `cvSize` in bytes. */
export type Application = {
  id: number;
  received: string;
  funcao: string;
  agencia: string;
  nome: string;
  loca: string;
  tel: string;
  email: string;
  idade: string;
  mensagem: string;
  cvName: string;
  cvSize: number;
};

/** A valuation request as the inbox shows it, its fields as they were sent. */
export type Valuation = { id: number; received: string; fields: Record<string, string> };

/** @param about the listing's reference, the agent's id or the office; `null` for the agency as a whole */
export async function keepLead(
  database: Client,
  kind: LeadKind,
  message: Message,
  about: string | number | null,
): Promise<void> {
  await database.execute({
    sql: "INSERT INTO lead (received, kind, nome, tel, email, mensagem, about) VALUES (?, ?, ?, ?, ?, ?, ?)",
    args: [
      now(),
      kind,
      message.nome,
      message.tel,
      message.email,
      message.mensagem,
      about === null ? null : String(about),
    ],
  });
}

/** Keeps an application with the bytes of its CV. */
export async function keepApplication(
  database: Client,
  application: Omit<Application, "id" | "received" | "cvName" | "cvSize">,
  cv: File,
): Promise<void> {
  const { funcao, agencia, nome, loca, tel, email, idade, mensagem } = application;
  await database.execute({
    sql: `INSERT INTO application (received, funcao, agencia, nome, loca, tel, email, idade, mensagem, cv_name, cv)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [now(), funcao, agencia, nome, loca, tel, email, idade, mensagem, cv.name, await cv.arrayBuffer()],
  });
}

/** Stores a valuation request. */
export async function keepValuation(database: Client, fields: Record<string, string>): Promise<void> {
  await database.execute({
    sql: "INSERT INTO valuation (received, fields) VALUES (?, ?)",
    args: [now(), JSON.stringify(fields)],
  });
}

/** All messages, the newest first. */
export async function leads(database: Client): Promise<Lead[]> {
  const { rows } = await database.execute("SELECT * FROM lead ORDER BY id DESC");
  return rows as unknown as Lead[];
}

/** All applications, the newest first, without the bytes of their CVs. */
export async function applications(database: Client): Promise<Application[]> {
  const { rows } = await database.execute(
    `SELECT id, received, funcao, agencia, nome, loca, tel, email, idade, mensagem,
       cv_name AS cvName, length(cv) AS cvSize FROM application ORDER BY id DESC`,
  );
  return rows as unknown as Application[];
}

/** All requests for a valuation, the newest first. */
export async function valuations(database: Client): Promise<Valuation[]> {
  const { rows } = await database.execute("SELECT * FROM valuation ORDER BY id DESC");
  return rows.map(({ id, received, fields }) => ({
    id: Number(id),
    received: String(received),
    fields: JSON.parse(String(fields)),
  }));
}

/** The CV of one application as it was sent, or `null`. */
export async function cvOf(database: Client, application: number): Promise<{ name: string; bytes: Uint8Array } | null> {
  const { rows } = await database.execute({
    sql: "SELECT cv_name, cv FROM application WHERE id = ?",
    args: [application],
  });
  const [row] = rows;
  return row ? { name: String(row.cv_name), bytes: new Uint8Array(row.cv as ArrayBuffer) } : null;
}

function now(): string {
  return new Date().toISOString();
}
