/** What the blocks of a plugin say; the build puts it in place of the name (editors/build.ts). */
import type { BlockTexts } from "./block-texts.ts";

declare const IMO_BLOCK_TEXTS: BlockTexts;

/** Of every widget of the bundle. */
export const blockTexts: BlockTexts = IMO_BLOCK_TEXTS;
