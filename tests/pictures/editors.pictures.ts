/**
 * Takes pictures of the editors' button, its form and its block at two widths, in each kind of
 * editor, into `pictures/`.
 */
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import {
  BODY,
  blocksIn,
  contentOf,
  type EditorHarness,
  editors,
} from "../browser/editors/editor-harness.ts";
import { test } from "../browser/fixtures.ts";

const FOLDER = fileURLToPath(new URL("../../pictures/", import.meta.url));
const TEXT = `<h2>A casa que procura</h2><p>Faça as suas contas:</p>
<p>Ou <span data-imo-widget="mortgage-calculator" data-tan="2"><a href="/contactos">ligue-nos</a></span> hoje.</p>
<div data-imo-widget="general-contact" data-api-base="https://recados.example"><p>Escreva</p></div>
<p>[imo-widget name="agency-contact" agencia="OVR" telefone="256 123 456"]</p><div data-imo-widget="outro"></div>`;

for (const editor of editors.filter(({ isNewest }) => isNewest)) {
  test(editor.name, async ({ page, open }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(BODY, { head: editor.head });
      await editor.start(page, { text: TEXT, settings: {} });
      const shoot = (state: string) => page.screenshot({ path: pathOf(editor, state, width) });
      await contentOf(page, editor).getByText("Faça as suas contas:").click();
      await page.keyboard.press("End");
      await page.getByRole("button", { name: "Inserir componente" }).click();
      await page.getByRole("button", { name: "Candidatura" }).waitFor();
      await shoot("1-escolha");
      await page.getByRole("button", { name: "Calculadora de prestações" }).click();
      await fillIn(page);
      await shoot("2-erro");
      await page.getByLabel("Prazo").fill("30");
      await page.getByRole("button", { name: "Inserir", exact: true }).click();
      const block = blocksIn(page, editor);
      await block.first().locator("iframe").contentFrame().locator("[data-imo-root]").waitFor();
      await page.waitForTimeout(800);
      await shoot("3-bloco");
      await block.nth(2).locator(".warning").dblclick();
      await page.getByRole("button", { name: "Enviar para este site" }).waitFor();
      await shoot("4-outro-sitio");
      await page
        .getByRole("button", { name: "Escolher outro" })
        .or(page.getByRole("button", { name: "Cancelar" }))
        .click();
      await block.last().scrollIntoViewIfNeeded();
      await page.waitForTimeout(800);
      await shoot("5-fim");
    }
  });
}

function pathOf({ name }: EditorHarness, state: string, width: number): string {
  return `${FOLDER}${name.toLowerCase().replaceAll(" ", "-")}/${state}-${width}.png`;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("TAN").fill("3,5 %");
  await page.getByLabel("Preço do imóvel").fill("250 000 €");
  await page.getByLabel("Prazo").fill("trinta");
  await page.getByRole("button", { name: "Inserir", exact: true }).click();
}
