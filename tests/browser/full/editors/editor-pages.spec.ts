/**
 * Tests the editors' button on pages of administrations: under content security policies, in modals
 * and in focus traps (docs/editors.md).
 */

import {
  BODY,
  blocksIn,
  contentOf,
  editors,
  type TextUnderTest,
} from "../../editors/editor-harness.ts";
import { expect, test } from "../../fixtures.ts";

const CALCULATOR =
  '<div data-imo-widget="mortgage-calculator" data-tan="3.5"><h3>Simule</h3></div>';

const POLICIES = {
  "the site's own files": "default-src 'self'; img-src 'self' data: blob:",
  nonces: "script-src 'nonce-abc' 'strict-dynamic'; style-src 'self' 'nonce-abc'",
};

/**
 * Modals in which an administration may open its editor. The trap works like focus-trap: it blocks
 * focus, clicks and keys outside.
 */
const MODALS = [
  {
    name: "a Bootstrap modal",
    body: `<div class="modal" tabindex="-1" id="envolvente"><div class="modal-dialog">${BODY}</div></div>`,
    show: "new bootstrap.Modal('#envolvente').show()",
  },
  {
    name: "a native dialog",
    body: `<dialog id="envolvente">${BODY}</dialog>`,
    show: "document.querySelector('#envolvente').showModal()",
  },
  {
    name: "a focus trap",
    body: `<div role="dialog" aria-modal="true" aria-label="Página" id="envolvente">${BODY}</div>`,
    show: `for (const type of ["focusin", "mousedown", "click"])
       document.addEventListener(type, (event) => {
         if (document.querySelector("#envolvente, .tox-tinymce-aux").contains(event.target)) return;
         event.preventDefault();
         event.stopImmediatePropagation();
         if (type === "focusin") document.querySelector("#envolvente button").focus();
       }, true)`,
  },
];

// Each of these opens several pages, with an editor on each.
test.describe.configure({ timeout: 60_000 });

for (const editor of editors.filter(({ isNewest }) => isNewest)) {
  test(`${editor.name}: previews a widget and opens its form under each policy, without a console message`, async ({
    page,
    open,
    said,
  }) => {
    const head = editor.head.replaceAll(/<(script|link)/g, '<$1 nonce="abc"');
    for (const [name, policy] of Object.entries(POLICIES)) {
      const heard: string[][] = [];
      for (const isPlain of [true, false]) {
        said.console.length = 0;
        await open(BODY, { head, headers: { "Content-Security-Policy": policy } });
        await editor.start(page, { text: `<p>um</p>${CALCULATOR}`, settings: {}, isPlain });
        if (!isPlain) {
          const block = blocksIn(page, editor);
          const widget = block.locator("iframe").contentFrame().locator(".imo-calculator");
          await expect(widget).toBeVisible();
          await expect(widget).not.toHaveCSS("border-radius", "0px");
          await block.dblclick();
          await expect(page.getByLabel("TAN")).toHaveCSS("border-radius", "8px");
          await page.getByRole("button", { name: "Guardar" }).click();
        }
        heard.push([...new Set(said.console)]);
      }
      const [withoutUs, withUs] = heard;
      expect(
        withUs?.filter((line) => !withoutUs?.includes(line)),
        name,
      ).toEqual([]);
    }
  });

  test(`${editor.name}: works by keyboard and mouse inside each modal, where Escape closes only the form`, async ({
    page,
    open,
  }) => {
    const head = `${editor.head}<script src="/node_modules/bootstrap/dist/js/bootstrap.min.js"></script>`;
    for (const { name, body, show } of MODALS) {
      await open(body, { head });
      await page.evaluate(show);
      await editor.start(page, { text: "<p>um</p>" });
      await contentOf(page, editor).getByText("um", { exact: true }).click();
      await page.getByRole("button", { name: "Inserir componente" }).click();
      await page.getByRole("button", { name: "Contactar uma loja" }).click();
      const agency = page.getByLabel("Código da loja");
      await agency.click();
      await page.keyboard.type("OVR");
      await page.keyboard.press("Tab");
      await expect(page.getByLabel("Política de privacidade"), name).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(agency).toBeHidden();
      await expect(page.locator("#envolvente"), name).toBeVisible();
      await page.getByRole("button", { name: "Inserir componente" }).click();
      await page.getByRole("button", { name: "Contactar uma loja" }).click();
      await agency.fill("OVR");
      await agency.press("Enter");
      const saved = () =>
        page.evaluate(() =>
          (globalThis as unknown as { textos: TextUnderTest[] }).textos[0]?.get(),
        );
      await expect.poll(saved, name).toContain('data-agencia="OVR"');
      expect(page.url()).not.toContain("guardar");
    }
  });
}
