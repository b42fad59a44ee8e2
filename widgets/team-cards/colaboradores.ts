/**
 * The people as a page gives them (docs/product/team.md#cards, docs/contract.md#widgets-and-their-keys). Only a name
 * makes a person; whatever else is missing, `null` or of a wrong kind is left out and the card shows without it. A
 * URL that is not safe is left out as well, but kept apart, so that the widget can report it.
 */
import * as v from "valibot";
import { trim } from "#domain/format/text.ts";
import { ownKeys } from "#domain/own-keys.ts";
import { type Reader, records, safeUrl } from "#runtime/readers.ts";

/** `href` is absent without a safe URL; `refused` is what was given instead. */
export type CheckedUrl = { href?: string; refused?: string };
/** One person, ready to show; `titulo` is `""` where the page gave none. */
export type Person = { name: string; titulo: string; foto: CheckedUrl; link: CheckedUrl };

const trimmedText = v.pipe(v.string(), v.transform(trim));
/** A number is taken as its digits, as PHP prints it. */
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

/** The people, in the page's order; nobody is an empty list, and then the fallback says more than an empty place. */
export const colaboradores: Reader<readonly Person[]> = records<Person>(
  v.object(ownKeys({ name, titulo, foto, link })),
  'a list such as [{"name":"Marta Figueiredo","foto":"/marta.jpg","link":"/agente/7","titulo":"Consultora"}]',
);

function checkUrl(url: string): CheckedUrl {
  if (url === "") return {};
  return v.is(safeUrl.schema, url) ? { href: url } : { refused: url };
}
