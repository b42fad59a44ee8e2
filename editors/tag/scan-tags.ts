/**
 * Finds hosts, and shortcodes that are the only content of a paragraph, and leaves the rest of the
 * HTML unchanged (docs/editors.md#what-becomes-a-block).
 */

const BLANK = "(?:\\s|&nbsp;|&#160;|\\u00a0)*";
const QUOTED = `"[^"]*"|'[^']*'`;
const TOKENS = [
  "<!--[^]*?(?:-->|$)",
  // Elements whose content isn't parsed as tags; unclosed ones reach to the end, as in a browser.
  "<(script|style|textarea|title|template|iframe|noscript)\\b[^]*?(?:</\\1\\s*>|$)",
  `(<p(?:\\s[^<>]*)?>${BLANK}\\[imo-widget(?=[\\s&\\u00a0])[^<>[\\]]{0,4000}\\]${BLANK}</p>)`,
  `<(/?)([a-z][^\\s/>]*)((?:[^>"']|${QUOTED})*)>`,
];

/** Replaces the widgets in HTML; a widget stays if `replace` returns `null`. */
export function replaceTags(
  html: string,
  replace: (tag: { source: string; isInline: boolean }) => string | null,
): string {
  if (!/data-imo-widget|\[imo-widget/i.test(html)) return html;
  const token = new RegExp(TOKENS.join("|"), "gi");
  let [text, taken] = ["", 0];
  for (let tag = token.exec(html); tag; tag = token.exec(html)) {
    const [start, isInline] = [tag.index, /^span$/i.test(tag[4] ?? "")];
    const end = isHost(tag) ? endOf(html, token.lastIndex, tag[4] ?? "") : token.lastIndex;
    if (end === null || !(tag[2] || isHost(tag))) continue;
    const source = html.slice(start, end);
    token.lastIndex = end;
    text += html.slice(taken, start) + (replace({ source, isInline }) ?? source);
    taken = end;
  }
  return text + html.slice(taken);
}

function isHost([, , , closing, name = "", attributes = ""]: RegExpExecArray): boolean {
  const names = attributes.replace(new RegExp(QUOTED, "g"), "");
  return closing === "" && /^(div|span)$/i.test(name) && /\sdata-imo-widget\s*=/i.test(names);
}

/** Returns where an element ends whose opening tag ends at `from`; `null` if it is never closed. */
function endOf(html: string, from: number, element: string): number | null {
  const token = new RegExp(TOKENS.join("|"), "gi");
  token.lastIndex = from;
  let depth = 1;
  for (let found = token.exec(html); found; found = token.exec(html)) {
    if (found[4]?.toLowerCase() !== element.toLowerCase()) continue;
    depth += found[3] === "/" ? -1 : 1;
    if (depth === 0) return token.lastIndex;
  }
  return null;
}
