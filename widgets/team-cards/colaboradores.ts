/**
 * Reads the people of the page data (docs/product/team.md#cards, docs/contract.md#widgets-and-their-keys). Only the name is
 * required; any other value that is missing, `null` or of a wrong kind is left out of the card. An unsafe URL is left out as
 * well, but kept apart, so that the widget can report it.
 */
import * as v from "valibot";
import { trim } from "#domain/format/text.ts";
import { ownKeys } from "#domain/own-keys.ts";
import { type Reader, records, safeUrl } from "#runtime/readers.ts";

/** A validated URL: `href` is absent without a safe URL, and `refused` is an unsafe one. */
export type CheckedUrl = { href?: string; refused?: string };
/** A validated person; `titulo` is `""` if the page gives none. */
export type Person = { name: string; titulo: string; foto: CheckedUrl; link: CheckedUrl };

const trimmedText = v.pipe(v.string(), v.transform(trim));
/** A title, also given as a number, as PHP may print it. */
const titulo = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((given) => trim(String(given))),
  ),
  "",
);
const noUrl: CheckedUrl = {};
const link = v.fallback(v.pipe(trimmedText, v.transform(checkUrl)), noUrl);
const foto = v.fallback(
  v.pipe(
    trimmedText,
    v.transform((url): CheckedUrl => (/^data:image\//i.test(url) ? { href: url } : checkUrl(url))),
  ),
  noUrl,
);
const name = v.pipe(trimmedText, v.regex(/./));

/** Reads the people, in the page's order. For an empty list the fallback stays, which is better than an empty place. */
export const colaboradores: Reader<readonly Person[]> = records<Person>(
  v.object(ownKeys({ name, titulo, foto, link })),
  'a list such as [{"name":"Marta Figueiredo","foto":"/marta.jpg","link":"/agente/7","titulo":"Consultora"}]',
);

function checkUrl(url: string): CheckedUrl {
  if (url === "") return {};
  return v.is(safeUrl.schema, url) ? { href: url } : { refused: url };
}
