/**
 * Turns the repository's documentation into pages of the gallery: `docs/editores.md` becomes
 * `docs/editores.html`, and so on. Folders stay the same, so links between the pages work. Files
 * outside the gallery, such as sources, are named but not linked.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked, type Tokens } from "marked";
import { gfmHeadingId } from "marked-gfm-heading-id";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const AT_ROOT = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  "laravel/README.md",
];
const IN_PORTUGUESE = ["docs/editores.md"];

/** Returns the paths of all guides in the repository. */
export function guidePaths(): string[] {
  const inDocs = readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" });
  return [
    ...AT_ROOT,
    ...inDocs.filter((path) => path.endsWith(".md")).map((path) => `docs/${path}`),
  ];
}

/** Returns the path of a guide's page in the gallery. */
export function guidePage(path: string): string {
  return path.replace(/\.md$/, ".html");
}

/**
 * Renders one guide as a page.
 * @param path of the Markdown file, from the root
 * @param policy the content security policy, for servers that don't send headers
 */
export function renderGuide(path: string, policy: string): string {
  const markdown = readFileSync(`${root}${path}`, "utf8");
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? path;
  const up = "../".repeat(path.split("/").length - 1);
  const body = parserFor(path).parse(markdown, { async: false });
  return `<!doctype html>
<html lang="${IN_PORTUGUESE.includes(path) ? "pt-PT" : "en"}">
<head>
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title.replaceAll("`", ""))} · imo-widgets</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${up}site.css">
<link rel="stylesheet" href="${up}guias.css">
</head>
<body>
<header class="site-head" lang="pt-PT"><nav class="site-wrap" aria-label="Guias"><a href="${up}index.html">Galeria</a> <a href="${up}docs/editores.html">Guia para quem edita</a> <a href="${up}README.html">Para quem programa</a> <a href="${up}laravel/README.html">Laravel</a></nav></header>
<main class="site-wrap">
${body}</main>
</body>
</html>
`;
}

function parserFor(path: string): Marked {
  const pages = new Set(guidePaths());
  return new Marked(gfmHeadingId(), {
    renderer: {
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const url = linkFrom(path, href, pages);
        return url === null ? text : `<a href="${escaped(url)}">${text}</a>`;
      },
    },
  });
}

/**
 * Returns a link's URL in the gallery.
 * @returns `null` if the gallery doesn't have the target
 */
function linkFrom(path: string, href: string, pages: ReadonlySet<string>): string | null {
  if (/^[a-z]+:|^#/i.test(href)) return href;
  const [file = "", anchor] = href.split("#");
  const target = posix.join(posix.dirname(path), file);
  if (pages.has(target)) return `${guidePage(file)}${anchor === undefined ? "" : `#${anchor}`}`;
  return target.startsWith("docs/") && /\.(png|json)$/.test(target) && existsSync(root + target)
    ? href
    : null;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
