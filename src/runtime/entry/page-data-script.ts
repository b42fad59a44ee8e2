/**
 * Where a host's page data stand besides its attributes: one direct-child JSON script
 * (docs/contract.md#attributes-and-script).
 */

/** The script, `null` without one; a script deeper in the host is the fallback's own. */
export function pageDataScript(host: Element): Element | null {
  return host.querySelector(':scope > script[type="application/json"]');
}
