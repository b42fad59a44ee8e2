/**
 * Tests the sample site's administration: an editor writes a page in TinyMCE and places a widget
 * with the button, and visitors see it.
 */
import type { Page } from "@playwright/test";
import { allReady, expect, test } from "./fixtures.ts";

/** An attack in the clipboard, which bypasses the editor's own form. */
const ATTACK =
  `<p>Olá<img src="/nada.png" alt="x" onerror="attack()"></p><script>attack()</script>` +
  `<div data-imo-bloco="${encodeURIComponent('<div data-imo-widget="general-contact" data-api-base="https://noutro.exemplo.pt" onclick="attack()"><script>attack()</script><p>Fale</p></div>')}"></div>`;

async function paste(page: Page, html: string): Promise<void> {
  await page
    .frameLocator(".tox-edit-area__iframe")
    .locator("body")
    .evaluate((body, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", text);
      body.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    }, html);
}

test.use({ httpCredentials: { username: "redacao@exemplo.pt", password: "password" } });

test("lets an editor insert the team's list by its name, and shows visitors nothing of an attack", async ({
  page,
  site,
  said,
}) => {
  const address = `${site.url}/admin/paginas/create`;
  expect((await fetch(address)).status).toBe(401);
  await page.goto(address);
  await page.getByLabel("Título").fill("Quem somos");
  await page.getByLabel("Endereço").fill("quem-somos");
  const text = page.frameLocator(".tox-edit-area__iframe").locator("body");
  await text.click();
  await page.keyboard.type("A nossa equipa");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Inserir componente" }).click();
  await page.getByRole("button", { name: "Equipa As pessoas" }).click();
  await page.getByLabel("Pessoas").selectOption("Toda a equipa");
  await page.getByRole("button", { name: "Inserir", exact: true }).click();
  const block = text.locator("[data-imo-bloco]:not([data-mce-bogus] *)").last();
  await expect(
    block.locator("iframe").contentFrame().getByText("Marta Figueiredo").first(),
  ).toBeVisible();
  await text.getByText("A nossa equipa").click();
  await page.keyboard.press("End");
  await paste(page, ATTACK);
  await expect(text).toContainText("Olá");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("status")).toContainText("Página guardada.");

  const form = await (await page.request.get(`${site.url}/admin/paginas/quem-somos/edit`)).text();
  const stored = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, "text/html").querySelector("textarea")?.value,
    form,
  );
  expect(stored).toBe(
    '<p>A nossa equipa</p>\n<p>Olá<img src="/nada.png" alt="x" /></p>\n<div data-imo-widget="general-contact"><p>Fale</p></div><p>[imo-widget name="team-cards" colaboradores="equipa"]</p>',
  );

  await page.context().clearCookies();
  // The editor's page may still be loading.
  await page.goto("about:blank");
  [said.console.length, said.errors.length] = [0, 0];
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${site.url}/paginas/quem-somos`);
  await allReady(page, ["general-contact", "team-cards"]);
  await expect(
    page.locator('[data-imo-widget="team-cards"]').getByText("Marta Figueiredo"),
  ).toBeVisible();
  expect(asked.filter((url) => /tinymce|\/editors\//.test(url))).toEqual([]);
  expect(said.errors).toEqual([]);
  expect(said.console.filter((line) => !line.includes("/nada.png"))).toEqual([]);
});
