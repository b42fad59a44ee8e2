/** The documentation's links: whoever follows one, from the README or from a page of docs/, arrives. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const inDocs = readdirSync(new URL("docs/", root), { recursive: true, encoding: "utf8" });
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...inDocs.filter((path) => path.endsWith(".md")).map((path) => `docs/${path}`),
];

/** The addresses behind `[text](address)` and `![text](address)`; what stands in code is an example. */
function linksOf(markdown: string): string[] {
  const prose = markdown.replace(/^```.*?^```/gms, "").replace(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address]) => address as string);
}

/** The `#…` of each heading, as GitHub makes it. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-"),
  );
}

test.each(pages)("%s: a developer who follows a link arrives", (page) => {
  const from = new URL(page, root);
  for (const link of linksOf(readFileSync(from, "utf8"))) {
    if (/^[a-z]+:/.test(link)) continue;
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? from : new URL(path, from);
    expect(existsSync(target), `${page} → ${link}`).toBe(true);
    if (anchor) expect(anchorsOf(readFileSync(target, "utf8")), `${page} → ${link}`).toContain(anchor);
  }
});

test("an editor on a slow line gets every picture: 150 kB at most, the README's 300", () => {
  for (const name of readdirSync(new URL("docs/pictures/", root))) {
    const { size } = statSync(new URL(`docs/pictures/${name}`, root));
    expect(size, name).toBeLessThanOrEqual(name === "widgets.png" ? 300_000 : 150_000);
  }
});

test("every picture stands on a page", () => {
  const all = pages.map((page) => readFileSync(new URL(page, root), "utf8")).join();
  for (const name of readdirSync(new URL("docs/pictures/", root))) expect(all).toContain(`pictures/${name})`);
});
