/**
 * Tests a release of this commit (docs/releases.md), which is made twice and installed only from
 * its files. tests/laravel/new-site.spec.ts installs the Composer archive in a Laravel site.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { beforeAll, expect, test } from "vitest";
import { missingServer } from "../laravel/servers/database.ts";
import { findOnPath } from "../support/chromium.ts";
import { installBlock, runIn, runInstall } from "../support/install-page.ts";
import { makeRelease, root } from "./make.ts";
import { readyWidgets, serve, TAGS, tagsHtml } from "./site.ts";
import { findWordpress, layWordpress, startWordpress } from "./wordpress.ts";

const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { version: string };
const everyWidget = TAGS.map(({ widget }) => widget).sort();
const hasPhp = findOnPath("php") !== undefined && findOnPath("unzip") !== undefined;
// CI installs both programs, so a missing one is a failure there.
const isRequired = process.env.IMO_LARAVEL === "required";
let [release, again] = ["", ""];

beforeAll(async () => {
  // The two releases are made in parallel, because each waits now and then. One starts later by
  // more than the resolution of times in a ZIP, which is two seconds.
  const later = setTimeout(3_000).then(() =>
    makeRelease(version, "in-another-folder", { TZ: "Asia/Tokyo" }),
  );
  [release, again] = await Promise.all([
    makeRelease(version, "once", { TZ: "Europe/Lisbon" }),
    later,
  ]);
});

test("makes the same bytes in another folder, at another time, in another time zone", () => {
  const sums = readFileSync(`${release}/SHA256SUMS`, "utf8");
  expect(sums.split("\n").length).toBeGreaterThan(100);
  expect(readFileSync(`${again}/SHA256SUMS`, "utf8")).toBe(sums);
  runIn(again, "sha256sum", ["--quiet", "--strict", "-c", "SHA256SUMS"]);
});

test("names every bundled package in its bill of materials, and the addresses of release.json", () => {
  const bill = JSON.parse(readFileSync(`${release}/imo-widgets-${version}.cdx.json`, "utf8"));
  const names = bill.components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["react", "react-dom", "axios", "react-select", "illuminate/view"]),
  );
  const { repository } = JSON.parse(readFileSync(`${root}release.json`, "utf8"));
  const composer = JSON.parse(readFileSync(`${release}/composer/composer.json`, "utf8"));
  expect(composer).toMatchObject({ version, support: { issues: `${repository}/issues` } });
});

test("mounts all widgets from the npm package in a Vite application in strict TypeScript", async () => {
  const app = newSite("vite");
  layBundled(app, ["vite", "typescript"]);
  writeFileSync(
    `${app}/index.html`,
    `<!doctype html>${tagsHtml}<script type="module" src="/main.ts"></script>`,
  );
  runIn(app, "node_modules/.bin/tsc", ["--noEmit", "-p", "."]);
  runIn(app, "node_modules/.bin/vite", ["build"]);
  await expect(readyOnBuilt(app)).resolves.toEqual(everyWidget);
});

test("mounts all widgets from the npm package in a webpack application", async () => {
  const app = newSite("webpack");
  layBundled(app, ["webpack", "css-loader", "mini-css-extract-plugin", "vite"]);
  writeFileSync(`${app}/main.js`, 'import "imo-widgets";\nimport "imo-widgets/css";\n');
  cpSync(`${root}tests/release/apps/webpack.mjs`, `${app}/build.mjs`);
  runIn(app, process.execPath, ["build.mjs"]);
  const head = '<link rel="stylesheet" href="/main.css"><script defer src="/main.js"></script>';
  writeFileSync(`${app}/dist/index.html`, `<!doctype html>${head}${tagsHtml}`);
  await expect(readyOnBuilt(app)).resolves.toEqual(everyWidget);
});

test.skipIf(!hasPhp && !isRequired)("mounts all widgets from the ZIP in a PHP page", async () => {
  const app = newSite("php");
  runInstall("PHP, or any other server", app);
  const tags = TAGS.map(
    ({ widget, data }) =>
      `<div data-imo-widget="${widget}"><script type="application/json"><?= json_encode(json_decode('${JSON.stringify(data)}')) ?></script></div>`,
  );
  const [head] = installBlock("PHP, or any other server", "html").split("\n\n");
  writeFileSync(`${app}/public/index.php`, `<!doctype html>${head}${tags.join("\n")}`);
  const site = await serve(app, "php", (port) => ["-S", `127.0.0.1:${port}`, "-t", "public"]);
  await expect(readyWidgets(site.url).finally(site.stop)).resolves.toEqual(everyWidget);
});

test("mounts all widgets from the ZIP on a CDN on a page of another origin", async () => {
  const app = newSite("cdn");
  runIn(app, "unzip", ["-q", `releases/imo-widgets-dist-${version}.zip`, "-d", "cdn"]);
  const cdn = "https://cdn.example.pt/";
  const prepare = async (page: Page) => {
    const headers = { "access-control-allow-origin": "*" };
    await page.route(`${cdn}**`, (route) => {
      const path = `${app}/cdn/${new URL(route.request().url()).pathname}`;
      return existsSync(path)
        ? route.fulfill({ path, headers })
        : route.fulfill({ status: 404, headers });
    });
    const body = `<!doctype html>${installBlock("A CDN", "html")}${tagsHtml}`;
    await page.route("http://pagina.example.pt/", (route) =>
      route.fulfill({ contentType: "text/html", body }),
    );
  };
  await expect(readyWidgets("http://pagina.example.pt/", { prepare })).resolves.toEqual(
    everyWidget,
  );
});

const hasWordpress = hasPhp && findWordpress() !== undefined && missingServer("mariadb") === null;
test.skipIf(!hasWordpress && !isRequired)(
  "mounts a widget from the ZIP on a WordPress page",
  async () => {
    const app = newSite("wordpress");
    layWordpress(app);
    runInstall("WordPress", app);
    const site = await startWordpress(
      app,
      installBlock("WordPress", "php"),
      installBlock("WordPress", "html"),
    );
    await expect(readyWidgets(site.url, { count: 1 }).finally(site.stop)).resolves.toEqual([
      "mortgage-calculator",
    ]);
  },
);

/** Returns the widgets that are ready on the page in the application's `dist/`. */
async function readyOnBuilt(app: string): Promise<string[]> {
  const preview = (port: number) => ["preview", "--host", "127.0.0.1", "--port", `${port}`];
  const site = await serve(app, "node_modules/.bin/vite", preview);
  return readyWidgets(site.url).finally(site.stop);
}

