/**
 * A page's script may add a key to `Object.prototype`, and valibot iterates over an object's
 * entries with `for … in`.
 */

/** Returns the same entries without a prototype, for `v.object`. */
export function ownKeys<T extends object>(entries: T): T {
  return Object.assign(Object.create(null), entries);
}
