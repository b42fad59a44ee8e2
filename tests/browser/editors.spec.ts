/** An editor places widgets in a rich-text editor without ever seeing HTML (docs/editors.md). */
import type { Page } from "@playwright/test";
import {
  blocksIn,
  bodyOf,
  type EditorHarness,
  type EditorOptions,
  editors,
  type TinyMceGlobal,
} from "./editor-harness.ts";
import { attacks, forms, tagsOf } from "./editor-texts.ts";
import { expect, INCLUDES, test, violations } from "./fixtures.ts";

const QUIET = { live: false };
const TRACE = /data-(imo-root|imo-bloco|mce|pm|cke)|imo-bloco|contenteditable/;
const CALCULATOR =
  '<div class="caixa" data-imo-widget="mortgage-calculator" data-tan="3.5" data-outro="x"><h3>Simule</h3></div>';

const POLICIES = [
  ["the site's own files", "default-src 'self'; img-src 'self' data: blob:"],
  ["nonces", "script-src 'nonce-abc' 'strict-dynamic'; style-src 'self' 'nonce-abc'"],
] as const;

/** What an administration opens its editor in. The trap does what focus-trap does: it takes focus, clicks and keys outside. */
const MODALS = [
  [
    "a Bootstrap modal",
    (body: string) => `<div class="modal" tabindex="-1" id="envolvente"><div class="modal-dialog">${body}</div></div>`,
    "new bootstrap.Modal('#envolvente').show()",
  ],
  [
    "a native dialog",
    (body: string) => `<dialog id="envolvente">${body}</dialog>`,
    "document.querySelector('#envolvente').showModal()",
  ],
  [
    "a focus trap",
    (body: string) => `<div role="dialog" aria-modal="true" aria-label="Página" id="envolvente">${body}</div>`,
    `for (const type of ["focusin", "mousedown", "click"])
       document.addEventListener(type, (event) => {
         if (document.querySelector("#envolvente, .tox-tinymce-aux").contains(event.target)) return;
         event.preventDefault();
         event.stopImmediatePropagation();
         if (type === "focusin") document.querySelector("#envolvente button").focus();
       }, true)`,
  ],
] as const;

type Open = (body: string, options?: { headers?: Record<string, string>; head?: string }) => Promise<void>;

async function start(page: Page, open: Open, editor: EditorHarness, options: EditorOptions) {
  await open(editor.body, { head: editor.head });
  await editor.start(page, { settings: QUIET, ...options });
}

/** What would be saved. */
function saved(page: Page): Promise<string> {
  return page.evaluate(() => (globalThis as unknown as { tinymce: TinyMceGlobal }).tinymce.activeEditor.getContent());
}

/** Runs something in the page with the editor. */
function inEditor<Result>(page: Page, run: (editor: TinyMceGlobal["activeEditor"]) => Result): Promise<Result> {
  return page.evaluate(`(${run})(tinymce.activeEditor)`) as Promise<Result>;
}

/** The text as a parser sees it, so that only what differs for a browser differs here. */
function parsed(page: Page, html: string): Promise<string> {
  return page.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, "text/html");
    for (const node of [...body.childNodes]) if (node.nodeType === 3 && !node.textContent?.trim()) node.remove();
    return body.innerHTML;
  }, html);
}

