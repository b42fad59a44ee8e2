/**
 * The people as a page gives them (SPEC §3 Collaborator, CONTRACT §2). Only a name makes a person; whatever else is
 * missing, `null` or of a wrong kind is left out and the card shows without it. An address that is not safe is left out
 * as well, but kept apart, so that the widget can report it.
 */
import * as v from "valibot";
import { trimmed } from "#domain/text.ts";
import { type Reader, records, safeUrl } from "#runtime/readers.ts";

/** `href` is absent without a safe address; `refused` is what was given instead. */
export type Address = { href?: string; refused?: string };
export type Person = { name: string; titulo: string; foto: Address; link: Address };

const trimmedText = v.pipe(v.string(), v.transform(trimmed));
const maybeText = v.fallback(trimmedText, "");
const link = v.pipe(maybeText, v.transform(checkedAddress));
const foto = v.pipe(
  maybeText,
  v.transform((address): Address => (/^data:image\//i.test(address) ? { href: address } : checkedAddress(address))),
);
const name = v.pipe(
  trimmedText,
  v.check((text) => text !== ""),
);

const people = records<Person>(
  v.object({ name, titulo: maybeText, foto, link }),
  "{ id?: string | number; name: string; foto?: string | null; link?: string | null; titulo?: string | null }",
  'a list such as [{"name":"Marta Figueiredo","foto":"/marta.jpg","link":"/agente/7","titulo":"Consultora"}]',
);

/** A list without anybody does not mount: the fallback says more than an empty place. */
export const colaboradores: Reader<readonly Person[]> = {
  ...people,
  schema: v.pipe(
    people.schema,
    v.check((list) => list.length > 0),
  ),
};

function checkedAddress(address: string): Address {
  if (address === "") return {};
  return v.is(safeUrl.schema, address) ? { href: address } : { refused: address };
}
