/**
 * Reads the people from the page data (docs/product/team.md#cards,
 * docs/contract.md#widgets-and-their-keys).
 */
import * as v from "valibot";
import { trim } from "#domain/format/text.ts";
import { ownKeys } from "#domain/own-keys.ts";
import { type Reader, records, safeUrl } from "#runtime/readers.ts";

/** Everything but the name is `""` if the page leaves it out. */
export type Person = { name: string; titulo: string; foto: string; link: string };

const trimmedText = v.pipe(v.string(), v.transform(trim));
/** PHP may print a title as a number. */
const titulo = v.fallback(
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.transform(trim)),
  "",
);
const url = v.fallback(trimmedText, "");
const name = v.pipe(trimmedText, v.regex(/./));

/** An empty list leaves the fallback on the page, which is better than an empty space. */
export const colaboradores: Reader<readonly Person[]> = records<Person>(
  v.object(ownKeys({ name, titulo, foto: url, link: url })),
  'a list such as [{"name":"Marta Figueiredo","foto":"/marta.jpg","link":"/agente/7","titulo":"Consultora"}]',
);

/**
 * Whether a link or photo may be shown (docs/contract.md#safe-urls); a photo may also be a `data:`
 * URL.
 */
export function isShown(key: "foto" | "link", url: string): boolean {
  return v.is(safeUrl.schema, url) || (key === "foto" && /^data:image\//i.test(url));
}
