/**
 * Tests the shipped declarations as a host's TypeScript sees them, with both imports and every
 * script in the documentation.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** The globals that the examples expect on their page. */
const GLOBALS = `import type {} from 'imo-widgets';
declare global {
  function gtag(...hit: unknown[]): void;
  var tinymce: { init(options: object): void };
  var CKEDITOR: typeof import("ckeditor5") & { ClassicEditor: { create(element: Element | null, options: object): void } };
}
`;
/**
 * The compiler does not know the bundle's folder on a site, so these modules are declared with the
 * package's declarations.
 */
const MODULES = `declare module "*/editors/ckeditor5.js" { export { default } from "imo-widgets/editors/ckeditor5.js"; }
declare module "*/editors/tiptap.js" { export { default } from "imo-widgets/editors/tiptap.js"; }
`;
const OPTIONS = {
  strict: true,
  noEmit: true,
  target: "ES2022",
  module: "ESNext",
  moduleResolution: "bundler",
  noUncheckedSideEffectImports: true,
  types: [],
};

test("type-checks a developer's two imports and every script in the documentation", () => {
  const examples = pages().flatMap((page) =>
    scriptsOf(page).map((code, at) => ({
      name: `${page.replace(/\W/g, "-")}-${at + 1}.ts`,
      code: `${code}export {};\n`,
    })),
  );
  expect(examples.length).toBeGreaterThan(1);
  const imports = {
    name: "imports.ts",
    code: 'import "imo-widgets";\nimport "imo-widgets/css";\n',
  };
  const around = [
    { name: "globals.ts", code: GLOBALS },
    { name: "modules.d.ts", code: MODULES },
  ];
  // CKEditor's own declarations import style sheets, which have no declarations.
  expect(complaints([...examples, imports, ...around], { skipLibCheck: true })).toBe("");
});

test("refuses names, details and keys that don't exist, but accepts any text as an error's widget", () => {
  const names = `import type { WidgetName } from "imo-widgets";
document.addEventListener("imo:ready", ({ detail }) => { const name: WidgetName = detail.widget; console.log(name); });
document.addEventListener("imo:submit", ({ detail }) => detail.widget === "hero-serch");
document.addEventListener("imo:error", ({ detail }) => detail.widget === "hero-serch");
`;
  const data = `import type { PageData } from "imo-widgets";
document.addEventListener("imo:submit", ({ detail }) => detail.nome);
export const data: PageData["team-cards"] = { colaboradores: [], tan: 3 };
`;
  const said = complaints([
    { name: "names.ts", code: names },
    { name: "data.ts", code: data },
  ]);
  expect(said.match(/names\.ts\(.*TS\d+/g)).toEqual([
    expect.stringMatching(/^names\.ts\(3,.*TS2367$/),
  ]);
  expect(said).toContain("Property 'nome' does not exist");
  expect(said).toContain("'tan' does not exist");
});

function pages(): string[] {
  const docs = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" });
  return [
    "README.md",
    "laravel/README.md",
    ...docs.filter((path) => path.endsWith(".md")).map((path) => `docs/${path}`),
  ];
}

function scriptsOf(page: string): string[] {
  return [...readFileSync(join(root, page), "utf8").matchAll(/^```js\n(.*?)^```/gms)].map(
    ([, code]) => code ?? "",
  );
}

/** Returns the errors of a host's own `tsc` in these files, with the package installed. */
function complaints(files: readonly { name: string; code: string }[], more: object = {}): string {
  const host = test.info().outputPath("host");
  mkdirSync(join(host, "node_modules"), { recursive: true });
  mkdirSync(join(host, "node_modules/@tiptap"));
  for (const name of ["ckeditor5", "@tiptap/core", "@tiptap/starter-kit"])
    symlinkSync(join(root, "node_modules", name), join(host, "node_modules", name));
  symlinkSync(root, join(host, "node_modules/imo-widgets"));
  for (const { name, code } of files) writeFileSync(join(host, name), code);
  writeFileSync(
    join(host, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...OPTIONS, ...more }, include: ["*.ts"] }),
  );
  return spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", host, "--pretty", "false"], {
    encoding: "utf8",
  }).stdout;
}
