/**
 * Tests typical sites of Laravel developers: in a subfolder, with a dev server, and during an
 * update.
 */
import { createHash } from "node:crypto";
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { interceptRequests } from "../support/held-requests.ts";
import { allReady, expect, SENT, test, write } from "./fixtures.ts";
import { startPhp } from "./php-server.ts";
import type { LaravelSite } from "./site.ts";

test("works on a site in a subfolder", async ({ page, newSite, said }) => {
  const site = await newSite();
  const server = await startInFolder(site, "imobiliaria");
  const base = `${server.url}/imobiliaria`;
  try {
    await page.goto(`${base}/`);
    await allReady(page, ["hero-search", "team-cards"]);
    await page.getByRole("button", { name: "Procurar" }).click();
    await expect(page).toHaveURL(/\/imobiliaria\/lista\?objectivo=Comprar/);
    await page.getByRole("link", { name: "Página 2", exact: true }).click();
    await expect(page.locator('[aria-current="page"]').getByText("2")).toBeVisible();
    await page.locator(".imo-listing__link").first().click();
    await expect(page).toHaveURL(/\/imobiliaria\/.+_\d+$/);
    await page.context().clearCookies();
    await write(page, "property-contact");
    await expect(page.getByText(SENT)).toBeVisible();
    expect(site.inbox().mensagens).toHaveLength(1);
    await page.goto(`${base}/contactos`);
    await expect(page.getByRole("link", { name: /privacidade/i }).first()).toHaveAttribute(
      "href",
      "/imobiliaria/privacidade",
    );
    const unexpected = said.console.filter((line) => !line.includes("419"));
    expect([...unexpected, ...said.errors]).toEqual([]);
  } finally {
    await server.close();
  }
});

test("shows the widgets beside a running dev server, and beside the hot file that one left behind", async ({
  page,
  newSite,
}) => {
  const site = await newSite({
    change: (folder) => writeFileSync(`${folder}/public/hot`, "http://localhost:5173"),
  });
  await page.goto(`${site.url}/contactos`);
  await allReady(page, ["general-contact"]);
  expect(await page.content()).not.toContain(":5173");
});

