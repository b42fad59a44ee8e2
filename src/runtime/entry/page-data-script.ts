/** One direct-child JSON script holds page data besides the attributes (docs/contract.md#attributes-and-script). */

/** Returns the script, `null` without one; a script deeper in the host is the fallback's own. */
export function pageDataScript(host: Element): Element | null {
  return host.querySelector(':scope > script[type="application/json"]');
}
