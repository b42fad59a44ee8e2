/**
 * The people as a page gives them (docs/product/team.md#cards, docs/contract.md#widgets-and-their-keys). Only a name
 * makes a person; whatever else is missing, `null` or of a wrong kind is left out and the card shows without it. An
 * address that is not safe is left out as well, but kept apart, so that the widget can report it.
 */
import * as v from "valibot";
import { trim } from "#domain/text.ts";
import { type Reader, records, safeUrl } from "#runtime/readers.ts";

/** `href` is absent without a safe address; `refused` is what was given instead. */
export type Address = { href?: string; refused?: string };
/** One person, ready to show; `titulo` is `""` where the page gave none. */
export type Person = { name: string; titulo: string; foto: Address; link: Address };

const trimmedText = v.pipe(v.string(), v.transform(trim));
/** A number is taken as its digits, as PHP prints it. */
const titulo = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((given) => trim(String(given))),
  ),
  "",
);
const noAddress: Address = {};
const link = v.fallback(v.pipe(trimmedText, v.transform(checkedAddress)), noAddress);
const foto = v.fallback(
  v.pipe(
    trimmedText,
    v.transform((url): Address => (/^data:image\//i.test(url) ? { href: url } : checkedAddress(url))),
  ),
  noAddress,
);
const name = v.pipe(trimmedText, v.regex(/./));

/** The people, in the page's order; nobody is an empty list, and then the fallback says more than an empty place. */
export const colaboradores: Reader<readonly Person[]> = records<Person>(
  v.object({ name, titulo, foto, link }),
  'a list such as [{"name":"Marta Figueiredo","foto":"/marta.jpg","link":"/agente/7","titulo":"Consultora"}]',
);

function checkedAddress(address: string): Address {
  if (address === "") return {};
  return v.is(safeUrl.schema, address) ? { href: address } : { refused: address };
}
