/** The page that calls come from. */

/**
 * Returns the page's URL. A frame written by `srcdoc`, as an editor's preview, has the origin of the page around it, but
 * no URL of its own: then that of the page.
 */
export function pageUrl(): string {
  let view: Window = window;
  while (view.location.protocol === "about:" && view.parent !== view) view = view.parent;
  return view.location.href;
}

/** Tells if a URL, or a path of the page, is of the page's own origin. */
export function isOwnUrl(url: string): boolean {
  return new URL(url, document.baseURI).origin === origin;
}
