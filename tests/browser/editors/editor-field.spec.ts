/**
 * Tests the button beside a text field, which is for every editor without a plugin of this package
 * (docs/editors.md#any-other-editor).
 */
import { expect, test, violations } from "../fixtures.ts";

test.describe("the button beside a text field", () => {
  const head =
    '<link rel="icon" href="data:,"><script src="/vendor/imo-widgets/editors/textarea.js" defer></script>';
  const STRICT =
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'";
  const field = (mark: string) =>
    `<label>Texto <textarea ${mark} rows="9" cols="90"></textarea></label>`;

  test("writes a tag at the caret, edits the one around it, and leaves both to the field's undo", async ({
    page,
    open,
    said,
  }) => {
    await open(field('data-imo-inserir=""'), {
      head,
      headers: { "Content-Security-Policy": STRICT },
    });
    const area = page.getByLabel("Texto", { exact: true });
    await area.fill("antes depois");
    await area.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(6, 6));
    await page.getByRole("button", { name: "Inserir componente" }).click();
    await page.getByRole("button", { name: "Calculadora de prestações" }).click();
    await page.getByLabel("TAN").fill("3,5");
    await page.getByLabel("TAN").press("Enter");
    const tag =
      '<div data-imo-widget="mortgage-calculator" data-tan="3.5"><p><a href="/contactos">Ligue para a agência</a></p></div>';
    await expect(area).toHaveValue(`antes ${tag}depois`);
    await expect(area).toBeFocused();
    await area.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(20, 20));
    await page.getByRole("button", { name: "Inserir componente" }).click();
    await expect(page.getByLabel("TAN")).toHaveValue("3,5");
    await page.getByLabel("TAN").fill("4");
    expect(await violations(page, ".imo-editor-dialog")).toEqual([]);
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(area).toHaveValue(`antes ${tag.replace("3.5", "4")}depois`);
    await page.keyboard.press("Control+Z");
    await expect(area).toHaveValue(`antes ${tag}depois`);
    await page.getByRole("button", { name: "Inserir componente" }).click();
    await expect(page.getByLabel("TAN")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(area).toHaveValue(`antes ${tag}depois`);
    expect([...said.console, ...said.errors]).toEqual([]);
  });
});