test("loads only the page's widgets beside a Vite build that prefetches its own", async ({
  page,
  newSite,
  said,
}) => {
  const site = await newSite({
    env: { APP_DEBUG: "false" },
    change(folder) {
      const bootstrap = `${folder}/bootstrap/app.php`;
      const settings =
        "->booted(fn () => app(Illuminate\\Foundation\\Vite::class)->useManifestFilename('assets.json')->prefetch())->create();";
      writeFileSync(bootstrap, readFileSync(bootstrap, "utf8").replace("->create();", settings));
    },
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${site.url}/contactos`);
  await allReady(page, ["general-contact"]);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /listing-search|valuation-wizard|team-cards/.test(url))).toEqual([]);
  expect([...said.console, ...said.errors]).toEqual([]);
});

test("keeps a shortcode from leading the search to another host", async ({ page, newSite }) => {
  const site = await newSite();
  site.execute(
    "UPDATE paginas SET corpo = '<p>[imo-widget name=hero-search lista-url=//evil.example/lista]</p>'",
  );
  const answer = await page.goto(`${site.url}/paginas/arrendar-em-espinho`);
  expect(await answer?.text()).not.toContain("evil.example");
  await page.getByRole("button", { name: "Procurar" }).click();
  await expect(page).toHaveURL(`${site.url}/lista?objectivo=Comprar&localizacao=&tipologia=`);
});

test("serves the new files after an update to a visitor who has the old ones cached, with integrity", async ({
  page,
  newSite,
  said,
}) => {
  const site = await newSite({ env: { IMO_INTEGRITY: "true", APP_DEBUG: "false" } });
  // Scripts are cached for a month, as in many nginx recipes.
  await interceptRequests(page, "**/imo-widgets.js*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), "Cache-Control": "max-age=2592000" },
    });
  });
  await page.goto(`${site.url}/contactos`);
  await allReady(page, ["general-contact"]);
  const before = await page.locator('script[type="module"]').getAttribute("src");
  publishAnotherBuild(`${site.folder}/public/vendor/imo-widgets`);
  await page.goto(`${site.url}/contactos`);
  await allReady(page, ["general-contact"]);
  expect(await page.locator('script[type="module"]').getAttribute("src")).not.toBe(before);
  expect(said.errors).toEqual([]);
  expect(said.console).toEqual([]);
});

test("still serves the old files to a page that was open before an update", async ({
  page,
  newSite,
}) => {
  const site = await newSite();
  const assets = `${site.folder}/public/vendor/imo-widgets`;
  await page.goto(`${site.url}/privacidade`);
  await page.goto(`${site.url}/contactos`);
  await allReady(page, ["general-contact"]);
  makeOlder(assets);
  await page.goto(`${site.url}/contactos`);
  await allReady(page, ["general-contact"]);

  site.artisan("imo-widgets:install");
  // A widget that is added later, as by Livewire, and the code for sending are both from the
  // previous build.
  await page.evaluate(() => {
    const host = document.createElement("div");
    host.dataset.imoWidget = "valuation-wizard";
    document.body.prepend(host);
  });
  await allReady(page, ["valuation-wizard"]);
  await write(page, "general-contact", "depois");
  await expect(page.getByText(SENT)).toBeVisible();
  expect(site.inbox().mensagens[0]?.mensagem).toBe("depois");
});

/** Serves the site in a subfolder, as a web server with an alias does. */
async function startInFolder(site: LaravelSite, name: string) {
  const root = `${site.folder}-root`;
  rmSync(root, { recursive: true, force: true });
  cpSync(`${site.folder}/public`, `${root}/${name}`, { recursive: true });
  const index = `${root}/${name}/index.php`;
  writeFileSync(index, readFileSync(index, "utf8").replaceAll("__DIR__.'/..", `'${site.folder}`));
  const router = `${root}/router.php`;
  writeFileSync(
    router,
    `<?php
$path = urldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if (!str_starts_with($path, '/${name}')) { http_response_code(404); return true; }
if (is_file(__DIR__.$path) && !str_ends_with($path, '.php')) return false;
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/${name}/index.php';
$_SERVER['SCRIPT_FILENAME'] = __DIR__.'/${name}/index.php';
require __DIR__.'/${name}/index.php';
`,
  );
  const server = await startPhp({ site: site.folder, router, documentRoot: root, env: site.env });
  return {
    ...server,
    close: async () => {
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Publishes a build with a different entry and thus a different digest. */
function publishAnotherBuild(assets: string): void {
  const code = `${readFileSync(`${assets}/imo-widgets.js`, "utf8")}\n// another build`;
  writeFileSync(`${assets}/imo-widgets.js`, code);
  const manifest = JSON.parse(readFileSync(`${assets}/manifest.json`, "utf8"));
  manifest["src/imo-widgets.ts"].integrity =
    `sha384-${createHash("sha384").update(code).digest("base64")}`;
  writeFileSync(`${assets}/manifest.json`, JSON.stringify(manifest));
}

/** Turns the published build into an older one, in which every chunk has another name. */
function makeOlder(assets: string): void {
  const manifest = readFileSync(`${assets}/manifest.json`, "utf8");
  const names = [...new Set(manifest.match(/chunks\/[^"]+\.(js|css)/g))];
  const older = (text: string) =>
    names.reduce((all, name) => {
      const [, bare = ""] = name.split("/");
      return all.replaceAll(bare, `antigo-${bare}`);
    }, text);
  for (const name of names) {
    const path = `${assets}/${name}`;
    writeFileSync(path, older(readFileSync(path, "utf8")));
    renameSync(path, path.replace("chunks/", "chunks/antigo-"));
  }
  writeFileSync(
    `${assets}/imo-widgets.js`,
    older(readFileSync(`${assets}/imo-widgets.js`, "utf8")),
  );
  writeFileSync(`${assets}/manifest.json`, older(manifest));
}
