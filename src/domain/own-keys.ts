/**
 * Objects without a prototype: a page's old script may put an enumerable key on `Object.prototype`, and valibot walks
 * through an object schema's entries with `for … in` (docs/contract.md#scripts-of-the-page).
 */

/** Returns the same entries without a prototype, for `v.object`. */
export function ownKeys<T extends object>(entries: T): T {
  return Object.assign(Object.create(null), entries);
}
