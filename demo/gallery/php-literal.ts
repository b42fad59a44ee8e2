/**
 * Page data as a PHP array, written and read back: what stands in `:data="…"` and in `Js::encode(…)`. Only literals are
 * read; a snippet with variables belongs to a page and not to the gallery.
 */

/** Code that stands in a literal as it is, `$imovel->preco` for instance. */
export class PhpCode {
  /** The PHP, without quotes. */
  readonly source: string;

  /** @param source PHP without double quotes, where it stands in an attribute */
  constructor(source: string) {
    this.source = source;
  }
}

/** A value as a PHP literal, arrays in short syntax, broken into lines where one gets long. */
export function formatPhpLiteral(value: unknown, indent = ""): string {
  if (typeof value === "string") return phpString(value);
  if (value instanceof PhpCode) return value.source;
  if (typeof value !== "object" || value === null) return String(value);
  const deeper = `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((item) => formatPhpLiteral(item, deeper))
    : Object.entries(value).map(([key, item]) => `${phpString(key)} => ${formatPhpLiteral(item, deeper)}`);
  const line = `[${items.join(", ")}]`;
  if (line.length + indent.length <= 90 && !line.includes("\n")) return line;
  return `[\n${items.map((item) => `${deeper}${item},\n`).join("")}${indent}]`;
}

/** What Blade would take for its own, wherever it stands: a directive, the beginning and the end of an echo. */
const BLADE = /(?<!\w)@|\{(?=[{!])|!(?=!\})/g;

function phpString(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&").replace(BLADE, inCode)}'`;
}

function inCode(character: string): string {
  return `'.chr(${character.charCodeAt(0)}).'`;
}

/** A literal that may stand between double quotes: Blade ends a component's attribute at the first one. */
export function formatPhpLiteralInAttribute(value: unknown): string {
  return formatPhpLiteral(value).replaceAll('"', inCode);
}

/** @throws {SyntaxError} for anything that is no literal, a variable for example */
export function parsePhpLiteral(source: string): unknown {
  const tokens = tokensOf(source);
  let place = 0;

  function take(expected: string): void {
    if (tokens[place] !== expected) throw new SyntaxError(`expected ${expected}, got ${tokens[place] ?? "the end"}`);
    place += 1;
  }

  function value(): unknown {
    let read = simpleValue();
    while (tokens[place] === ".") {
      place += 1;
      read = `${read}${simpleValue()}`;
    }
    return read;
  }

  function simpleValue(): unknown {
    const token = tokens[place] ?? "";
    if (token === "[") return array();
    place += 1;
    if (token.startsWith("chr(")) return String.fromCharCode(Number(token.slice(4, -1)));
    if (/^['"]/.test(token)) return stringOf(token);
    if (/^[-\d]/.test(token)) return Number(token);
    const word = token.toLowerCase();
    if (word === "true" || word === "false" || word === "null") return JSON.parse(word);
    throw new SyntaxError(`expected a literal, got ${token || "the end"}`);
  }

  function array(): unknown {
    take("[");
    const list: unknown[] = [];
    const entries: [string, unknown][] = [];
    while (tokens[place] !== "]") {
      const first = value();
      if (tokens[place] === "=>") {
        place += 1;
        entries.push([String(first), value()]);
      } else list.push(first);
      if (tokens[place] !== "]") take(",");
    }
    take("]");
    return entries.length > 0 ? Object.fromEntries(entries) : list;
  }

  const read = value();
  if (place < tokens.length) throw new SyntaxError(`expected the end, got ${tokens[place]}`);
  return read;
}

const TOKEN = /\s+|('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|chr\(\d+\)|=>|[[\],.]|-?\d+(?:\.\d+)?|[A-Za-z]+)|(.)/gs;

function tokensOf(source: string): string[] {
  return [...source.matchAll(TOKEN)].flatMap(([, token, other]) => {
    if (other !== undefined) throw new SyntaxError(`expected a literal, got ${other}`);
    return token ?? [];
  });
}

function stringOf(token: string): string {
  return token.slice(1, -1).replace(token.startsWith("'") ? /\\(['\\])/g : /\\(["\\$])/g, "$1");
}
