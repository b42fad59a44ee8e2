/**
 * HTML that is safe by default. Whatever is put into the template is escaped, be it text or attribute; only what this
 * template made itself goes in as it is. There is no way to pass raw text, so that a title such as
 * `<script>alert(1)</script>` can only ever be read.
 */
class Markup {
  readonly #markup: string;
  constructor(markup: string) {
    this.#markup = markup;
  }
  toString(): string {
    return this.#markup;
  }
}

/** Markup that is safe to send; only `html` and `jsonScript` make it. */
export type Html = Markup;

type Value = Html | string | number | null | undefined | false | readonly Value[];

/** The template tag: ``html`<p>${text}</p>` ``. Lists are joined; `null`, `undefined` and `false` leave nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const markup = strings.reduce((sum, string, place) => sum + markupOf(values[place - 1]) + string);
  return new Markup(markup);
}

/**
 * Page data for a widget: the direct-child JSON script (docs/contract.md#attributes-and-script). `<` is written as
 * `\u003c`, so that no text in it can close the script or open a comment.
 */
export function jsonScript(data: unknown): Html {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return new Markup(`<script type="application/json">${json}</script>`);
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function markupOf(value: Value): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Markup) return value.toString();
  if (Array.isArray(value)) return value.map(markupOf).join("");
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] as string);
}
