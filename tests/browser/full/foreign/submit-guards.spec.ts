/**
 * The page's own script disables the button of every form that is submitted, against double clicks. A widget's form
 * controls its button itself, so that the next step can be left and a message be sent
 * (docs/product/forms.md#sending).
 */

import type { Page } from "@playwright/test";
import { answerOverTheWire, take } from "../../../support/calls-over-the-wire.ts";
import { expect, INCLUDES, recordEvents, test } from "../../fixtures.ts";
import { all, drawnFormTags, fillEveryForm, formTags, formWidgets, sendEveryForm } from "./every-form.ts";

const JQUERY = '<script src="/node_modules/jquery/dist/jquery.min.js"></script>';
/** Notes whether the form's button is disabled once the guard has acted. */
const NOTE = `<script>
  var guarded = [];
  function note(form) { guarded.push(form.querySelector("[type=submit]").disabled); }
</script>`;

type Guard = { name: string; script: string; isDrawn?: true };
const guards: Guard[] = [
  {
    name: "jQuery on the document",
    script: `$(document).on("submit", "form", function () {
      $(this).find("[type=submit]").prop("disabled", true);
      note(this);
    });`,
  },
  {
    name: "jQuery on each drawn form when the page is ready, by an attribute",
    script: `$(function () {
      $("form").on("submit", function () {
        $(this).find(":submit").attr("disabled", "disabled");
        note(this);
      });
    });`,
    isDrawn: true,
  },
  {
    name: "a capturing listener",
    script: `document.addEventListener("submit", function (event) {
      event.target.querySelector("[type=submit]").disabled = true;
      note(event.target);
    }, true);`,
  },
  {
    name: "a listener on the window that also writes into the button",
    script: `addEventListener("submit", function (event) {
      var button = event.target.querySelector("[type=submit]");
      button.disabled = true;
      button.innerHTML = "Aguarde…";
      note(event.target);
    });`,
  },
  {
    name: "jQuery that looks a moment later",
    script: `$(document).on("submit", "form", function () {
      var form = this;
      setTimeout(function () {
        $(form).find("[type=submit]").prop("disabled", true).text("Aguarde…");
        note(form);
      }, 0);
    });`,
  },
];

/** The forms submit once each, the wizards also at both of their steps. */
const SUBMITS = formWidgets.length + 4;
const guarded = (page: Page) => page.evaluate(() => (globalThis as unknown as { guarded?: boolean[] }).guarded ?? []);

test.beforeEach(({ page }) => recordEvents(page));

for (const { name, script, isDrawn } of guards) {
  test(`${name}: both wizards can be walked through, and all six forms arrive`, async ({
    page,
    open,
    said,
    answer,
  }) => {
    const heard = answerOverTheWire(answer, take);
    await open(isDrawn ? await drawnFormTags() : formTags, {
      head: `${JQUERY}${NOTE}<script>${script}</script>${INCLUDES}`,
    });
    await fillEveryForm(page);
    await expect(page.getByRole("button", { name: "Enviar", exact: true })).not.toHaveCount(0);
    await expect(page.getByText("Aguarde…")).toHaveCount(0);
    expect(await sendEveryForm(page)).toEqual(all("success"));
    expect(heard.taken).toHaveLength(formWidgets.length);
    expect(await guarded(page)).toEqual(Array.from({ length: SUBMITS }, () => true));
    expect(said.errors).toEqual([]);
  });
}
