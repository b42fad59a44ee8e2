/** Reads the people of the page data (docs/product/team.md#cards, docs/contract.md#widgets-and-their-keys). */
import * as v from "valibot";
import { trim } from "#domain/format/text.ts";
import { ownKeys } from "#domain/own-keys.ts";
import { type Reader, records, safeUrl } from "#runtime/readers.ts";

/** `href` is absent without a safe URL; `refused` is an unsafe one, to report. */
export type CheckedUrl = { href?: string; refused?: string };
/** `titulo` is `""` if the page gives none. */
export type Person = { name: string; titulo: string; foto: CheckedUrl; link: CheckedUrl };

const trimmedText = v.pipe(v.string(), v.transform(trim));
/** PHP may print a title as a number. */
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

/** For an empty list the fallback stays, which is better than an empty place. */
export const colaboradores: Reader<readonly Person[]> = records<Person>(
  v.object(ownKeys({ name, titulo, foto, link })),
  'a list such as [{"name":"Marta Figueiredo","foto":"/marta.jpg","link":"/agente/7","titulo":"Consultora"}]',
);

function checkUrl(url: string): CheckedUrl {
  if (url === "") return {};
  return v.is(safeUrl.schema, url) ? { href: url } : { refused: url };
}
