import { shorten, trim } from "#domain/format/text.ts";

/** In UTF-16 units. */
const MOST = 31;

/** Formats "Não encontrámos «furadouro»", without a full stop because callers add to it. */
export function formatNotFound(text: string): string {
  return `Não encontrámos «${shorten(trim(text), MOST)}»`;
}
