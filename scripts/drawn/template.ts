/**
 * Makes a template of a widget's first state that any server can fill (docs/contract.md#templates)
 * from what React draws. The widget is drawn with placeholders for texts, once for every
 * combination of the optional parts; where two drawings differ, an `if` goes in. So a filled
 * template is exactly what React draws, whatever the component does with its page data.
 */
import { type PageDataKeys, text } from "#runtime/readers.ts";

/** Returns whether a choice is on in one drawing. */
export type Has = (choice: string) => boolean;

/** How to draw a template. */
export type TemplatePlan = {
  /** Optional content, by the names that the template tests; every combination is drawn. */
  readonly choices: readonly string[];
  /** Parts of the drawing with choices of their own; they are drawn with all other choices on. */
  readonly parts?: readonly (readonly [found: RegExp, choices: readonly string[]])[];
  /**
   * Returns page data for the choices that `has` says are on; a text is a placeholder, such as
   * `{{mensagem}}`.
   */
  readonly data: (has: Has) => Readonly<Record<string, unknown>>;
  /** Returns the page's query string, for a widget that reads it. */
  readonly query?: (has: Has) => string;
  /** The widget, if the template has a different name. */
  readonly widget?: string;
  /** The part of the markup to keep; all of it if left out. */
  readonly only?: RegExp;
  /**
   * Replacements for texts that the widget makes from its page data, around repeated content, and
   * for other templates.
   */
  readonly marks?: readonly (readonly [found: RegExp, template: string])[];
};

/**
 * Adds the optional texts that the plan doesn't mention: such a text is either shown unchanged or
 * absent.
 * @param keys the widget's page data
 */
export function withTexts(plan: TemplatePlan, keys: PageDataKeys): TemplatePlan {
  const planned = plan.data(() => true);
  const texts = Object.keys(keys).filter(
    (key) => keys[key]?.reader === text && !keys[key]?.required && !(key in planned),
  );
  const placeholders = (has: Has) => texts.map((key) => [key, has(key) ? `{{${key}}}` : ""]);
  return {
    ...plan,
    choices: [...plan.choices, ...texts],
    data: (has) => ({ ...plan.data(has), ...Object.fromEntries(placeholders(has)) }),
  };
}

/**
 * Makes a plan's template.
 * @param draw returns the markup for page data and a query string
 * @throws {Error} when a mark isn't found in any drawing, because the component has changed
 */
export function makeTemplate(
  { choices, data, query, only = /.*/s, parts = [], marks = [] }: TemplatePlan,
  draw: (data: object, query: string) => string,
): string {
  const unseen = new Set(marks);

  function drawMarked(left: readonly string[]): string {
    const has = (choice: string) => !left.includes(choice);
    const html = only.exec(draw(data(has), query?.(has) ?? ""))?.[0] ?? "";
    const marked = marks.reduce((text, mark) => {
      const [found, template] = mark;
      const replaced = text.replace(found, template);
      if (replaced !== text) unseen.delete(mark);
      return replaced;
    }, html);
    return marked.replaceAll(ENCODED, "{{url:$1}}");
  }

  /** Returns what `cut` takes from the drawings, including those without the choices in `left`. */
  function tokensFor(
    [choice, ...others]: readonly string[],
    left: readonly string[],
    cut: (html: string) => string,
  ): readonly string[] {
    if (choice === undefined) return cut(drawMarked(left)).match(TOKENS) ?? [];
    return merge(choice, tokensFor(others, left, cut), tokensFor(others, [...left, choice], cut));
  }

  const withoutParts = (html: string) =>
    parts.reduce((text, [found], at) => text.replace(found, partMark(at)), html);
  const template = parts.reduce(
    (text, [found, ofPart], at) => {
      const part = tokensFor(ofPart, [], (html) => found.exec(html)?.[0] ?? "").join("");
      return text.replaceAll(partMark(at), () => part);
    },
    tokensFor(choices, [], withoutParts).join(""),
  );
  const [missed] = unseen;
  if (missed) throw new Error(`No drawing holds ${missed[0]}.`);
  return template;
}

/** A placeholder that has become part of a URL. */
const ENCODED = /%7B%7B(\w+)%7D%7D/g;
/** Tags and texts; a repeated block is one token. */
const TOKENS = /<!--each:.*?<!--\/each-->|<[^>]*>|[^<]+/g;
const partMark = (at: number) => `<!--part:${at}-->`;

/** Merges two lists of tags and texts: what both have, in order, with `if`s around the rest. */
function merge(choice: string, on: readonly string[], off: readonly string[]): readonly string[] {
  const merged: string[] = [];
  let [a, b] = [0, 0];
  for (const [nextA, nextB] of [...findCommon(on, off), [on.length, off.length] as const]) {
    const [here, other] = [on.slice(a, nextA).join(""), off.slice(b, nextB).join("")];
    if (here || other)
      merged.push(`<!--if:${choice}-->${here}${other && `<!--else-->${other}`}<!--/if-->`);
    merged.push(...on.slice(nextA, nextA + 1));
    [a, b] = [nextA + 1, nextB + 1];
  }
  return merged;
}

/** Returns the positions in both lists of their longest common subsequence. */
function findCommon(
  a: readonly string[],
  b: readonly string[],
): readonly (readonly [number, number])[] {
  // lengths[i][j] is the length for the rest of the lists from a[i] and b[j] on.
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? [];
    for (let j = b.length - 1; j >= 0; j -= 1)
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
