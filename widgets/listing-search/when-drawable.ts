/**
 * The listing can be drawn as soon as its first answer is there, at once where page data bring it. If they turn out to be
 * broken, the fallback stays until there is an answer.
 */
import { defineDrawable } from "#runtime/define-drawable.ts";
import { bringsAnswer, knowsAnswer } from "./first-search.ts";

/** For the listing's definition. */
export const whenDrawable = defineDrawable(async (target) =>
  bringsAnswer(target.pageData()) ? ({ resultados }) => resultados !== undefined : knowsAnswer(target),
);
