/**
 * Tests pages whose script disables the button of every submitted form, to prevent double clicks. A
 * widget's form controls its own button, so wizard steps can be left and messages sent
 * (docs/product/forms.md#sending).
 */

import type { Page } from "@playwright/test";
import { answerOverTheWire, take } from "../../../support/calls-over-the-wire.ts";
import { sheetLinks } from "../../../support/drawn-tags.ts";
import { expect, INCLUDES, recordEvents, test } from "../../fixtures.ts";
import { all, drawnFormTags, fillEveryForm, formWidgets, sendEveryForm } from "./every-form.ts";

const JQUERY = '<script src="/node_modules/jquery/dist/jquery.min.js"></script>';
/** Records whether the form's button is disabled after the guard has acted. */
const NOTE = `<script>
  var guarded = [];
  function note(form) { guarded.push(form.querySelector("[type=submit]").disabled); }
</script>`;

/** All guards together on one page; none enables what another disables. */
const GUARDS = `
  // jQuery on the document.
  $(document).on("submit", "form", function () {
    $(this).find("[type=submit]").prop("disabled", true);
    note(this);
  });
  // jQuery on each drawn form once the page is ready, which sets the attribute.
  $(function () {
    $("form").on("submit", function () {
      $(this).find(":submit").attr("disabled", "disabled");
      note(this);
    });
  });
  // A capturing listener.
  document.addEventListener("submit", function (event) {
    event.target.querySelector("[type=submit]").disabled = true;
    note(event.target);
  }, true);
  // A listener on the window that also writes into the button.
  addEventListener("submit", function (event) {
    var button = event.target.querySelector("[type=submit]");
    button.disabled = true;
    button.innerHTML = "Aguarde…";
    note(event.target);
  });
  // jQuery that acts a moment later.
  $(document).on("submit", "form", function () {
    var form = this;
    setTimeout(function () {
      $(form).find("[type=submit]").prop("disabled", true).text("Aguarde…");
      note(form);
    }, 0);
  });`;
const NUMBER_OF_GUARDS = 5;

/** The number of submits: one for each form, and two more for the steps of each wizard. */
const SUBMITS = formWidgets.length + 4;
const guarded = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { guarded?: boolean[] }).guarded ?? []);

test("walks through both wizards and delivers all six forms under guards against double clicks", async ({
  page,
  open,
  said,
  answer,
}) => {
  test.slow(); // six forms, filled in
  await recordEvents(page);
  const heard = answerOverTheWire(answer, take);
  const tags = await drawnFormTags();
  await open(tags, {
    head: `${JQUERY}${NOTE}<script>${GUARDS}</script>${INCLUDES}${sheetLinks(tags)}`,
  });
  await fillEveryForm(page);
  await expect(page.getByRole("button", { name: "Enviar", exact: true })).not.toHaveCount(0);
  await expect(page.getByText("Aguarde…")).toHaveCount(0);
  expect(await sendEveryForm(page)).toEqual(all("success"));
  expect(heard.taken).toHaveLength(formWidgets.length);
  expect(await guarded(page)).toEqual(
    Array.from({ length: SUBMITS * NUMBER_OF_GUARDS }, () => true),
  );
  expect(said.errors).toEqual([]);
});
