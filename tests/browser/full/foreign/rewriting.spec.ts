/**
 * Tests that all ten widgets work beside scripts that constantly rewrite the page: translators,
 * writing aids, reveals on scroll, clones, and consent tools that rewrite `type`
 * (docs/contract.md#scripts-of-the-page).
 */
import { answerOverTheWire, take } from "../../../support/calls-over-the-wire.ts";
import { widgetNames } from "../../../support/widget-tags.ts";
import { expect, INCLUDES, recordEvents, test } from "../../fixtures.ts";
import { fillContact } from "../../forms/fill.ts";
import { outcomes } from "./every-form.ts";
import { everyTag, expectAllAlive, sendAllForms, tryEveryWidget } from "./walk.ts";

const REWRITE = `<script>
var acted = {};
function count(what) { acted[what] = (acted[what] || 0) + 1; }
function rewrite() {
  // A translator.
  var walker = document.createTreeWalker(document.body, 4), texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  texts.forEach(function (text) {
    if (!text.data.trim() || /^(SCRIPT|STYLE|FONT|TEXTAREA|OPTION)$/.test(text.parentNode.nodeName)) return;
    var font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
    count("translator");
  });
  // A writing aid.
  document.querySelectorAll("textarea, input").forEach(function (field) {
    if (field.nextElementSibling && field.nextElementSibling.localName === "grammarly-extension") return;
    field.setAttribute("data-gramm", "true");
    field.after(document.createElement("grammarly-extension"));
    count("writing aid");
  });
}
new MutationObserver(rewrite).observe(document.body, { childList: true, subtree: true, characterData: true });
</script>`;

test.beforeEach(({ page }) => recordEvents(page));

test("keeps all ten widgets alive under a translator and a writing aid, and delivers all six forms", async ({
  page,
  open,
  answer,
  said,
}) => {
  test.slow(); // ten widgets, six forms
  const heard = answerOverTheWire(answer, take);
  await open(everyTag + REWRITE);
  await expectAllAlive(page);
  await tryEveryWidget(page);
  await sendAllForms(page, heard);
  expect(
    await page.evaluate(() => Object.keys((globalThis as unknown as { acted: object }).acted)),
  ).toEqual(expect.arrayContaining(["translator", "writing aid"]));
  expect(said.errors).toEqual([]);
});

test("shows sections that are revealed on scroll, including their content", async ({
  page,
  open,
  answer,
  said,
}) => {
  answerOverTheWire(answer, take);
  const sections = ["hero-search", "listing-search", "general-contact"].map(
    (name) => `<section data-aos="fade-up"><div data-imo-widget="${name}"></div></section>`,
  );
  const head =
    '<link rel="stylesheet" href="/node_modules/aos/dist/aos.css"><script src="/node_modules/aos/dist/aos.js"></script>';
  await open(
    `${sections.join("")}<script>addEventListener("load", function () { AOS.init({ duration: 50 }); });</script>`,
    { head: head + INCLUDES },
  );
  await expect(page.locator("section.aos-init")).toHaveCount(3);
  for (const section of await page.locator("section").all()) {
    await section.evaluate((element) => element.scrollIntoView());
    await expect(section).toHaveClass(/aos-animate/);
    await expect(section).toHaveCSS("opacity", "1");
  }
  await page.getByRole("button", { name: "Pesquisa Avançada" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(said.errors).toEqual([]);
});

test("mounts one widget in each slide that a carousel clones, without duplicate ids", async ({
  page,
  open,
  answer,
  said,
}) => {
  answerOverTheWire(answer, take);
  await open(`<div id="slides">${everyTag}</div>`);
  await expectAllAlive(page);
  await page.evaluate(() => {
    const slides = document.getElementById("slides");
    for (const slide of [...(slides?.children ?? [])]) slides?.append(slide.cloneNode(true));
  });
  await expect(page.locator("[data-imo-root]")).toHaveCount(2 * widgetNames.length);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
        return ids.length - new Set(ids).size;
      }),
    )
    .toBe(0);
  await page.getByRole("tab", { name: "Arrendar" }).last().click();
  await expect(page.getByRole("tab", { name: "Arrendar" }).last()).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.getByRole("tab", { name: "Arrendar" }).first()).toHaveAttribute(
    "aria-selected",
    "false",
  );
  expect(said.errors).toEqual([]);
});

test("mounts when the visitor consents, if a consent tool rewrites the type of scripts until then", async ({
  page,
  open,
  answer,
  said,
}) => {
  const heard = answerOverTheWire(answer, take);
  const tool = `<script>
    new MutationObserver(function () {
      document.querySelectorAll('script[src][type="module"]:not([data-agreed])').forEach(function (script) {
        script.dataset.type = script.type;
        script.type = "text/plain";
      });
    }).observe(document, { childList: true, subtree: true });
    function agree() {
      document.querySelectorAll('script[type="text/plain"]').forEach(function (script) {
        var again = document.createElement("script");
        again.type = script.dataset.type;
        again.dataset.agreed = "";
        again.src = script.src;
        script.replaceWith(again);
      });
    }
  </script>`;
  await open(
    '<div data-imo-widget="general-contact"></div><button onclick="agree()">Aceitar</button>',
    {
      head: tool + INCLUDES,
    },
  );
  await expect(page.locator('script[type="text/plain"]')).toHaveCount(1);
  await expect(page.locator("[data-imo-root]")).toHaveCount(0);
  await page.getByRole("button", { name: "Aceitar" }).click();
  await fillContact(page);
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect.poll(() => outcomes(page)).toEqual({ "general-contact": "success" });
  expect(heard.taken).toHaveLength(1);
  expect(said.errors).toEqual([]);
});
