/**
 * Scripts that are bound to every form and every telephone of a site: validators, AJAX handlers, input masks, resets. A
 * message is sent, and says what stood in its fields (docs/contract.md#scripts-of-the-page).
 */
import type { Page } from "@playwright/test";
import { answerOverTheWire, take } from "../../../support/calls-over-the-wire.ts";
import { expect, INCLUDES, recordEvents, test } from "../../fixtures.ts";
import { fillContact } from "../../forms/fill.ts";
import { all, fillEveryForm, formTags, outcomes, sendEveryForm } from "./every-form.ts";

const JQUERY = '<script src="/node_modules/jquery/dist/jquery.min.js"></script>';
const VALIDATE = `${JQUERY}<script src="/node_modules/jquery-validation/dist/jquery.validate.min.js"></script>`;
const MASK = `${JQUERY}<script src="/node_modules/inputmask/dist/jquery.inputmask.min.js"></script>`;
/** Binds again and again, because the page's forms come late; `acted` counts what the script has done. */
const always = (code: string) => `<script>var acted = 0; setInterval(function () { ${code} }, 50);</script>`;
const acted = (page: Page) => page.evaluate(() => (globalThis as unknown as { acted: number }).acted);

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
  test(`${name}: all six forms arrive`, async ({ page, open, answer, said }) => {
    const heard = answerOverTheWire(answer, take);
    await open(formTags, { head: head + INCLUDES });
    await fillEveryForm(page);
    expect(await sendEveryForm(page)).toEqual(all("success"));
    expect(heard.taken).toHaveLength(6);
    expect(await acted(page)).toBeGreaterThanOrEqual(6);
    expect(said.errors).toEqual([]);
  });
}

test("an input mask on each telephone: the number that is shown is the one that is sent", async ({
  page,
  open,
  answer,
  said,
}) => {
  const heard = answerOverTheWire(answer, take);
  const mask = always(
    '$("[type=tel]").each(function () { if (!this.inputmask) { $(this).inputmask("999 999 999"); acted += 1; } });',
  );
  await open('<div data-imo-widget="general-contact"></div>', { head: MASK + mask + INCLUDES });
  await fillContact(page);
  const phone = page.getByLabel("Contacto*");
  await phone.fill("");
  await phone.pressSequentially("913444555");
  await page.getByLabel("Mensagem*").click();
  await expect(phone).toHaveValue("913 444 555");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect.poll(() => outcomes(page)).toEqual({ "general-contact": "success" });
  expect(JSON.parse(heard.bodies[0] ?? "{}").tel).toBe("913 444 555");
  expect(await acted(page)).toBe(1);
  expect(said.errors).toEqual([]);
});

test("a script that empties all forms as the page is shown: what a draft brought back stays in sight and is sent", async ({
  page,
  open,
  answer,
}) => {
  const heard = answerOverTheWire(answer, take);
  const reset = `<script>var acted = 0; addEventListener("load", function () { setTimeout(function () {
    document.querySelectorAll("form").forEach(function (form) { form.reset(); acted += 1; });
  }, 400); });</script>`;
  await open('<div data-imo-widget="general-contact"></div>', { head: reset + INCLUDES });
  await fillContact(page);
  await page.reload();
  await expect.poll(() => acted(page)).toBe(1);
  await expect(page.getByLabel("O Seu nome*")).toHaveValue("Maria Antónia");
  await expect(page.getByLabel("Mensagem*")).toHaveValue("Gostava de visitar.");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect.poll(() => outcomes(page)).toEqual({ "general-contact": "success" });
  expect(JSON.parse(heard.bodies[0] ?? "{}").mensagem).toBe("Gostava de visitar.");
});

test("a chat that takes the focus as a message is sent: the result is there, and nothing is lost", async ({
  page,
  open,
  answer,
}) => {
  const heard = answerOverTheWire(answer, take);
  const chat =
    '<input id="chat"><script>addEventListener("submit", function () { setTimeout(function () { document.getElementById("chat").focus(); }); }, true);</script>';
  await open(`<div data-imo-widget="general-contact"></div>${chat}`);
  await fillContact(page);
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText("Mensagem enviada com sucesso!").first()).toBeVisible();
  await expect(page.locator("#chat")).toBeFocused();
  expect(heard.taken).toHaveLength(1);
});
