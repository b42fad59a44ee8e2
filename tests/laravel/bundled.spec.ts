/**
 * Tests a host whose own Vite bundles the widgets, with `import "imo-widgets"` from the package
 * that `npm pack` makes.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { allReady, expect, SENT, test, write } from "./fixtures.ts";
import { run } from "./tools.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

const FILES: Readonly<Record<string, string>> = {
  "package.json": '{ "private": true, "type": "module" }',
  "vite.config.js": `import laravel from "laravel-vite-plugin";
export default { plugins: [laravel({ input: ["resources/js/app.ts"] })] };`,
  "resources/js/app.ts": `import "imo-widgets";
import "imo-widgets/css";
import type { PageData, WidgetName } from "imo-widgets";

const loan: PageData["mortgage-calculator"] = { tan: 3.5 };
document.addEventListener("imo:ready", ({ detail }) => {
  const widget: WidgetName = detail.widget;
  document.documentElement.dataset.ready = widget + loan.tan;
});`,
  "tsconfig.json": `{ "compilerOptions": { "strict": true, "noEmit": true, "module": "ESNext", "moduleResolution": "bundler",
    "target": "ES2022", "lib": ["ES2022", "DOM"], "types": [], "skipLibCheck": false, "noUncheckedSideEffectImports": false }, "include": ["resources/js"] }`,
};

test("works in a site's own Vite build, types included", async ({ page, newSite, said }) => {
  test.setTimeout(240_000);
  const site = await newSite({
    change(folder) {
      installPackage(folder);
      const layout = `${folder}/resources/views/components/site.blade.php`;
      writeFileSync(
        layout,
        readFileSync(layout, "utf8").replace("@imoWidgets", "@vite('resources/js/app.ts')"),
      );
    },
  });
  await page.goto(site.url);
  await allReady(page, ["hero-search", "mortgage-calculator", "team-cards"]);
  await page.goto(`${site.url}/contactos`);
  await allReady(page, ["general-contact"]);
  expect(await page.content()).not.toContain("vendor/imo-widgets");
  await write(page, "general-contact", "pelo Vite do site");
  await expect(page.getByText(SENT)).toBeVisible();
  expect([...said.console, ...said.errors]).toEqual([]);
});

function installPackage(folder: string): void {
  for (const [path, text] of Object.entries(FILES)) {
    run("mkdir", ["-p", join(folder, path, "..")], folder);
    writeFileSync(join(folder, path), text);
  }
  const packed = mkdtempSync(join(tmpdir(), "imo-pack-"));
  const [archive = ""] = run(
    "npm",
    ["pack", "--silent", "--ignore-scripts", "--pack-destination", packed],
    root,
  )
    .trim()
    .split("\n")
    .slice(-1);
  run(
    "npm",
    [
      "install",
      "--no-audit",
      "--no-fund",
      "--prefer-offline",
      join(packed, archive),
      "vite@8",
      "laravel-vite-plugin@3",
    ],
    folder,
  );
  run(join(root, "node_modules/.bin/tsc"), ["-p", "tsconfig.json"], folder);
  run("npx", ["vite", "build"], folder);
  rmSync(packed, { recursive: true });
}
