/** The listing can be drawn as soon as its first answer is there; what then follows a success follows that. */
import { defineDrawable } from "#runtime/define-drawable.ts";
import { scrollToTop } from "#ui/scroll-to-top.ts";
import { knowsAnswer, noteDrawn } from "./first-search.ts";

/** For the listing's definition. */
export const whenDrawable = defineDrawable(knowsAnswer, (host) => {
  noteDrawn(host);
  scrollToTop();
});
