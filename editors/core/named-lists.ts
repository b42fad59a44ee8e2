/**
 * Lists of records that a shortcode can refer to by name: `colaboradores="equipa"`
 * (docs/contract.md#named-lists).
 */
import type { CatalogueKey } from "../../contract/page-data/catalogue.ts";
import { getKeyEditing } from "./key-editing.ts";

export type NamedList = {
  readonly name: string;
  readonly label: string;
  readonly entries: readonly unknown[];
};
/** The site's lists by key; `null` if the page doesn't have any. */
export type NamedLists = Readonly<Record<string, readonly NamedList[]>> | null;

/** Whether a shortcode may name a list for this key. */
export function takesListName(field: CatalogueKey): boolean {
  return getKeyEditing(field).parts.length > 0;
}

/** Returns the list that a shortcode's value names. */
export function findList(lists: NamedLists, key: string, value: unknown): NamedList | undefined {
  return lists?.[key]?.find(({ name }) => name === String(value).trim());
}

/**
 * Returns a message if no list has this name; `null` for a known list, or if the site's lists are
 * unknown.
 */
export function listNameProblem(lists: NamedLists, key: string, text: string): string | null {
  if (lists === null || findList(lists, key, text)) return null;
  const names = (lists[key] ?? []).map(({ name }) => name).join(", ");
  const advice = names ? `Pode escolher: ${names}.` : "Peça-a a quem trata do site.";
  return `O site não tem nenhuma lista «${text}». ${advice}`;
}
