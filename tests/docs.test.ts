/** Tests that each link in the README and in docs/ has a target. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { anchorsOf, linksOf, pages, readText, root } from "./markdown.ts";
import { installBlock } from "./support/install-page.ts";

test.each(pages)("%s: leads every link to its target", (page) => {
  const from = new URL(page, root);
  for (const link of linksOf(readText(page))) {
    if (/^[a-z]+:/.test(link)) continue;
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? from : new URL(path, from);
    expect(existsSync(target), `${page} → ${link}`).toBe(true);
    if (anchor)
      expect(anchorsOf(readFileSync(target, "utf8")), `${page} → ${link}`).toContain(anchor);
  }
});

test("keeps every picture within 150 kB, the README's within 300", () => {
  for (const name of readdirSync(new URL("docs/pictures/", root))) {
    const { size } = statSync(new URL(`docs/pictures/${name}`, root));
    expect(size, name).toBeLessThanOrEqual(name === "widgets.png" ? 300_000 : 150_000);
  }
});

test("shows every picture on a page", () => {
  const all = pages.map(readText).join();
  for (const name of readdirSync(new URL("docs/pictures/", root)))
    expect(all).toContain(`pictures/${name})`);
});

test("reaches every page from the documentation's index", () => {
  const reached = new Set(["docs/README.md"]);
  for (const page of reached) {
    for (const link of linksOf(readText(page))) {
      const { pathname } = new URL(link, new URL(page, "file:///"));
      if (pathname.startsWith("/docs/") && pathname.endsWith(".md")) reached.add(pathname.slice(1));
    }
  }
  expect([...reached].toSorted()).toEqual(
    pages.filter((page) => page.startsWith("docs/")).toSorted(),
  );
});

test("lists in the Laravel package's README the installation commands that a test runs", () => {
  const commands = readText("laravel/README.md").match(/```bash\n(composer config .*?)```/s)?.[1];
  expect(commands?.replace(/ +#.*/g, "")).toBe(installBlock("Laravel", "sh"));
});

test("names this version's files in the installation", () => {
  const { version } = JSON.parse(readText("package.json")) as { version: string };
  const named = readText("docs/install.md").matchAll(
    /imo-widgets(?:-laravel|-dist)?-(\d+\.\d+\.\d+)/g,
  );
  expect(new Set([...named].map(([, one]) => one))).toEqual(new Set([version]));
});
