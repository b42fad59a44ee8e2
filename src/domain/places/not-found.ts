/** A text that is no place, as the field that it was typed into and the list that follows speak of it. */
import { shorten, trim } from "#domain/format/text.ts";

/** The most of it that is said, in UTF-16 units. */
const MOST = 31;

/** "Não encontrámos «furadouro»", without a full stop: what is done about it follows. */
export function formatNotFound(text: string): string {
  return `Não encontrámos «${shorten(trim(text), MOST)}»`;
}
