/**
 * The photos of a listing's page: one large and four small on a wide page, a strip to swipe on a phone. Each is a link to its
 * file; with the site's script (demo/site/listing.js) they open in a viewer that fills the screen.
 */
import { type Html, html } from "../html.ts";

/** @param title the listing's, which the photos are called after */
export function listingPhotos(photos: readonly string[], title: string): Html {
  if (photos.length === 0) return html`<div class="site-photos site-photos--none"><span>Sem fotografias</span></div>`;
  const count = photos.length;
  return html`<section class="site-photos" aria-label="Fotografias" data-title="${title}">
<ul class="site-photos__track">${photos.map(
    (url, at) =>
      html`<li><a href="${url}"><img src="${url}" alt="${title}, fotografia ${at + 1} de ${count}" width="800" height="600"${at > 1 && html` loading="lazy"`}></a></li>`,
  )}</ul>
<p class="site-photos__count"><span>1/${count}</span><span class="site-photos__all">Ver ${count === 1 ? "a fotografia" : `as ${count} fotografias`}</span></p>
</section>`;
}
