/**
 * The listing can be drawn at once where page data bring its answer. If they turn out to be broken, the fallback stays until
 * there is one.
 */
import { defineDrawable } from "#runtime/define-drawable.ts";
import { bringsAnswer } from "./search-calls.ts";

/** For the listing's definition. */
export const whenDrawable = defineDrawable(async (target) =>
  bringsAnswer(target.pageData()) ? ({ resultados }) => resultados !== undefined : false,
);
