/** The page that calls come from. */

/**
 * Returns the page's URL. A `srcdoc` frame, such as an editor's preview, has the origin of the page
 * around it but no URL, so it gets that page's URL.
 */
export function pageUrl(): string {
  let view: Window = window;
  while (view.location.protocol === "about:" && view.parent !== view) view = view.parent;
  return view.location.href;
}

/** Whether a URL, or a path on the page, has the page's own origin. */
export function isOwnUrl(url: string): boolean {
  return new URL(url, document.baseURI).origin === origin;
}
