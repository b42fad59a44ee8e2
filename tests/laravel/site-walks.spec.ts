/**
 * Tests sites other than a new one on Laravel 12: one upgraded from Laravel 10, which then gets a
 * newer package through Composer, and a new one on Laravel 11. On each, the three commands write
 * only the config and the bundle, and tags, a lead, an alert and the desk work.
 */
import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { runIn } from "../support/install-page.ts";
import { allReady, expect, SENT, test, write } from "./fixtures.ts";
import { type PhpServer, startPhp } from "./php-server.ts";
import { findOnDesk, finishInstall, followAlert, logOf, TEN } from "./site-walk.ts";
import {
  changedFiles,
  commit,
  layArchive,
  makeSite,
  packageVersion,
  type Skeleton,
} from "./skeletons.ts";
import { run } from "./tools.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

test("makes a site that came from Laravel 10 work with three commands, and updates it", async ({
  page,
}) => {
  test.setTimeout(360_000);
  const { site, server } = await walk(page, { shape: "laravel-10", laravel: "^12.0" });

  commit(site);
  layNewerPackage(site);
  runIn(site, "composer", ["update", "--no-progress", "imo-widgets/laravel"]);
  for (const command of [["imo-widgets:install"], ["migrate", "--force"]])
    run("php", ["artisan", ...command], site);
  expect(changedFiles(site)).toEqual(["public/vendor/"]);
  await page.goto(server.url);
  const form = page.locator('[data-imo-widget="general-contact"]');
  await allReady(page, ["general-contact"]);
  await form.getByLabel("Assunto*").fill("Arrendar em Ovar");
  await write(page, "general-contact", "Depois da atualização");
  await expect(form.getByText(SENT)).toBeVisible();
  sendMails(site);
  for (const line of ["Assunto: Arrendar em Ovar", CHANGED_LINE])
    expect(logOf(site)).toContain(line);
  await server.close();
  rmSync(site, { recursive: true, force: true });
});

test("makes a new site on Laravel 11 work with three commands", async ({ page }) => {
  test.setTimeout(360_000);
  const { site, server } = await walk(page, { shape: "slim", laravel: "^11.0" });
  await server.close();
  rmSync(site, { recursive: true, force: true });
});

/** Creates the site and uses it as a visitor and an agency do. */
async function walk(page: Page, skeleton: Skeleton): Promise<{ site: string; server: PhpServer }> {
  const site = mkdtempSync(join(tmpdir(), "imo-walked-site-"));
  expect(makeSite(site, skeleton)).toContain("all is in place");
  expect(changedFiles(site)).toEqual(["config/imo-widgets.php", "public/vendor/"]);
  finishInstall(site);
  const server = await startPhp({ site });
  await page.goto(server.url);
  await allReady(page, TEN);
  await expect(page.getByRole("link", { name: "T2 em Ovar" }).first()).toBeVisible();
  await write(page, "general-contact", "Por general-contact");
  await expect(page.locator('[data-imo-widget="general-contact"]').getByText(SENT)).toBeVisible();
  sendMails(site);
  expect(logOf(site)).toContain("To: geral@exemplo.pt");
  expect(logOf(site)).toMatch(/^Pedido n\.º 1, recebido/m);
  await findOnDesk(page, server.url, "Por general-contact");
  await followAlert(page, server.url, site);
  return { site, server };
}

function sendMails(site: string): void {
  run("php", ["artisan", "queue:work", "--stop-when-empty"], site);
}

const CHANGED_LINE = "Escrito pela versão nova.";

/**
 * Changes as in a next release of the package: another text in a mail, and one more field in a
 * form.
 */
const CHANGES: Readonly<Record<string, (text: string) => string>> = {
  "laravel/resources/views/mail/new-lead.blade.php": (text) => `${text}\n${CHANGED_LINE}\n`,
  "src/api/contacto.ts": (text) =>
    text.replace(
      /("\/api\/contacto\/contacto", )(contactFields)(\))/,
      (_all, before, fields, after) => `${before}{ ...${fields}, assunto: ${ASSUNTO} }${after}`,
    ),
};
const ASSUNTO =
  '{ ...textField({ problem: "Indique o assunto." }, "assunto"), label: "Assunto*", control: "text", autoComplete: "off" } as const';

/**
 * Builds the package from a changed copy of this repository, and puts the archive beside the one
 * that the site has.
 */
function layNewerPackage(site: string): void {
  const tree = mkdtempSync(join(tmpdir(), "imo-newer-package-"));
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" })
    .split("\0")
    .filter(Boolean);
  for (const path of files.filter((file) => !/^docs\/.*\.(png|svg)$/.test(file))) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    const text = readFileSync(ROOT + path);
    const changed = CHANGES[path]?.(text.toString()) ?? text;
    if (CHANGES[path] && changed === text.toString())
      throw new Error(`Expected ${path} to change, it stays as it is.`);
    writeFileSync(join(tree, path), changed);
  }
  // The packages are linked one by one, because the build stores its own files among them.
  mkdirSync(`${tree}/node_modules`);
  for (const name of readdirSync(`${ROOT}node_modules`).filter(
    (one) => one === ".bin" || !one.startsWith("."),
  ))
    symlinkSync(`${ROOT}node_modules/${name}`, `${tree}/node_modules/${name}`);
  run("npm", ["run", "build"], tree);
  const version = packageVersion().replace(/\d+$/, (patch) => String(Number(patch) + 1));
  // The date is before the site was created, because a release is usually older than the views that
  // a site has compiled from the previous one.
  layArchive(site, { root: `${tree}/`, version, released: new Date("2026-02-01") });
  rmSync(tree, { recursive: true, force: true });
}
