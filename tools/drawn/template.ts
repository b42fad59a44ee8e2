/**
 * A widget's first state as a template that any server can fill (docs/contract.md#templates), out of what React draws: the
 * widget is drawn with placeholders for texts, once for every choice of what is optional, and where two drawings differ
 * stands an `if`. So the template fills to exactly what React draws, whatever the component does with its page data.
 */

/** How a widget's template is drawn. */
export type TemplatePlan = {
  /** What may be there or not, by the names that the template asks by. */
  readonly choices: readonly string[];
  /** Page data for what `has` says is there; a text is a placeholder, `{{mensagem}}`. */
  readonly data: (has: (choice: string) => boolean) => Readonly<Record<string, unknown>>;
  /** What stands for texts that the widget makes of its page data, and around what is repeated. */
  readonly marks?: readonly (readonly [found: RegExp, template: string])[];
};

/**
 * The template of a widget.
 * @param draw gives the markup for page data
 * @throws {Error} when a mark is found in no drawing, because the component has changed under it
 */
export function makeTemplate({ choices, data, marks = [] }: TemplatePlan, draw: (data: object) => string): string {
  const unseen = new Set(marks);

  function drawTokens(chosen: readonly string[]): readonly string[] {
    const html = draw(data((choice) => chosen.includes(choice)));
    const marked = marks.reduce((text, mark) => {
      const [found, template] = mark;
      if (found.test(text)) unseen.delete(mark);
      return text.replace(found, template);
    }, html);
    return marked.replaceAll(ENCODED, "{{url:$1}}").match(/<[^>]*>|[^<]+/g) ?? [];
  }

  function tokensFor([choice, ...others]: readonly string[], chosen: readonly string[]): readonly string[] {
    if (choice === undefined) return drawTokens(chosen);
    return merge(choice, tokensFor(others, [...chosen, choice]), tokensFor(others, chosen));
  }

  const template = tokensFor(choices, []).join("");
  const [missed] = unseen;
  if (missed) throw new Error(`No drawing holds ${missed[0]}.`);
  return template;
}

/** A placeholder that has become a part of a URL. */
const ENCODED = /%7B%7B(\w+)%7D%7D/g;

/** One list of tags and texts out of two: what both have, in its order, and `if`s around the rest. */
function merge(choice: string, on: readonly string[], off: readonly string[]): readonly string[] {
  const merged: string[] = [];
  let [a, b] = [0, 0];
  for (const [nextA, nextB] of [...findCommon(on, off), [on.length, off.length] as const]) {
    const [here, other] = [on.slice(a, nextA).join(""), off.slice(b, nextB).join("")];
    if (here || other) merged.push(`<!--if:${choice}-->${here}${other && `<!--else-->${other}`}<!--/if-->`);
    merged.push(...on.slice(nextA, nextA + 1));
    [a, b] = [nextA + 1, nextB + 1];
  }
  return merged;
}

/** Where the longest common subsequence of two lists stands in each. */
function findCommon(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  // lengths[i][j] is of what follows a[i] and b[j].
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
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
