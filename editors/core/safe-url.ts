/** Which URLs may be linked, by the reader that the widgets have (docs/contract.md#safe-urls). */
import { SAFE_URL } from "#runtime/readers.ts";

/** Whether a link to it runs no script. */
export function isSafeUrl(url: string): boolean {
  return SAFE_URL.test(url.trim());
}
