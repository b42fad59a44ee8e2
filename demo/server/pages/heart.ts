/** The site's own heart, by which a visitor keeps a listing (docs/contract.md#a-heart-of-the-pages-own). */
import { Heart } from "lucide-react";
import { type Html, html } from "../html.ts";
import { icon } from "../icon.ts";
import { answerOf } from "../listings/listing-text.ts";
import type { Listing } from "../seed/listing.ts";

/**
 * The button that demo/site/hearts.js brings to life; it is hidden until then.
 * @param words its name, in sight or for screen readers alone
 */
export function heart(listing: Listing, className: string, words: Html | string): Html {
  return html`<button class="${className}" type="button" aria-pressed="false" data-favorite="${JSON.stringify(answerOf(listing))}">${icon(Heart, 20)}${words}</button>`;
}
