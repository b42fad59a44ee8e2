/** The actions of a visitor and an agency on a site that has just installed the package. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { mailsOf, pathIn, runAlerts } from "./alert-mails.ts";
import { expect } from "./fixtures.ts";
import { run } from "./tools.ts";

const README = fileURLToPath(new URL("../../laravel/README.md", import.meta.url));

/** The widgets on the skeleton's page. */
export const TEN = [
  ..."hero-search listing-search mortgage-calculator property-contact general-contact".split(" "),
  ..."agent-contact agency-contact recruitment-wizard valuation-wizard team-cards".split(" "),
];

/** Finds a lead on the desk by the visitor's name. */
export async function findOnDesk(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/imo-leads`);
  await expect(page.getByText(name).first()).toBeVisible();
}

/**
 * Does what the install command and the README leave to the developer: turns alerts on, lets
 * somebody see the leads, and adds the site's own pages. Before that, it copies the README's blocks
 * for the same method.
 */
export function finishInstall(site: string): void {
  const config = `${site}/config/imo-widgets.php`;
  writeFileSync(
    config,
    readFileSync(config, "utf8").replace("'alerts' => false", "'alerts' => true"),
  );
  const routes = `${site}/routes/web.php`;
  const pages = ["/privacidade", "/{slug}_{id}"].map(
    (path) => `Route::get('${path}', fn () => 'Uma página');\n`,
  );
  writeFileSync(routes, readFileSync(routes, "utf8") + pages.join(""));
  const provider = `${site}/app/Providers/AppServiceProvider.php`;
  const blocks = readFileSync(README, "utf8").matchAll(
    /```php\n\/\/ app\/Providers\/AppServiceProvider\.php, in boot\(\)(.*?)```/gs,
  );
  const copied = [...blocks].map(([, block = ""]) => block.replace(/^.*\n/, "")).join("");
  if (!copied.includes("viewLeadsUsing"))
    throw new Error("laravel/README.md: expected a block with viewLeadsUsing.");
  const open = "\\ImoWidgets\\ImoWidgets::viewLeadsUsing(fn ($user = null) => true);";
  const boot = `public function boot(): void\n    {\n${copied}        ${open}\n    }\n`;
  writeFileSync(provider, readFileSync(provider, "utf8").replace(/\{\n\}/, `{\n    ${boot}}`));
}

const VISITOR = "ines@exemplo.pt";

/** Follows an alert from the button in the listing to the first mail, a lower price a day later, and the unsubscription by one click. */
export async function followAlert(page: Page, url: string, site: string): Promise<void> {
  const execute = (sql: string) =>
    run(
      "php",
      ["-r", `(new PDO('sqlite:${site}/database/database.sqlite'))->exec("${sql}");`],
      site,
    );
  const lastMail = () => mailsOf(site).at(-1) ?? "";
  runAlerts(site, 0);
  await page.goto(url);
  await page.getByRole("button", { name: /^Avise-me/ }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("textbox", { name: "E-mail" }).fill(VISITOR);
  await panel.getByRole("button", { name: "Pedir aviso" }).click();
  await expect(panel.getByText("Falta só confirmar o pedido")).toBeVisible();
  runAlerts(site, 0);
  await page.goto(url + pathIn(lastMail(), /\/avisos\/confirmar\/[0-9a-f]{40}/));
  await page.getByRole("button", { name: "Confirmar o pedido" }).click();
  await expect(page.getByRole("heading", { name: "Aviso confirmado" })).toBeVisible();

  const columns = "tipo_negocio, tipo_imovel, conselho, estado, num_quartos, num_wcs";
  execute(
    `INSERT INTO imoveis (titulo, preco, ${columns}) SELECT 'T3 acabado de chegar', 250000, ${columns} FROM imoveis LIMIT 1`,
  );
  runAlerts(site, 1);
  expect(lastMail()).toMatch(/- T3 acabado de chegar: \S+\n250 000 €/);
  execute("UPDATE imoveis SET preco = 245000 WHERE preco = 250000");
  runAlerts(site, 2);
  expect(lastMail()).toContain("Desceu 5 000 €");
  const leave = pathIn(lastMail(), /\/avisos\/[0-9a-f]{40}\/cancelar/);
  const form = { "List-Unsubscribe": "One-Click" };
  expect((await page.request.post(url + leave, { form })).status()).toBe(200);
  const count = mailsOf(site).length;
  execute("UPDATE imoveis SET preco = 240000 WHERE preco = 245000");
  runAlerts(site, 3);
  expect(mailsOf(site)).toHaveLength(count);
}

/** Returns the site's log; empty before its first line. */
export function logOf(site: string): string {
  const path = `${site}/storage/logs/laravel.log`;
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
