/**
 * Tests a lead from the form to "Respondido": the link in the mail, the page's button, and no
 * further reminders.
 */
import { expect, linksIn, SENT, test, write } from "./fixtures.ts";

test("lets an agent take a contact and mark it as answered with the mail's links", async ({
  page,
  newSite,
  said,
}) => {
  const site = await newSite();
  await page.goto(`${site.url}/agente/7`);
  await write(page, "agent-contact", "Gostava de falar consigo.");
  await expect(page.getByText(SENT)).toBeVisible();
  const links = linksIn(site);
  site.execute("update imo_leads set created_at = '2026-01-01 00:00:00'");
  const reminders = () => site.artisan("leads:digest");
  expect(reminders()).toContain("1 reminders of 1 leads");

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(links["em-tratamento"] ?? "");
  await expect(page.getByText("Ainda sem resposta.")).toBeVisible();
  const name = page.getByLabel("O seu nome");
  await expect(name).toHaveValue("Marta Figueiredo");
  await name.fill("");
  await page.getByRole("button", { name: "Fico com este pedido" }).click();
  // The browser itself demands the name and sends nothing.
  expect(await name.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
  await name.fill("Marta Figueiredo");
  await page.getByRole("button", { name: "Fico com este pedido" }).click();
  await expect(page.getByRole("status")).toHaveText(
    "Está registado. Marta Figueiredo ficou com este pedido.",
  );

  await page.getByRole("link", { name: "Respondido" }).click();
  await expect(page.getByLabel("O seu nome (opcional)")).toHaveValue("Marta Figueiredo");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Respondido" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText(
    "Está registado. Marcado como respondido por Marta Figueiredo.",
  );
  await expect(page.getByRole("listitem").filter({ hasText: /\d{2}:\d{2}: / })).toHaveCount(2);
  expect(reminders()).toContain("0 reminders of 0 leads");
  expect([...said.console, ...said.errors]).toEqual([]);
});