for (const editor of editors) {
  test.describe(editor.name, () => {
    for (const form of forms) {
      test(`every example of every widget is loaded and saved unchanged (${form})`, async ({ page, open }) => {
        const tags = await tagsOf(form);
        expect(tags.length).toBeGreaterThan(form === "shortcode" ? 15 : 30);
        await start(page, open, editor, { text: tags.map((tag) => `<p>Antes</p>\n${tag}`).join("\n") });
        await expect(blocksIn(page)).toHaveCount(tags.length);
        const text = await saved(page);
        for (const tag of tags) expect(text).toContain(tag);
        expect(text).not.toMatch(TRACE);
      });
    }

    test("a text without widgets is saved as without the plugin", async ({ page, open }) => {
      const text = `<h2>Título</h2><p>Uma <strong>frase</strong> &amp; outra, [imo-widget name="nada"] e [[imo-widget name="x"]].</p><ul><li>a<br>b</li></ul><p><img src="/x.png" alt=""></p>`;
      const texts: string[] = [];
      for (const isPlain of [true, false]) {
        await start(page, open, editor, { text, isPlain });
        texts.push(await saved(page));
      }
      expect(texts[0]).toBe(texts[1]);
    });

    test("an editor inserts a widget, edits it, changes their mind, undoes and redoes", async ({ page, open }) => {
      await start(page, open, editor, { text: "<p>Antes</p>" });
      await bodyOf(page).locator("p").click();
      await page.keyboard.press("End");
      await page.getByRole("button", { name: "Inserir componente" }).click();
      await page.getByRole("button", { name: "Calculadora de prestações" }).click();
      await page.getByLabel("TAN").fill("3,5");
      await page.getByLabel("Prazo").fill("trinta");
      await page.getByRole("button", { name: "Inserir", exact: true }).click();
      await expect(page.getByLabel("Prazo")).toBeFocused();
      await expect(page.getByLabel("Prazo")).toHaveAccessibleDescription(/Escreva um número, por exemplo 30/);
      await page.getByLabel("Prazo").fill("30");
      await page.getByRole("button", { name: "Inserir", exact: true }).click();
      const tag =
        '<div data-imo-widget="mortgage-calculator" data-tan="3.5" data-anos="30"><p><a href="/contactos">Ligue para a agência</a></p></div>';
      await expect.poll(() => saved(page)).toBe(`<p>Antes</p>\n${tag}`);
      const block = blocksIn(page);
      await expect(block.locator(".facts")).toHaveText("TAN: 3,5 · Prazo: 30");

      await block.dblclick();
      await page.getByLabel("Prazo").fill("25");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      const levels = () => inEditor(page, ({ undoManager }) => undoManager.data.length);
      const before = await levels();
      await block.dblclick();
      await expect(page.getByLabel("Prazo")).toHaveValue("30");
      await page.getByRole("button", { name: "Cancelar" }).click();
      expect(await levels()).toBe(before);
      expect(await saved(page)).toBe(`<p>Antes</p>\n${tag}`);

      await block.dblclick();
      await page.getByLabel("Prazo").fill("25");
      await page.getByLabel("Prazo").press("Enter");
      await expect(block.locator(".facts")).toHaveText("TAN: 3,5 · Prazo: 25");
      const edited = tag.replace('anos="30"', 'anos="25"');
      expect(await saved(page)).toBe(`<p>Antes</p>\n${edited}`);
      await inEditor(page, ({ undoManager }) => undoManager.undo());
      await expect(block.locator(".facts")).toHaveText("TAN: 3,5 · Prazo: 30");
      expect(await saved(page)).toBe(`<p>Antes</p>\n${tag}`);
      await inEditor(page, ({ undoManager }) => undoManager.undo());
      expect(await saved(page)).toBe("<p>Antes</p>");
      await inEditor(page, ({ undoManager }) => {
        undoManager.redo();
        undoManager.redo();
      });
      await expect(block.locator(".facts")).toHaveText("TAN: 3,5 · Prazo: 25");
      expect(await saved(page)).toBe(`<p>Antes</p>\n${edited}`);
    });

    test("nothing that somebody brings in past the editor reaches the saved text", async ({ page, open }) => {
      await start(page, open, editor, { text: "" });
      for (const attack of attacks) {
        const text = await page.evaluate((html) => {
          const { activeEditor } = (globalThis as unknown as { tinymce: TinyMceGlobal }).tinymce;
          activeEditor.setContent(`<p>a</p>${html}`);
          return activeEditor.getContent();
        }, attack);
        const live = await parsed(page, text);
        expect(live.replace(/\{"a":"[^}]*\}/, ""), attack).not.toContain("attack");
        expect(live, attack).not.toMatch(TRACE);
        expect(
          await page.evaluate((html) => new DOMParser().parseFromString(html, "text/html").scripts.length, text),
        ).toBe(/application\/json/.test(attack) ? 1 : 0);
      }
    });

    if (!editor.isNewest) return;

    test("what stood in a tag besides its page data stays through an edit, in a JSON script too", async ({
      page,
      open,
    }) => {
      const team =
        '<div data-imo-widget="team-cards" id="equipa"><script type="application/json">{"colaboradores":[{"name":"Zé","extra":1}],"apiBase":"/x"}</script><p>A nossa equipa</p></div>';
      await start(page, open, editor, { text: `${CALCULATOR}<p>a</p>${team}` });
      await blocksIn(page).first().dblclick();
      await page.getByLabel("Preço do imóvel").fill("250 000 €");
      await page.getByRole("button", { name: "Guardar" }).click();
      await blocksIn(page).last().dblclick();
      await page.getByRole("button", { name: "Adicionar pessoa" }).click();
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await blocksIn(page).last().dblclick();
      await page.getByRole("button", { name: "Adicionar pessoa" }).click();
      await page.getByRole("group", { name: "Pessoa 2" }).getByLabel("Nome").fill("Ana");
      await page
        .getByRole("button", { name: "Subir Ana" })
        .or(page.getByRole("button", { name: "Subir pessoa 2" }))
        .click();
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect
        .poll(() => saved(page))
        .toBe(
          `${CALCULATOR.replace("><h3>", ' data-preco-imovel="250000"><h3>')}\n<p>a</p>\n${team.replace('[{"name"', '[{"name":"Ana"},{"name"')}`,
        );
    });

    test("cut, paste, copy, delete and drag move the whole block", async ({ page, open, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await start(page, open, editor, { text: `<p>um</p>${CALCULATOR}<p>dois</p>` });
      const block = blocksIn(page);
      await block.click();
      await page.keyboard.press("Control+X");
      await expect(block).toHaveCount(0);
      expect(await saved(page)).not.toContain("imo");
      await bodyOf(page).getByText("dois").click();
      await page.keyboard.press("End");
      await page.keyboard.press("Control+V");
      await expect(block).toHaveCount(1);
      expect((await saved(page)).replace(/\s*<p>&nbsp;<\/p>|\s*<p>\u00a0<\/p>/g, "")).toBe(
        `<p>um</p>\n<p>dois</p>\n${CALCULATOR}`,
      );
      await block.click();
      await page.keyboard.press("Control+C");
      await bodyOf(page).getByText("um").click();
      await page.keyboard.press("End");
      await page.keyboard.press("Control+V");
      await expect(block).toHaveCount(2);
      await block.first().click();
      await page.keyboard.press("Delete");
      await expect(block).toHaveCount(1);
      await block.dragTo(bodyOf(page).getByText("um"));
      await expect(block).toHaveCount(1);
      const text = await saved(page);
      expect(text).toContain(CALCULATOR);
      expect(text).not.toMatch(TRACE);
    });

    test("a tag from the gallery that is pasted as text becomes a block", async ({ page, open, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await start(page, open, editor, { text: "<p>um</p>" });
      const pasted =
        '<div data-imo-widget="mortgage-calculator"\n     data-tan="3.5">\n  <p><a href="/contactos">Ligue</a></p>\n</div>';
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
      await bodyOf(page).getByText("um").click();
      await page.keyboard.press("End");
      await page.keyboard.press("Control+V");
      await expect(blocksIn(page)).toHaveCount(1);
      expect(await parsed(page, await saved(page))).toContain(await parsed(page, pasted));
    });

    test("the source view shows the tag, and what is changed there counts", async ({ page, open }) => {
      await start(page, open, editor, { text: `<p>um</p>${CALCULATOR}` });
      await page.getByRole("button", { name: "Source code" }).click();
      const source = page.locator(".tox-textarea");
      expect(await source.inputValue()).toBe(`<p>um</p>\n${CALCULATOR}`);
      await source.fill(`<p>um</p>\n${CALCULATOR.replace("3.5", "4")}`);
      await page.getByRole("button", { name: "Save" }).click();
      await expect(blocksIn(page).locator(".facts")).toHaveText("TAN: 4");
      expect(await saved(page)).toBe(`<p>um</p>\n${CALCULATOR.replace("3.5", "4")}`);
    });

    test("a shortcode stays a shortcode, and what it can't say is refused in words", async ({ page, open }) => {
      const shortcode = '<p>[imo-widget name="general-contact" mensagem="Olá"]</p>';
      await start(page, open, editor, { text: `${shortcode}<p>Na frase [imo-widget name="hero-search"] fica.</p>` });
      const block = blocksIn(page);
      await expect(block).toHaveCount(1);
      await block.dblclick();
      await page.getByLabel("Mensagem").fill("Olá\nAté já");
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(page.getByRole("alert")).toHaveText("Num shortcode, «Mensagem» perderia as mudanças de linha.");
      await page.getByLabel("Mensagem").fill('Quero "a casa" & o jardim');
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect
        .poll(() => saved(page))
        .toBe(
          `<p>[imo-widget name="general-contact" mensagem='Quero "a casa" &amp; o jardim']</p>\n<p>Na frase [imo-widget name="hero-search"] fica.</p>`,
        );
    });

    test("the whole flow goes by keyboard, and axe finds nothing", async ({ page, open }) => {
      await start(page, open, editor, { text: "<p>um</p>", settings: { live: false, format: "shortcode" } });
      await bodyOf(page).locator("p").click();
      await page.keyboard.press("Alt+F10");
      const button = page.getByRole("button", { name: "Inserir componente" });
      await page.keyboard.press("Tab");
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Pesquisa da página inicial" })).toBeFocused();
      expect(await violations(page, ".imo-editor-dialog")).toEqual([]);
      for (let press = 0; press < 6; press += 1) await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Contactar uma loja" })).toBeFocused();
      await page.keyboard.press("Enter");
      const agency = page.getByLabel("Código da loja");
      await expect(agency).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(agency).toHaveAttribute("aria-invalid", "true");
      await expect(agency).toHaveAccessibleDescription(/^Falta preencher/);
      expect(await violations(page, ".imo-editor-dialog")).toEqual([]);
      await page.keyboard.type("OVR");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toBeHidden();
      // The new block is selected; one step on there is room to write.
      await page.keyboard.press("ArrowRight");
      await page.keyboard.type("!");
      expect(await saved(page)).toContain('<p>[imo-widget name="agency-contact" agencia="OVR"]</p>');
      expect(await saved(page)).toContain("!");
    });

    test("with lists from the site an editor chooses people by name", async ({ page, open }) => {
      const people = [
        { id: 7, name: "Marta Figueiredo", foto: "/f/7.jpg", link: "/agente/7", titulo: "Consultora" },
        { id: 8, name: "Rui Paiva" },
      ];
      await start(page, open, editor, {
        text: "<p>um</p>",
        settings: { live: false, lists: { colaboradores: people } },
      });
      await page.getByRole("button", { name: "Inserir componente" }).click();
      await page.getByRole("button", { name: "Contactar um comercial" }).click();
      await page.getByLabel("Código do comercial").selectOption("Rui Paiva");
      await page.getByRole("button", { name: "Inserir", exact: true }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.keyboard.press("ArrowRight");
      await page.getByRole("button", { name: "Inserir componente" }).click();
      await page.getByRole("button", { name: "Equipa As pessoas" }).click();
      await page.getByLabel("Juntar pessoa da lista do site").selectOption("Marta Figueiredo");
      await page.getByRole("button", { name: "Inserir", exact: true }).click();
      const text = await saved(page);
      expect(text).toContain('data-imo-widget="agent-contact" data-comercial="8"');
      expect(text).toContain(
        "{&quot;name&quot;:&quot;Marta Figueiredo&quot;,&quot;titulo&quot;:&quot;Consultora&quot;",
      );
    });

    test("in a shortcode an editor chooses one of the site's lists, and the block shows who is in it", async ({
      page,
      open,
    }) => {
      const named = {
        colaboradores: [
          {
            name: "equipa",
            label: "Toda a equipa",
            entries: [{ name: "Marta Figueiredo" }, { name: "Rui </script>" }],
          },
          { name: "ovar", label: "Ovar", entries: [{ name: "Marta Figueiredo" }] },
        ],
        localizacoes: [{ name: "concelhos", label: "Os concelhos", entries: ["Ovar", { nome: "Espinho" }] }],
      };
      const places = '<p>[imo-widget name="hero-search" localizacoes="Ovar,Anta"]</p>';
      const wrong = '<p class="x">[imo-widget name="team-cards" colaboradores="equipe" outra="1"]</p>';
      await start(page, open, editor, { text: `${places}${wrong}`, settings: { format: "shortcode", named } });
      const [hero, team] = [blocksIn(page).first(), blocksIn(page).last()];

      await expect(team.locator(".facts")).toHaveText("Pessoas: equipe");
      await team.dblclick();
      const people = page.getByLabel("Pessoas");
      await expect(people).toHaveValue("equipe");
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(people).toHaveAccessibleDescription(/^O site não tem nenhuma lista «equipe». Queria dizer equipa\?/);
      await people.selectOption("Toda a equipa");
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(team.locator(".facts")).toHaveText("Pessoas: Toda a equipa");
      await expect(team.locator("iframe").contentFrame().getByText("Rui </script>")).toBeVisible();

      await hero.dblclick();
      const names = page.getByLabel("Localizações", { exact: true });
      await expect(names).toHaveValue("Ovar\nAnta");
      await page.getByLabel("Localizações: lista do site").selectOption("Os concelhos");
      await expect(names).toBeHidden();
      expect(await violations(page, ".imo-editor-dialog")).toEqual([]);
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(hero.locator(".facts")).toHaveText("Localizações: Os concelhos");
      await expect
        .poll(() => saved(page))
        .toBe(
          places.replace("Ovar,Anta", "concelhos") +
            '<p class="x">[imo-widget name="team-cards" outra="1" colaboradores="equipa"]</p>',
        );

      await hero.dblclick();
      await page.getByLabel("Localizações: lista do site").selectOption("Escrever os nomes");
      await page.getByLabel("Localizações", { exact: true }).fill("Ovar");
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect.poll(() => saved(page)).toContain('localizacoes="Ovar"');
    });

    test("a read-only text opens no form, and two editors keep apart", async ({ page, open }) => {
      await start(page, open, editor, { text: `<p>um</p>${CALCULATOR}`, isReadOnly: true });
      await blocksIn(page).dblclick({ force: true });
      await page.waitForTimeout(200);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await open(`${editor.body}${editor.body.replace('id="texto"', 'id="outro"')}`, { head: editor.head });
      await editor.start(page, { text: `<p>um</p>${CALCULATOR}`, settings: QUIET });
      await page.getByRole("button", { name: "Inserir componente" }).last().click();
      await page.getByRole("button", { name: "Candidatura" }).click();
      await page.getByRole("button", { name: "Inserir", exact: true }).click();
      const texts = await page.evaluate(() => {
        const { tinymce } = globalThis as unknown as { tinymce: TinyMceGlobal };
        return [tinymce.get("texto").getContent(), tinymce.get("outro").getContent()];
      });
      expect(texts[0]).toBe(`<p>um</p>\n${CALCULATOR}`);
      expect(texts[1]).toContain('data-imo-widget="recruitment-wizard"');
    });

    test("the saved text mounts on a page, and twenty blocks show what they are", async ({ page, open, said }) => {
      const tags = (await tagsOf("atributos")).slice(0, 20);
      await start(page, open, editor, { text: tags.join("<p>a</p>"), settings: {} });
      const blocks = blocksIn(page);
      await expect(blocks).toHaveCount(20);
      const first = blocks.first().locator("iframe").contentFrame();
      await expect(first.locator("[data-imo-root]")).toBeVisible();
      expect(await blocks.locator("iframe").count()).toBeLessThan(12);
      const text = await saved(page);
      expect(text).not.toMatch(TRACE);
      await open(text, { head: INCLUDES });
      await expect(page.locator("[data-imo-widget] > [data-imo-root]").first()).toBeVisible();
      expect(said.errors).toEqual([]);
    });

    for (const [name, policy] of POLICIES) {
      test(`under a policy of ${name} the block shows its widget, and the console hears nothing of ours`, async ({
        page,
        open,
        said,
      }) => {
        const heard: string[][] = [];
        for (const isPlain of [true, false]) {
          said.console.length = 0;
          const head = editor.head.replace("<script", '<script nonce="abc"');
          await open(editor.body, { head, headers: { "Content-Security-Policy": policy } });
          await editor.start(page, { text: `<p>um</p>${CALCULATOR}`, settings: {}, isPlain });
          if (!isPlain) {
            const widget = blocksIn(page).locator("iframe").contentFrame().locator(".imo-calculator");
            await expect(widget).toBeVisible();
            await expect(widget).not.toHaveCSS("border-radius", "0px");
            await blocksIn(page).dblclick();
            await page.getByRole("button", { name: "Guardar" }).click();
          }
          heard.push([...new Set(said.console)]);
        }
        expect(heard[1]?.filter((line) => !heard[0]?.includes(line))).toEqual([]);
      });
    }

    for (const [name, wrap, show] of MODALS) {
      test(`inside ${name} the form has the keyboard and the mouse, and its Escape closes it alone`, async ({
        page,
        open,
      }) => {
        await open(wrap(editor.body), {
          head: `${editor.head}<script src="/node_modules/bootstrap/dist/js/bootstrap.min.js"></script>`,
        });
        await page.evaluate(show);
        await editor.start(page, { text: "<p>um</p>", settings: QUIET });
        await bodyOf(page).locator("p").click();
        await page.getByRole("button", { name: "Inserir componente" }).click();
        await page.getByRole("button", { name: "Contactar uma loja" }).click();
        const agency = page.getByLabel("Código da loja");
        await agency.click();
        await page.keyboard.type("OVR");
        await page.keyboard.press("Tab");
        await expect(page.getByLabel("Política de privacidade")).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(agency).toBeHidden();
        await expect(page.locator("#envolvente")).toBeVisible();
        await page.getByRole("button", { name: "Inserir componente" }).click();
        await page.getByRole("button", { name: "Contactar uma loja" }).click();
        await agency.fill("OVR");
        await agency.press("Enter");
        await expect.poll(() => saved(page)).toContain('data-agencia="OVR"');
        expect(page.url()).not.toContain("guardar");
      });
    }
  });
}

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
    const area = page.getByLabel("Texto");
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
    await page.keyboard.press("Escape");
    await expect(area).toHaveValue(`antes ${tag}depois`);
    expect([...said.console, ...said.errors]).toEqual([]);
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
    await expect(page.getByLabel("Texto")).toHaveValue('[imo-widget name="agency-contact" agencia="0712"]');
    await page.getByLabel("Texto").evaluate((one: HTMLTextAreaElement) => one.setAttribute("readonly", ""));
    await page.getByRole("button", { name: "Inserir componente" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
