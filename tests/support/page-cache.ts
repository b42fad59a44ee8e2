/** Dispatches the events of a page that is shown, for DOMs without a back/forward cache. */

/** @param persisted true if the page comes from the browser's back/forward cache */
export function showPage(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}
