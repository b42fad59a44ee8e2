import type { PageDataKeys } from "#runtime/readers.ts";

export type DrawnFrom = {
  /** The server and the bundle must agree on the markup. */
  readonly version: string;
  /** The host's `data-*` attributes; those that the widget does not read count for nothing. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly script: string;
  /** The page's query string without its `?`, of a widget that reads it. */
  readonly query?: string | undefined;
};

/**
 * Hashes the input of a drawn slot to eight hexadecimal digits (docs/contract.md#drawn-by-the-server). It only tells an
 * old drawing from one that fits: the server is trusted with the whole page anyway.
 */
export function toFingerprint({ version, attributes, script, query }: DrawnFrom, keys: PageDataKeys): string {
  const given = Object.keys(keys)
    .sort()
    .flatMap((key) => {
      const text = attributes[key];
      return text === undefined ? [] : [key, text];
    });
  return fnv1a([version, ...given, script, ...(query === undefined ? [] : [query])].join("\0"));
}

/** FNV-1a with 32 bits, over the text's UTF-8. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
