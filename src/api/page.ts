/** A frame written by `srcdoc`, as an editor's preview, has the origin of the page around it, but no URL of its own. */

/** Tells if the page is such a frame. */
export function isWrittenFrame(): boolean {
  return location.protocol === "about:";
}

/** Returns the page's URL; for such a frame, that of the page around it. */
export function pageUrl(): string {
  let view: Window = window;
  while (view.location.protocol === "about:" && view.parent !== view) view = view.parent;
  return view.location.href;
}

/** Tells if a URL, or a path of the page, is of the page's own origin. */
export function isOwnUrl(url: string): boolean {
  return new URL(url, document.baseURI).origin === origin;
}
