/**
 * The page's own script disables the button of every form that is submitted, against double clicks. A widget's form
 * controls its button itself, so that the next step can be left and a message be sent
 * (docs/product/forms.md#sending).
 */

import type { Page } from "@playwright/test";
import { answerOverTheWire, take } from "../../../support/calls-over-the-wire.ts";
import { sheetLinks } from "../../../support/drawn-tags.ts";
import { expect, INCLUDES, recordEvents, test } from "../../fixtures.ts";
import { all, drawnFormTags, fillEveryForm, formWidgets, sendEveryForm } from "./every-form.ts";

const JQUERY = '<script src="/node_modules/jquery/dist/jquery.min.js"></script>';
/** Notes whether the form's button is disabled once the guard has acted. */
const NOTE = `<script>
  var guarded = [];
  function note(form) { guarded.push(form.querySelector("[type=submit]").disabled); }
</script>`;

/** All at once on one page: what one of them disables no other one enables. */
const GUARDS = `
  // jQuery on the document.
  $(document).on("submit", "form", function () {
    $(this).find("[type=submit]").prop("disabled", true);
    note(this);
  });
  // jQuery on each drawn form when the page is ready, by an attribute.
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
  // jQuery that looks a moment later.
  $(document).on("submit", "form", function () {
    var form = this;
    setTimeout(function () {
      $(form).find("[type=submit]").prop("disabled", true).text("Aguarde…");
      note(form);
    }, 0);
  });`;
const NUMBER_OF_GUARDS = 5;

/** The forms submit once each, the wizards also at both of their steps. */
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
