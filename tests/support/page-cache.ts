/** What a page hears as it is shown, in a DOM without a back/forward cache. */

/** @param persisted whether it comes out of the browser's back/forward cache */
export function showPage(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}
