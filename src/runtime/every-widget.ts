/** The page data that every widget takes (docs/contract.md#keys-of-every-widget). */
import { baseUrl, optional, safeUrl, withDefault } from "./readers.ts";

/** Where the calls go, and what renews an expired session. */
export const everyWidget = {
  apiBase: withDefault(baseUrl, ""),
  csrfUrl: optional(safeUrl),
};
