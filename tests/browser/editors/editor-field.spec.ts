/** The button beside a text field, for every editor without a plugin of this package (docs/editors.md#any-other-editor). */
import { expect, test, violations } from "../fixtures.ts";

test.describe("the button beside a text field", () => {
  const head = '<link rel="icon" href="data:,"><script src="/vendor/imo-widgets/editors/textarea.js" defer></script>';
  const STRICT =
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'";
  const field = (mark: string) => `<label>Texto <textarea ${mark} rows="9" cols="90"></textarea></label>`;

  test("it writes a tag at the caret, edits the one that the caret stands in, and the field's undo knows it", async ({
    page,
    open,
    said,
  }) => {
    await open(field('data-imo-inserir=""'), { head, headers: { "Content-Security-Policy": STRICT } });
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

  test("on a phone each widget to choose shows all its words", async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(field('data-imo-inserir=""'), { head });
    await page.getByRole("button", { name: "Inserir componente" }).click();
    const choices = page.getByRole("dialog").locator(".choices button");
    await expect(choices).toHaveCount(10);
    const cut = await choices.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length);
    expect(cut).toBe(0);
  });

  test("right after a tag, where the caret is when one was written, it writes the next", async ({ page, open }) => {
    await open(field('data-imo-inserir="shortcode"'), { head });
    for (const code of ["OVR", "ESP"]) {
      await page.getByRole("button", { name: "Inserir componente" }).click();
      await page.getByRole("button", { name: "Contactar uma loja" }).click();
      await page.getByLabel("Código da loja").fill(code);
      await page.getByLabel("Código da loja").press("Enter");
    }
    await expect(page.getByLabel("Texto", { exact: true })).toHaveValue(
      '[imo-widget name="agency-contact" agencia="OVR"][imo-widget name="agency-contact" agencia="ESP"]',
    );
  });

  test("a field that asks for shortcodes gets them, one that comes later gets its button, a read-only one no form", async ({
    page,
    open,
  }) => {
    await open("<main></main>", { head });
    await page.evaluate(
      (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
      field('data-imo-inserir="shortcode"'),
    );
    await page.getByRole("button", { name: "Inserir componente" }).click();
    await page.getByRole("button", { name: "Contactar uma loja" }).click();
    await page.getByLabel("Código da loja").fill("0712");
    await page.getByLabel("Código da loja").press("Enter");
    const area = page.getByLabel("Texto", { exact: true });
    await expect(area).toHaveValue('[imo-widget name="agency-contact" agencia="0712"]');
    await area.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(15, 15));
    await page.getByRole("button", { name: "Inserir componente" }).click();
    await expect(page.getByLabel("Código da loja")).toHaveValue("0712");
    await page.getByLabel("Código da loja").fill("0713");
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(area).toHaveValue('[imo-widget name="agency-contact" agencia="0713"]');
    await area.evaluate((one: HTMLTextAreaElement) => one.setAttribute("readonly", ""));
    await page.getByRole("button", { name: "Inserir componente" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("a widget that nobody knows keeps its tag, and the editor is told why no form opens", async ({ page, open }) => {
    await open(field('data-imo-inserir=""'), { head });
    const area = page.getByLabel("Texto", { exact: true });
    const tag = '<div data-imo-widget="virtual-tour" data-casa="7"></div>';
    await area.fill(tag);
    await area.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(9, 9));
    const said = page.waitForEvent("dialog").then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await page.getByRole("button", { name: "Inserir componente" }).click();
    expect(await said).toContain("não é conhecido aqui e fica como está");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(area).toHaveValue(tag);
  });
});
