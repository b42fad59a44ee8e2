/** Draws every case: what `npm run drawn` writes for PHPUnit, and what the drawing's version is made of. */
import { createHash } from "node:crypto";
import { type Case, cases } from "./cases.ts";
import { drawContent, drawSlot, fingerprintOf, hasProblems } from "./draw-widget.tsx";

/** The prefix of every id in the expected markup. */
export const ID_PREFIX = "imo-000000";

/** A case as PHPUnit reads it; `html` is the whole slot, `null` where nothing is drawn. */
export type DrawnCase = Case & {
  readonly fingerprint: string;
  readonly html: string | null;
  readonly hasProblems: boolean;
};

/** The widgets whose first state is worth having without page data; the others need some, or their page's URL. */
const START = ["general-contact", "hero-search", "mortgage-calculator", "recruitment-wizard", "valuation-wizard"];

/** What there is of drawings. */
export type Drawings = {
  /** Another one as soon as any case is drawn differently. */
  readonly version: string;
  /** All cases. */
  readonly drawn: readonly DrawnCase[];
  /** Whole tags by widget, of those that need no page data. */
  readonly startTags: Readonly<Record<string, string>>;
};

/** Draws all that there is. */
export function drawAll(): Drawings {
  const contents = cases.map((one) => drawContent(one, ID_PREFIX));
  const version = createHash("sha256").update(JSON.stringify(contents)).digest("hex").slice(0, 8);
  const drawn = cases.map((one, at) => {
    const content = contents[at];
    const html = content ? drawSlot(one, content, { idPrefix: ID_PREFIX, version }) : null;
    return { ...one, fingerprint: fingerprintOf(one, version), html, hasProblems: hasProblems(one) };
  });
  const startTags = Object.fromEntries(START.map((widget) => [widget, drawStartTag(widget, version)]));
  return { version, drawn, startTags };
}

/** A tag without page data and with its first state; each widget has its own ids, once per page. */
function drawStartTag(widget: string, version: string): string {
  const tag = { widget, attributes: {}, script: "", query: "" };
  const idPrefix = `imo-${createHash("sha256").update(widget).digest("hex").slice(0, 6)}`;
  const content = drawContent(tag, idPrefix);
  if (content === null) throw new Error(`${widget} shows nothing without page data.`);
  return `<div data-imo-widget="${widget}">${drawSlot(tag, content, { idPrefix, version })}</div>`;
}
