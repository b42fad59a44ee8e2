/**
 * A new widget as it first is: it mounts, shows its title, and takes the page data that every widget takes. Written are its
 * own files and its name in the entry; what else knows the widgets reads one of these (docs/adding.md#a-widget).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const ENTRY = "src/imo-widgets.ts";
/** The line before the widgets' names in the entry, and the one after them. */
const START = "\nstart(early, {\n";
const END = "\n});\n";

/**
 * Writes the widget into the repository at `root`, which ends with a slash.
 * @param title in Portuguese, as an editor reads it in a menu; the name when left out
 * @returns the paths of all files that it wrote or changed
 * @throws when the name is none for a widget, or is taken, or the entry has no place for it; then nothing is written
 */
export function writeWidget(root: string, name: string, title = ""): string[] {
  if (!/^[a-z]+(-[a-z]+)+$/.test(name))
    throw new Error(
      `new:widget expected a name of two words or more, such as opening-hours, got ${JSON.stringify(name)}; nothing is written.`,
    );
  if (existsSync(`${root}widgets/${name}`))
    throw new Error(`new:widget expected a new name, and there is widgets/${name}; nothing is written.`);
  const parts = widgetParts(name, title || name);
  const entry = { path: ENTRY, text: withWidget(readFileSync(root + ENTRY, "utf8"), name) };
  const own = Object.entries(parts).map(([file, text]) => ({ path: `widgets/${name}/${file}`, text }));
  mkdirSync(`${root}widgets/${name}`);
  for (const { path, text } of [...own, entry]) writeFileSync(root + path, text);
  return [...own, entry].map(({ path }) => path);
}

/** Returns the code of the entry with the widget's name in it. */
function withWidget(code: string, name: string): string {
  const from = code.indexOf(START);
  const at = from < 0 ? -1 : code.indexOf(END, from);
  if (at < 0)
    throw new Error(
      `new:widget: ${ENTRY} expected "${START.trim()}" and "${END.trim()}" after it; nothing is written.`,
    );
  return `${code.slice(0, at)}\n  "${name}": () => import("../widgets/${name}/index.ts"),${code.slice(at)}`;
}

/** Returns the text of each file of the widget's folder by its name, as Biome formats it. */
function widgetParts(name: string, title: string): Record<string, string> {
  const component = name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
  // As Biome sorts them.
  const files = { [component]: `./${component}.tsx`, pageData: "./page-data.ts" };
  const imports = Object.entries(files)
    .sort(([, one], [, other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
    .map(([what, file]) => `import { ${what} } from "${file}";`);
  return {
    "page-data.ts": `/** The page data of ${name} (docs/contract.md#widgets-and-their-keys), the editors' texts about them, and example tags. */
import { CALL_AGENCY, type WidgetTexts } from "#runtime/describe.ts";

/** None of its own yet. */
export const pageData = {};

/** The widget's name in the editors' menus, and the link of its usual fallback. */
export const editorTexts: WidgetTexts = {
  title: ${JSON.stringify(title)},
  about: ${JSON.stringify(`${title}.`)},
  fallback: CALL_AGENCY,
};

/** Its tags by name: the gallery, axe, the pictures and the keyboard sweep loop over them. */
export const examples = [{ name: "como vem", data: {} }];
`,
    "index.ts": `/** ${title} (docs/contract.md#widgets-and-their-keys). */
import { defineWidget } from "#runtime/define-widget.ts";
${imports.join("\n")}

/** The widget as the runtime mounts it. */
export default defineWidget({ name: "${name}", pageData, component: ${component} });
`,
    [`${component}.tsx`]: `/** ${title}. */

/** A card with the title alone, as long as there is nothing to say. */
export function ${component}() {
  return (
    <section className="imo-card">
      <h2 className="imo-title">${title}</h2>
    </section>
  );
}
`,
    [`${component}.test.tsx`]: `import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ${component} } from "./${component}.tsx";

test("a visitor finds it by its heading", () => {
  render(<${component} />);
  expect(screen.getByRole("heading").textContent).toBe(${JSON.stringify(title)});
});
`,
  };
}
