/** A generated part of a page, between a comment with its name and `<!-- end -->`. */

/** Returns the page with these lines in that part; a page without the part as it is. */
export function withTable(page: string, name: string, lines: readonly string[]): string {
  const start = `<!-- ${name}: npm run tables -->\n`;
  const [before = "", after] = page.split(start);
  const end = after?.indexOf("<!-- end -->") ?? -1;
  return end < 0 ? page : `${before}${start}${lines.join("\n")}\n${after?.slice(end)}`;
}
