/**
 * Replaces floating-ui, 2 kB of which react-select brings along to place a list in a portal. Our lists stay in their
 * field: inside the panel, which is in the top layer, a portal to the page's body would be behind it (select-settings.ts).
 */

/** @throws always: whoever gives a select a `menuPortalTarget` needs the real one. */
export function autoUpdate(): never {
  throw new Error("react-select: a list in a portal needs @floating-ui/dom, which build/alias.ts leaves out.");
}
