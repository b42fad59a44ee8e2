/** The listing can be drawn as soon as its first answer is there. */
import { defineDrawable } from "#runtime/define-drawable.ts";
import { knowsAnswer } from "./first-search.ts";

/** For the listing's definition. */
export const whenDrawable = defineDrawable(knowsAnswer);