/** Makes an empty folder with the release in `releases/`. */
function newSite(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `imo-${name}-`));
  mkdirSync(`${folder}/releases`);
  for (const file of [
    `imo-widgets-${version}.tgz`,
    `imo-widgets-laravel-${version}.zip`,
    `imo-widgets-dist-${version}.zip`,
  ])
    cpSync(`${release}/${file}`, `${folder}/releases/${file}`);
  return folder;
}

/** Creates an application with the npm package and with this repository's tools. */
function layBundled(app: string, tools: readonly string[]): void {
  writeFileSync(
    `${app}/package.json`,
    JSON.stringify({ name: "site", private: true, type: "module" }),
  );
  runInstall("npm, with a bundler", app);
  mkdirSync(`${app}/node_modules/.bin`, { recursive: true });
  for (const tool of tools)
    symlinkSync(`${root}node_modules/${tool}`, `${app}/node_modules/${tool}`);
  for (const bin of ["vite", "tsc"])
    symlinkSync(`${root}node_modules/.bin/${bin}`, `${app}/node_modules/.bin/${bin}`);
  cpSync(`${root}tests/release/apps/main.ts`, `${app}/main.ts`);
  const compilerOptions = {
    strict: true,
    target: "ES2022",
    module: "ESNext",
    moduleResolution: "bundler",
    lib: ["ES2022", "DOM"],
    types: [],
    noUncheckedSideEffectImports: true,
  };
  writeFileSync(`${app}/tsconfig.json`, JSON.stringify({ compilerOptions, include: ["main.ts"] }));
}
