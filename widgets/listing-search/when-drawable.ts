/** The listing can be drawn as soon as its first answer is there; what then follows a success follows that. */
import { defineDrawable } from "#runtime/define-drawable.ts";
import { knowsAnswer, noteDrawn } from "./first-search.ts";
import { scrollToTop } from "./scroll-to-top.ts";

/** For the listing's definition. */
export const whenDrawable = defineDrawable(knowsAnswer, (host) => {
  noteDrawn(host);
  scrollToTop();
});
