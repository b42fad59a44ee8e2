/** What the keys of forms are for, for whoever writes a tag; only tools read it. */
import type { formKeys } from "./page-data.ts";

/** A sentence for each key. */
export const formTexts: Record<keyof typeof formKeys, string> = {
  privacidadeUrl: "The privacy policy; it opens in a new tab.",
  telefone: "A phone number to offer when sending fails.",
  email: "An e-mail address to offer when sending fails.",
};
