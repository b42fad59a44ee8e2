/**
 * Reads tags as JSON from standard input and prints what React draws for each, for
 * laravel/tests/Widgets/RandomPageDataTest.php: the slot, or `null` if the widget wouldn't mount,
 * and whether it would report a problem. Uses the tool that `npm run drawn` has bundled.
 */
import { json } from "node:stream/consumers";
import { loadBuiltTool } from "../build/draw.ts";
import type { Tag } from "./draw-widget.tsx";

const { idPrefix, version, tags } = (await json(process.stdin)) as {
  idPrefix: string;
  version: string;
  tags: Tag[];
};
const { drawTags } = await loadBuiltTool();
process.stdout.write(JSON.stringify(drawTags(tags, { idPrefix, version })));
