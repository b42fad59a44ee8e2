import type { PageDataKeys } from "#runtime/readers.ts";

type DrawnFrom = {
  readonly version: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly script: string;
  /** Without the `?`; only for a widget that reads it. */
  readonly query?: string | undefined;
};

/**
 * Hashes what a slot was drawn from (docs/contract.md#fingerprint), to tell an outdated drawing
 * from one that fits.
 */
export function toFingerprint(
  { version, attributes, script, query }: DrawnFrom,
  keys: PageDataKeys,
): string {
  const pairs = Object.keys(keys)
    .sort()
    .flatMap((key) => {
      const text = attributes[key];
      return text === undefined ? [] : [key, text];
    });
  return fnv1a([version, ...pairs, script, ...(query === undefined ? [] : [query])].join("\0"));
}

function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
