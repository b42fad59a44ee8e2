/** The files of a new widget's folder, as Biome formats them. */

/** @returns the text of each file by its name */
export function widgetParts(name: string, title: string): Record<string, string> {
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
