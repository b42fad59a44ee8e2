/** Where a host's page data stand besides its attributes: one direct-child JSON script (CONTRACT §1). */
export function pageDataScript(host: Element): Element | null {
  return host.querySelector(':scope > script[type="application/json"]');
}
