/** The same button in CKEditor 5 and TipTap 3 (docs/editors.md#ckeditor-5, docs/editors.md#tiptap). */
import type { Page } from "@playwright/test";
import { attacks, forms, tagsOf } from "./editor-texts.ts";
import { BODY, blocksIn, type FactoryEditor, factoryEditors, type TextUnderTest } from "./factory-editor-harness.ts";
import { expect, INCLUDES, test } from "./fixtures.ts";

const TRACE = /data-(imo-root|imo-bloco|pm|cke)|imo-bloco|contenteditable|ck-widget/;
const CALCULATOR =
  '<div class="caixa" data-imo-widget="mortgage-calculator" data-tan="3.5" data-outro="x"><h3>Simule</h3></div>';
const TEAM =
  '<div data-imo-widget="team-cards" id="equipa"><script type="application/json">{"colaboradores":[{"name":"Zé"}]}</script><p>A nossa equipa</p></div>';
const INLINE = '<span data-imo-widget="mortgage-calculator" data-tan="2"><a href="/contactos">Ligue</a></span>';

type Gesture = "undo" | "redo" | "get" | "canUndo";

/** Does something with the text, or says something of it. */
function text<Name extends Gesture>(page: Page, gesture: Name): Promise<ReturnType<TextUnderTest[Name]>> {
  return page.evaluate(
    (name) => (globalThis as unknown as { texto: TextUnderTest }).texto[name as Gesture](),
    gesture as string,
  ) as Promise<ReturnType<TextUnderTest[Name]>>;
}

/** The HTML as a parser writes it, without what stands between elements. */
function parsed(page: Page, html: string): Promise<string> {
  return page.evaluate((source) => {
    const { body } = new DOMParser().parseFromString(source, "text/html");
    return body.innerHTML.replace(/>\s+</g, "><").trim();
  }, html);
}

/** What would be saved, less what the editor itself adds. */
async function saved(page: Page, { own }: FactoryEditor): Promise<string> {
  return (await text(page, "get")).replace(own, "");
}

