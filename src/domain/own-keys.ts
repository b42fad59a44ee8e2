/** A page's script may put a key on `Object.prototype`, and valibot walks through an object's entries by `for … in`. */

/** Returns the same entries without a prototype, for `v.object`. */
export function ownKeys<T extends object>(entries: T): T {
  return Object.assign(Object.create(null), entries);
}
