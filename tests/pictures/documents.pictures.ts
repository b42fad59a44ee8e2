/** Takes the pictures for the README and docs/editores.md. */
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { BODY, blocksIn, contentOf, editors } from "../browser/editors/editor-harness.ts";
import { test } from "../browser/fixtures.ts";

const picture = (name: string) =>
  fileURLToPath(new URL(`../../docs/pictures/${name}.png`, import.meta.url));

test("takes the README's picture: hero, listing and calculator of the demo agency", async ({
  page,
  site,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(site.url);
  const panel = await page.locator(".imo-hero").boundingBox();
  if (!panel) throw new Error("the hero is not on the page");
  await page.waitForTimeout(500);
  const hero = await page.screenshot({
    clip: { x: 0, y: panel.y - 220, width: 1280, height: panel.height + 256 },
  });
  await page.goto(`${site.url}/lista`);
  await page.locator(".imo-listing__link").first().waitFor();
  await page.waitForTimeout(800);
  const listing = await page.locator('[data-imo-widget="listing-search"]').screenshot();
  await page.setViewportSize({ width: 460, height: 900 });
  await page.goto(site.url);
  const calculator = await page.locator('[data-imo-widget="mortgage-calculator"]').screenshot();

  const sheet = await context.newPage();
  await sheet.setViewportSize({ width: 1000, height: 600 });
  await sheet.setContent(`<!doctype html><style>
    body { display: grid; grid-template-columns: 1fr 300px; gap: 20px; align-items: start; margin: 0; padding: 20px; background: #f6f4ef; }
    div { border-radius: 10px; background: #fff; overflow: hidden; }
    img { display: block; width: 100%; }
    .hero { grid-column: 1 / -1; }
    .listing { padding: 14px; height: 396px; box-sizing: border-box; }
  </style>
  <div class="hero"><img src="${dataUrl(hero)}"></div>
  <div class="listing"><img src="${dataUrl(listing)}"></div>
  <div><img src="${dataUrl(calculator)}"></div>`);
  await sheet.screenshot({ path: picture("widgets"), fullPage: true });
});

function dataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString("base64")}`;
}

test("takes an editor's pictures: choosing, filling in, copying, and what shows when something is wrong", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site.url}/galeria#mortgage-calculator/de-um-imovel`);
  await page.frameLocator("iframe").locator("[data-imo-root]").waitFor();
  await page.waitForTimeout(600);
  await page.screenshot({
    path: picture("galeria"),
    clip: { x: 0, y: 0, width: 1280, height: 760 },
  });
  await box(page, "Dados da página", "galeria-dados");
  await box(page, "Etiqueta para copiar", "galeria-etiqueta");
  await page.getByLabel("Prazo (anos)").fill("trinta");
  await page.waitForTimeout(600);
  await page
    .locator(".field", { has: page.getByLabel("Prazo (anos)") })
    .screenshot({ path: picture("galeria-erro") });
  await page.locator(".gallery-experiments summary").click();
  await page.getByLabel("Estado").selectOption("Script bloqueado");
  await page.frameLocator("iframe").getByText("Ligue para a agência").waitFor();
  await page.waitForTimeout(600);
  await page
    .frameLocator("iframe")
    .locator("main")
    .screenshot({ path: picture("alternativa") });

  await page.goto(`${site.url}/galeria#team-cards/quatro-pessoas`);
  const people = page.getByRole("group", { name: "Pessoas" });
  const [first, second] = [people.locator("fieldset").first(), people.locator("fieldset").nth(1)];
  await first.evaluate((row) => row.scrollIntoView());
  const [top, bottom] = [await first.boundingBox(), await second.boundingBox()];
  if (!top || !bottom) throw new Error("the rows are not on the page");
  const height = bottom.y + bottom.height - top.y;
  await page.screenshot({ path: picture("galeria-pessoas"), clip: { ...top, height } });
});

test("takes pictures of an editor's button: what to choose from, a mistake in the form, and the block in the text", async ({
  page,
  open,
}) => {
  const [editor] = editors;
  if (!editor) throw new Error("there is no editor");
  await page.setViewportSize({ width: 1000, height: 760 });
  await open(BODY, { head: editor.head });
  await editor.start(page, {
    text: "<h2>A casa que procura</h2><p>Faça as suas contas:</p><p>E fale connosco.</p>",
    settings: {},
  });
  await contentOf(page, editor).getByText("Faça as suas contas:").click();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Inserir componente" }).click();
  await page.getByRole("dialog").screenshot({ path: picture("editor-escolha") });
  await page.getByRole("button", { name: "Calculadora de prestações" }).click();
  await page.getByLabel("TAN").fill("3,5 %");
  await page.getByLabel("Preço do imóvel").fill("250 000 €");
  await page.getByLabel("Prazo").fill("trinta");
  await page.getByRole("button", { name: "Inserir", exact: true }).click();
  await page.getByRole("dialog").screenshot({ path: picture("editor-formulario") });
  await page.getByLabel("Prazo").fill("30");
  await page.getByRole("button", { name: "Inserir", exact: true }).click();
  await blocksIn(page, editor)
    .locator("iframe")
    .contentFrame()
    .locator("[data-imo-root]")
    .waitFor();
  await page.waitForTimeout(800);
  await page.locator(".tox-tinymce").screenshot({ path: picture("editor-bloco") });
});

test("takes a picture of an editor's button on a site with shortcodes: the people are one of the site's lists", async ({
  page,
  open,
}) => {
  const [editor] = editors;
  if (!editor) throw new Error("there is no editor");
  await page.setViewportSize({ width: 1000, height: 760 });
  await open(BODY, { head: editor.head });
  const named = { colaboradores: [{ name: "equipa", label: "Toda a equipa", entries: [] }] };
  await editor.start(page, {
    text: "<p>A nossa equipa</p>",
    settings: { live: false, format: "shortcode", named },
  });
  await page.getByRole("button", { name: "Inserir componente" }).click();
  await page.getByRole("button", { name: "Equipa As pessoas" }).click();
  await page.getByLabel("Pessoas").selectOption("Toda a equipa");
  await page.getByRole("dialog").screenshot({ path: picture("editor-lista") });
});

async function box(page: Page, title: string, name: string): Promise<void> {
  await page
    .locator(".gallery-box", { has: page.getByRole("heading", { name: title }) })
    .screenshot({ path: picture(name) });
}
