/**
 * Tests scripts that are bound to every form and telephone field of a site: validators, AJAX
 * handlers, input masks and resets. Each message is sent with the content of its fields
 * (docs/contract.md#scripts-of-the-page).
 */
import type { Page } from "@playwright/test";
import { answerOverTheWire, take } from "../../../support/calls-over-the-wire.ts";
import { expect, INCLUDES, recordEvents, test } from "../../fixtures.ts";
import { fillContact } from "../../forms/fill.ts";
import { all, fillEveryForm, formTags, outcomes, sendEveryForm } from "./every-form.ts";

const JQUERY = '<script src="/node_modules/jquery/dist/jquery.min.js"></script>';
const VALIDATE = `${JQUERY}<script src="/node_modules/jquery-validation/dist/jquery.validate.min.js"></script>`;
const MASK = `${JQUERY}<script src="/node_modules/inputmask/dist/jquery.inputmask.min.js"></script>`;
/**
 * Binds repeatedly, because the page's forms are added late; `acted` counts the script's actions.
 */
const always = (code: string) =>
  `<script>var acted = 0; setInterval(function () { ${code} }, 50);</script>`;
const acted = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { acted: number }).acted);

const handlers = {
  "a validator that submits the form by itself": `${VALIDATE}${always(`$("form").each(function () {
    if (!$.data(this, "validator")) $(this).validate({ submitHandler: function (form) { acted += 1; form.submit(); } });
  });`)}`,
  "an AJAX handler on each form that returns false": `${JQUERY}${always(`$("form:not(.bound)").addClass("bound").on("submit", function () {
    acted += 1;
    return false;
  });`)}`,
};

test.beforeEach(({ page }) => recordEvents(page));

for (const [name, head] of Object.entries(handlers)) {
  test(`delivers all six forms under ${name}`, async ({ page, open, answer, said }) => {
    test.slow(); // six forms, filled in
    const heard = answerOverTheWire(answer, take);
    await open(formTags, { head: head + INCLUDES });
    await fillEveryForm(page);
    expect(await sendEveryForm(page)).toEqual(all("success"));
    expect(heard.taken).toHaveLength(6);
    expect(await acted(page)).toBeGreaterThanOrEqual(6);
    expect(said.errors).toEqual([]);
  });
}

test("sends the number that an input mask shows, and shows its result if a chat grabs the focus", async ({
  page,
  open,
  answer,
  said,
}) => {
  const heard = answerOverTheWire(answer, take);
  const mask = always(
    '$("[type=tel]").each(function () { if (!this.inputmask) { $(this).inputmask("999 999 999"); acted += 1; } });',
  );
  const chat =
    '<input id="chat"><script>addEventListener("submit", function () { setTimeout(function () { document.getElementById("chat").focus(); }); }, true);</script>';
  await open(`<div data-imo-widget="general-contact"></div>${chat}`, {
    head: MASK + mask + INCLUDES,
  });
  await fillContact(page);
  await expect.poll(() => acted(page)).toBe(1);
  const phone = page.getByLabel("Contacto*");
  await phone.fill("");
  await phone.pressSequentially("913444555");
  await page.getByLabel("Mensagem*").click();
  await expect(phone).toHaveValue("913 444 555");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText("Mensagem enviada com sucesso!").first()).toBeVisible();
  await expect(page.locator("#chat")).toBeFocused();
  expect(await outcomes(page)).toEqual({ "general-contact": "success" });
  expect(heard.taken).toHaveLength(1);
  expect(JSON.parse(heard.bodies[0] ?? "{}").tel).toBe("913 444 555");
  expect(said.errors).toEqual([]);
});

test("still shows and sends what a draft brought back after a script has emptied all forms", async ({
  page,
  open,
  answer,
}) => {
  const heard = answerOverTheWire(answer, take);
  await open('<div data-imo-widget="general-contact"></div>');
  await fillContact(page);
  await page.reload();
  await expect(page.getByLabel("O Seu nome*")).toHaveValue("Maria Antónia");
  await page.evaluate(() => {
    for (const form of document.forms) form.reset();
  });
  await expect(page.getByLabel("O Seu nome*")).toHaveValue("Maria Antónia");
  await expect(page.getByLabel("Mensagem*")).toHaveValue("Gostava de visitar.");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect.poll(() => outcomes(page)).toEqual({ "general-contact": "success" });
  expect(JSON.parse(heard.bodies[0] ?? "{}").mensagem).toBe("Gostava de visitar.");
});
