/** The files of a new widget's folder, as tests/house.test.ts wants them and Biome formats them. */

/** @returns the text of each file by its name */
export function widgetParts(name: string, title: string): Record<string, string> {
  const component = name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
  // As Biome sorts them.
  const files = { [component]: `./${component}.tsx`, pageData: "./page-data.ts" };
  const imports = Object.entries(files)
    .sort(([, one], [, other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
    .map(([what, file]) => `import { ${what} } from "${file}";`);
  return {
    "page-data.ts": `/** The page data of ${name} (docs/contract.md#widgets-and-their-keys): its keys with their readers. Does nothing when imported. */

/** None of its own yet. */
export const pageData = {};
`,
    "page-data-texts.ts": `/** What each key of ${name} is for, for whoever writes its tag; only tools read it, visitors never load it. */
import type { pageData } from "./page-data.ts";

/** A sentence for each key. */
export const texts: Record<keyof typeof pageData, string> = {};
`,
    "index.ts": `/** ${title} (docs/contract.md#widgets-and-their-keys). */
import { defineWidget } from "#runtime/define-widget.ts";
${imports.join("\n")}

/** The widget as the runtime mounts it. */
export default defineWidget({ name: "${name}", pageData, component: ${component} });
`,
    "examples.ts": `/** The tags of ${name} by name: the demo, axe, the pictures and the keyboard sweep loop over them. */

/** Each with a name for the demo and its page data. */
export const examples = [{ name: "como vem", data: {} }];
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
