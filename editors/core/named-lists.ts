/**
 * Lists of records that the site knows by name, so that a shortcode can say them: `colaboradores="equipa"`
 * (docs/contract.md#named-lists). A tag can't: it is read by the browser, which knows no list.
 */
import type { CatalogueKey } from "./catalogue.ts";
import { getKeyEditing } from "./key-editing.ts";
import { findNearest } from "./nearest-name.ts";

/** One list. */
export type NamedList = {
  /** The name in a shortcode. */
  readonly name: string;
  /** Its label in the form. */
  readonly label: string;
  /** Its present content, for the preview. */
  readonly entries: readonly unknown[];
};
/** The site's lists by key; `null` where the page says nothing of them. */
export type NamedLists = Readonly<Record<string, readonly NamedList[]>> | null;

/** Tells if a shortcode may give this key the name of a list. */
export function takesListName(field: CatalogueKey): boolean {
  return getKeyEditing(field).parts.length > 0;
}

/** The list that a shortcode's value names. */
export function findList(lists: NamedLists, key: string, value: unknown): NamedList | undefined {
  return lists?.[key]?.find(({ name }) => name === String(value).trim());
}

/**
 * A sentence about a text that should name a list of records.
 * @returns `null` for a list that there is, and where the site's lists are unknown
 */
export function listNameProblem(lists: NamedLists, key: string, text: string): string | null {
  if (lists === null || findList(lists, key, text)) return null;
  return `O site não tem nenhuma lista «${text}». ${advice(text, lists[key]?.map(({ name }) => name) ?? [])}`;
}

function advice(text: string, names: readonly string[]): string {
  const near = findNearest(text, names);
  if (near) return `Queria dizer ${near}?`;
  return names.length > 0 ? `Pode escolher: ${names.join(", ")}.` : "Peça-a a quem trata do site.";
}
