/**
 * Tests the button beside a text field on a phone, with other kinds of fields, and with tags that
 * it does not know.
 */
import { expect, test } from "../../fixtures.ts";

test.describe("the button beside a text field", () => {
  const head =
    '<link rel="icon" href="data:,"><script src="/vendor/imo-widgets/editors/textarea.js" defer></script>';
  const field = (mark: string) =>
    `<label>Texto <textarea ${mark} rows="9" cols="90"></textarea></label>`;

  test("shows all words of each widget on a phone", async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(field('data-imo-inserir=""'), { head });
    await page.getByRole("button", { name: "Inserir componente" }).click();
    const choices = page.getByRole("dialog").locator(".choices button");
    await expect(choices).toHaveCount(10);
    const cut = await choices.evaluateAll(
      (all) => all.filter((one) => one.scrollHeight > one.clientHeight).length,
    );
    expect(cut).toBe(0);
  });

  test("writes shortcodes one after another into a field that is added later, until it is read-only", async ({
    page,
    open,
  }) => {
    await open("<main></main>", { head });
    await page.evaluate(
      (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
      field('data-imo-inserir="shortcode"'),
    );
    const insert = page.getByRole("button", { name: "Inserir componente" });
    const [area, agency] = [
      page.getByLabel("Texto", { exact: true }),
      page.getByLabel("Código da loja"),
    ];
    for (const code of ["OVR", "0712"]) {
      await insert.click();
      await page.getByRole("button", { name: "Contactar uma loja" }).click();
      await agency.fill(code);
      await agency.press("Enter");
    }
    const [first, second] = ["OVR", "0712"].map(
      (code) => `[imo-widget name="agency-contact" agencia="${code}"]`,
    );
    await expect(area).toHaveValue(`${first}${second}`);

    const editSecond = async () => {
      await area.evaluate(
        (one: HTMLTextAreaElement, at) => one.setSelectionRange(at, at),
        `${first}[imo`.length,
      );
      await insert.click();
    };
    await area.evaluate((one: HTMLTextAreaElement) => one.setAttribute("readonly", ""));
    await editSecond();
    await area.evaluate((one: HTMLTextAreaElement) => one.removeAttribute("readonly"));
    // If the read-only field opened a form, it would block this click.
    await editSecond();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(agency).toHaveValue("0712");
    await agency.fill("0713");
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(area).toHaveValue(`${first}${second?.replace("0712", "0713")}`);
  });

  test("leaves an unknown widget's tag alone, and says why no form opens", async ({
    page,
    open,
  }) => {
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