for (const editor of factoryEditors) {
  test.describe(editor.name, () => {
    test.beforeEach(({ open }) => open(BODY, { head: editor.head }));

    for (const form of forms) {
      test(`every example of every widget is loaded and saved unchanged (${form})`, async ({ page }) => {
        const tags = await tagsOf(form);
        expect(tags.length).toBeGreaterThan(form === "shortcode" ? 15 : 30);
        await editor.start(page, { text: tags.map((tag) => `<p>Antes</p>\n${tag}`).join("\n") });
        await expect(blocksIn(page)).toHaveCount(tags.length);
        const got = await saved(page, editor);
        const asSaved = (html: string) => (editor.isExact ? html : parsed(page, html));
        const [whole, expected] = [await asSaved(got), await Promise.all(tags.map(asSaved))];
        for (const tag of expected) expect(whole).toContain(tag);
        expect(got).not.toMatch(TRACE);
      });
    }

    test("a text without widgets is saved as without the plugin", async ({ page, open }) => {
      const plain = `<h2>Título</h2><p>Uma <strong>frase</strong> &amp; outra, [imo-widget name="nada"] e [[imo-widget name="x"]].</p><p>[imo-widget name="nada"]</p><ul><li>a<br>b</li></ul>`;
      const texts: string[] = [];
      for (const isPlain of [true, false]) {
        await open(BODY, { head: editor.head });
        await editor.start(page, { text: plain, isPlain });
        // CKEditor 5 gives each item of a list an id by chance.
        texts.push((await text(page, "get")).replace(/data-list-item-id="\w+"/g, ""));
      }
      expect(texts[0]).toBe(texts[1]);
    });

    test("an editor inserts a widget, edits it, changes their mind, undoes and redoes", async ({ page }) => {
      await editor.start(page, { text: "<p>Antes</p>" });
      await page.getByText("Antes", { exact: true }).click();
      await page.keyboard.press("End");
      const button = page.getByRole("button", { name: "Inserir componente" });
      await expect(button.locator("path").filter({ visible: true })).toHaveCount(editor.hasToolbar ? 1 : 0);
      await button.click();
      await page.getByRole("button", { name: "Calculadora de prestações" }).click();
      await page.getByLabel("TAN").fill("3,5");
      await page.getByRole("button", { name: "Inserir", exact: true }).click();
      const tag =
        '<div data-imo-widget="mortgage-calculator" data-tan="3.5"><p><a href="/contactos">Ligue para a agência</a></p></div>';
      await expect.poll(() => saved(page, editor)).toBe(`<p>Antes</p>${tag}`);
      const block = blocksIn(page);
      await expect(block.locator(".facts")).toHaveText("TAN: 3,5");

      await block.dblclick();
      await expect(page.getByLabel("TAN")).toHaveValue("3,5");
      await page.getByLabel("TAN").fill("4");
      await page.getByRole("button", { name: "Cancelar" }).click();
      await text(page, "undo");
      expect(await saved(page, editor)).toBe("<p>Antes</p>");
      expect(await text(page, "canUndo")).toBe(false);
      await text(page, "redo");
      expect(await saved(page, editor)).toBe(`<p>Antes</p>${tag}`);

      // TipTap makes one step of what comes within half a second.
      await page.waitForTimeout(600);
      await block.dblclick();
      await page.getByLabel("TAN").fill("4");
      await page.getByLabel("TAN").press("Enter");
      await expect(block.locator(".facts")).toHaveText("TAN: 4");
      expect(await saved(page, editor)).toBe(`<p>Antes</p>${tag.replace("3.5", "4")}`);
      await text(page, "undo");
      await expect(block.locator(".facts")).toHaveText("TAN: 3,5");
      expect(await saved(page, editor)).toBe(`<p>Antes</p>${tag}`);
      await text(page, "redo");
      await expect(block.locator(".facts")).toHaveText("TAN: 4");
    });

    for (const [data, tag] of Object.entries({ attributes: CALCULATOR, "a JSON script": TEAM })) {
      test(`cut, paste, copy and delete move the whole block (${data})`, async ({ page, context }) => {
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        await editor.start(page, { text: `<p>um</p>${tag}<p>dois</p>` });
        const block = blocksIn(page);
        await block.click();
        await page.keyboard.press("Control+X");
        await expect(block).toHaveCount(0);
        expect(await saved(page, editor)).not.toContain("imo");
        await page.getByText("dois", { exact: true }).click();
        await page.keyboard.press("End");
        await page.keyboard.press("Control+V");
        await expect(block).toHaveCount(1);
        expect(await saved(page, editor)).toBe(`<p>um</p><p>dois</p>${tag}`);
        await block.click();
        await page.keyboard.press("Control+C");
        await page.getByText("um", { exact: true }).click();
        await page.keyboard.press("End");
        await page.keyboard.press("Control+V");
        await expect(block).toHaveCount(2);
        expect(await saved(page, editor)).toBe(`<p>um</p>${tag}<p>dois</p>${tag}`);
        await block.first().click();
        await page.keyboard.press("Delete");
        await expect(block).toHaveCount(1);
        expect(await saved(page, editor)).toBe(`<p>um</p><p>dois</p>${tag}`);
      });
    }

    test("the form of a selected block opens by keyboard, and gives the focus back", async ({ page }) => {
      await editor.start(page, { text: `<p>um</p>${CALCULATOR}` });
      await blocksIn(page).click();
      for (const key of editor.edit) await page.keyboard.press(key);
      await expect(page.getByLabel("TAN")).toHaveValue("3,5");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page.locator("[contenteditable=true]").first()).toBeFocused();
      expect(await saved(page, editor)).toBe(`<p>um</p>${CALCULATOR}`);
    });

    test("a tag from the gallery that is pasted as text becomes a block", async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await editor.start(page, { text: "<p>um</p>" });
      await page.evaluate((html) => navigator.clipboard.writeText(html), CALCULATOR);
      await page.getByText("um", { exact: true }).click();
      await page.keyboard.press("End");
      await page.keyboard.press("Control+V");
      await expect(blocksIn(page)).toHaveCount(1);
      expect(await saved(page, editor)).toBe(`<p>um</p>${CALCULATOR}`);
    });

    test("a widget in a line stays in it, and what stood in a tag besides its page data stays", async ({ page }) => {
      await editor.start(page, { text: `<p>Veja ${INLINE} aqui.</p>${TEAM}` });
      await blocksIn(page).first().dblclick();
      await page.getByLabel("TAN").fill("3");
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect
        .poll(() => saved(page, editor))
        .toBe(`<p>Veja ${INLINE.replace('tan="2"', 'tan="3"')} aqui.</p>${TEAM}`);
    });

    test("nothing that somebody brings in past the editor reaches the saved text", async ({ page }) => {
      await editor.start(page, { text: "" });
      for (const attack of attacks) {
        const html = await page.evaluate((source) => {
          const { texto } = globalThis as unknown as { texto: TextUnderTest };
          texto.set(`<p>a</p>${source}`);
          return texto.get();
        }, attack);
        const live = await parsed(page, html);
        expect(live.replace(/\{"a":"[^}]*\}/, ""), attack).not.toContain("attack");
        expect(live, attack).not.toMatch(TRACE);
        expect(
          await page.evaluate((source) => new DOMParser().parseFromString(source, "text/html").scripts.length, html),
        ).toBe(/application\/json/.test(attack) ? 1 : 0);
      }
    });

    test("a read-only text opens no form, and the saved text mounts on a page", async ({ page, open }) => {
      await editor.start(page, { text: `<p>um</p>${CALCULATOR}`, isReadOnly: true });
      await page.locator(".imo-bloco").dblclick({ force: true });
      await page.waitForTimeout(200);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await open(await text(page, "get"), { head: INCLUDES });
      await expect(page.locator("[data-imo-widget] > [data-imo-root]")).toBeVisible();
    });
  });
}
