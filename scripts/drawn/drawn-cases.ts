/** Draws every case, for PHPUnit and for the drawing's version. */
import { createHash } from "node:crypto";
import { cases } from "./cases.ts";
import {
  drawContent,
  drawSlot,
  escapeAttribute,
  fingerprintOf,
  hasProblems,
  type Print,
  type Tag,
} from "./draw-widget.tsx";

/** The prefix of every id in the expected markup. */
export const ID_PREFIX = "imo-000000";

/**
 * Widgets whose first state is useful without page data; the others need some, or their page's URL.
 */
const START = [
  "general-contact",
  "hero-search",
  "mortgage-calculator",
  "recruitment-wizard",
  "valuation-wizard",
];

/**
 * Draws everything: `drawn` has all cases with the whole slot, `null` if the widget wouldn't mount;
 * `startTags` has whole tags of the widgets that don't need page data. `version` changes as soon as
 * any case is drawn differently.
 */
export function drawAll() {
  const contents = cases.map((one) => drawContent(one, ID_PREFIX));
  const version = createHash("sha256").update(JSON.stringify(contents)).digest("hex").slice(0, 8);
  const drawn = cases.map((one, at) => {
    const content = contents[at];
    const html = content ? drawSlot(one, content, { idPrefix: ID_PREFIX, version }) : null;
    return {
      ...one,
      fingerprint: fingerprintOf(one, version),
      html,
      hasProblems: hasProblems(one),
    };
  });
  const startTags = Object.fromEntries(
    START.map((widget) => [widget, drawStartTag(widget, version)]),
  );
  return { version, drawn, startTags };
}

/**
 * Draws these tags, whatever page data they have.
 * @returns the slot of each tag (`null` if its widget wouldn't mount), and whether the widget would
 * report a problem
 */
export function drawTags(
  tags: readonly Tag[],
  print: Print,
): readonly { html: string | null; hasProblems: boolean }[] {
  return tags.map((tag) => {
    const content = drawContent(tag, print.idPrefix);
    return {
      html: content === null ? null : drawSlot(tag, content, print),
      hasProblems: hasProblems(tag),
    };
  });
}

/**
 * Returns a tag with its first state but without page data. The ids are fixed for each
 * widget, so a page can only have one such tag of a widget.
 */
function drawStartTag(widget: string, version: string): string {
  const idPrefix = `imo-${createHash("sha256").update(widget).digest("hex").slice(0, 6)}`;
  return drawTag({ widget, attributes: {}, script: "", query: "" }, { idPrefix, version });
}

/** Returns a whole tag with its first state. */
export function drawTag(tag: Tag, print: Print): string {
  const { widget, attributes, script } = tag;
  const content = drawContent(tag, print.idPrefix);
  if (content === null) throw new Error(`${widget} shows nothing with this page data.`);
  const texts = Object.entries(attributes).map(
    ([name, text]) => ` ${name}="${escapeAttribute(text)}"`,
  );
  const json = script && `<script type="application/json">${script}</script>`;
  return `<div data-imo-widget="${widget}"${texts.join("")}>${json}${drawSlot(tag, content, print)}</div>`;
}
