/** An editor places widgets in a rich-text editor without ever seeing HTML (docs/editors.md), in each of those that we know. */
import type { Locator, Page } from "@playwright/test";
import { expect, INCLUDES, test, violations } from "../fixtures.ts";
import { BODY, blocksIn, contentOf, type EditorHarness, editors, type TextUnderTest } from "./editor-harness.ts";
import { attacks, forms, tagsOf } from "./editor-texts.ts";

const TRACE = /data-(imo-root|imo-bloco|mce|pm|cke)|imo-bloco|contenteditable|ck-widget/;
const CALCULATOR =
  '<div class="caixa" data-imo-widget="mortgage-calculator" data-tan="3.5" data-outro="x"><h3>Simule</h3></div>';
const TEAM =
  '<div data-imo-widget="team-cards" id="equipa"><script type="application/json">{"colaboradores":[{"name":"Zé","extra":1}],"apiBase":"/x"}</script><p>A nossa equipa</p></div>';
const INLINE = '<span data-imo-widget="mortgage-calculator" data-tan="2"><a href="/contactos">Ligue</a></span>';
const PLAIN = `<h2>Título</h2><p>Uma <strong>frase</strong> &amp; outra, [imo-widget name="nada"] e [[imo-widget name="x"]].</p><p>[imo-widget name="nada"]</p><ul><li>a<br>b</li></ul>`;

type Texts = { textos: TextUnderTest[] };

/** Does something with the text, or says something of it. */
function text<Name extends "undo" | "redo" | "get" | "canUndo" | "draft" | "beforeCaret">(
  page: Page,
  name: Name,
  at = 0,
) {
  return page.evaluate(
    ([gesture, place]) => (globalThis as unknown as Texts).textos[place as number]?.[gesture as Name](),
    [name, at] as const,
  ) as Promise<Awaited<ReturnType<TextUnderTest[Name]>>>;
}

/** Returns the text to save, without the markup that the editor itself adds. */
async function saved(page: Page, { own }: EditorHarness): Promise<string> {
  return (await text(page, "get")).replace(own, "");
}

/** Sets each text in turn: what would be saved of it, what a parser makes of that, and how many blocks it was. */
function savedOfEach(page: Page, texts: readonly string[]) {
  return page.evaluate(async (sources) => {
    const [under] = (globalThis as unknown as Texts).textos;
    const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");
    return sources.map((source) => {
      under?.set(source);
      const blocks = under?.countBlocks();
      const html = under?.get() ?? "";
      const live = parsed(html);
      return { html, blocks, live: live.body.innerHTML, scripts: live.scripts.length };
    });
  }, texts);
}

/** Returns the HTML as a parser writes it, without blanks between elements. */
function parsed(page: Page, texts: readonly string[]): Promise<string[]> {
  const read = (sources: readonly string[]) =>
    sources.map((source) =>
      new DOMParser().parseFromString(source, "text/html").body.innerHTML.replace(/>\s+</g, "><").trim(),
    );
  return page.evaluate(read, texts);
}

async function clickAtEndOf(page: Page, words: Locator): Promise<void> {
  await words.click();
  await page.keyboard.press("End");
  await expect.poll(() => text(page, "beforeCaret")).toBe(await words.textContent());
}

/** Types without a wait between the keys, as a fast typist's keys reach a slow machine. */
async function typeAtOnce(page: Page, ...keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
}

function buttonOf(page: Page): Locator {
  return page.getByRole("button", { name: "Inserir componente" }).first();
}

for (const editor of editors) {
  test.describe(editor.name, () => {
    test("every example of every widget is saved unchanged, a text without them as without the plugin, and no attack", async ({
      page,
      open,
    }) => {
      await open(BODY, { head: editor.head });
      await editor.start(page, { text: PLAIN, other: { text: PLAIN, isPlain: true } });
      // CKEditor 5 gives each item of a list an id by chance.
      const [ours, plain] = (await Promise.all([text(page, "get"), text(page, "get", 1)])).map((html) =>
        html.replace(/data-list-item-id="\w+"/g, ""),
      );
      expect(ours).toBe(plain);

      for (const form of forms) {
        const tags = await tagsOf(form);
        expect(tags.length).toBeGreaterThan(form === "shortcode" ? 15 : 30);
        const [result] = await savedOfEach(page, [tags.map((tag) => `<p>Antes</p>\n${tag}`).join("\n")]);
        expect(result?.blocks).toBe(tags.length);
        expect(result?.html).not.toMatch(TRACE);
        const html = result?.html ?? "";
        const [whole = "", ...wanted] = editor.isExact ? [html, ...tags] : await parsed(page, [html, ...tags]);
        for (const tag of wanted) expect(whole).toContain(tag);
      }

      for (const [at, result] of (
        await savedOfEach(
          page,
          attacks.map((attack) => `<p>a</p>${attack}`),
        )
      ).entries()) {
        const attack = attacks[at] ?? "";
        expect(result.live.replace(/\{"a":"[^}]*\}/, ""), attack).not.toContain("attack");
        expect(result.live, attack).not.toMatch(TRACE);
        expect(result.scripts, attack).toBe(/application\/json/.test(attack) ? 1 : 0);
      }
    });

    test("an editor inserts a widget, edits it, changes their mind, undoes and redoes", async ({ page, open }) => {
      await open(BODY, { head: editor.head });
      await editor.start(page, { text: "<p>Antes</p>" });
      await clickAtEndOf(page, contentOf(page, editor).getByText("Antes", { exact: true }));
      await expect(buttonOf(page).locator("path").filter({ visible: true })).toHaveCount(editor.hasToolbar ? 1 : 0);
      await buttonOf(page).click();
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
      await expect.poll(() => saved(page, editor)).toBe(`<p>Antes</p>${tag}`);
      const block = blocksIn(page, editor);
      await expect(block.locator(".facts")).toHaveText("TAN: 3,5 · Prazo: 30");

      for (const leave of ["Cancelar", "Fechar"]) {
        await block.dblclick();
        await expect(page.getByLabel("Prazo")).toHaveValue("30");
        await page.getByLabel("Prazo").fill("25");
        await page.getByRole("button", { name: leave }).click();
        await expect(page.getByRole("dialog")).toBeHidden();
      }
      await text(page, "undo");
      expect(await saved(page, editor)).toBe("<p>Antes</p>");
      expect(await text(page, "canUndo")).toBe(false);
      await text(page, "redo");
      expect(await saved(page, editor)).toBe(`<p>Antes</p>${tag}`);

      await block.dblclick();
      await page.getByLabel("Prazo").fill("25");
      await page.getByLabel("Prazo").press("Enter");
      await expect(block.locator(".facts")).toHaveText("TAN: 3,5 · Prazo: 25");
      const edited = tag.replace('anos="30"', 'anos="25"');
      expect(await saved(page, editor)).toBe(`<p>Antes</p>${edited}`);
      await text(page, "undo");
      await expect(block.locator(".facts")).toHaveText("TAN: 3,5 · Prazo: 30");
      expect(await saved(page, editor)).toBe(`<p>Antes</p>${tag}`);
      await text(page, "redo");
      await expect(block.locator(".facts")).toHaveText("TAN: 3,5 · Prazo: 25");
      expect(await saved(page, editor)).toBe(`<p>Antes</p>${edited}`);
      const draft = await text(page, "draft");
      if (draft === null) return;
      expect(draft.replace(editor.own, "")).toBe(`<p>Antes</p>${edited}`);
      await expect(block.locator(".facts")).toHaveText("TAN: 3,5 · Prazo: 25");
      expect(await saved(page, editor)).toBe(`<p>Antes</p>${edited}`);
    });

    if (!editor.isNewest) return;

    test("cut, paste, copy, delete and drag move the whole block", async ({ page, open, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const [content, block] = [contentOf(page, editor), blocksIn(page, editor)];
      for (const tag of [CALCULATOR, TEAM]) {
        // A page each: two clicks at one place, one soon after the other, are a double click.
        await open(BODY, { head: editor.head });
        await editor.start(page, { text: `<p>um</p>${tag}<p>dois</p>` });
        await block.click();
        await page.keyboard.press("Control+X");
        await expect(block).toHaveCount(0);
        expect(await saved(page, editor)).not.toContain("imo");
        await clickAtEndOf(page, content.getByText("dois", { exact: true }));
        await page.keyboard.press("Control+V");
        await expect(block).toHaveCount(1);
        expect(await saved(page, editor)).toBe(`<p>um</p><p>dois</p>${tag}`);
        await block.click();
        await page.keyboard.press("Control+C");
        await clickAtEndOf(page, content.getByText("um", { exact: true }));
        await page.keyboard.press("Control+V");
        await expect(block).toHaveCount(2);
        expect(await saved(page, editor)).toBe(`<p>um</p>${tag}<p>dois</p>${tag}`);
        await block.first().click();
        await page.keyboard.press("Delete");
        await expect(block).toHaveCount(1);
        expect(await saved(page, editor)).toBe(`<p>um</p><p>dois</p>${tag}`);
        await block.dragTo(content.getByText("um", { exact: true }), { targetPosition: { x: 2, y: 4 } });
        await expect.poll(() => saved(page, editor)).toMatch(/imo-widget.*dois/);
        expect(await saved(page, editor)).toContain(tag);
        expect(await saved(page, editor)).not.toMatch(TRACE);
      }
    });

    test("a tag that is pasted as text becomes a block, and one that sends messages to another site says so", async ({
      page,
      open,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const block = blocksIn(page, editor);
      const own =
        '<div data-imo-widget="mortgage-calculator"\n     data-tan="3.5">\n  <p><a href="/contactos">Ligue</a></p>\n</div>';
      const foreign =
        '<div data-imo-widget="general-contact" data-api-base="https://recados.example"><p><a href="/contactos">Escreva</a></p></div>';
      for (const tag of [own, foreign]) {
        await open(BODY, { head: editor.head });
        await editor.start(page, { text: "<p>um</p>", settings: {} });
        await page.evaluate((html) => navigator.clipboard.writeText(html), tag);
        await clickAtEndOf(page, contentOf(page, editor).getByText("um", { exact: true }));
        await page.keyboard.press("Control+V");
        await expect(block).toHaveCount(1);
        expect(await parsed(page, [await saved(page, editor)])).toEqual(await parsed(page, [`<p>um</p>${tag}`]));
      }
      const sentence = "O que os visitantes escreverem aqui vai para outro sítio: recados.example.";
      await expect(block.locator(".warning")).toHaveText(sentence);
      await expect(block.locator("iframe")).toHaveCount(0);
      await block.dblclick();
      await expect(page.getByRole("status").filter({ hasText: sentence })).toBeVisible();
      expect(await violations(page, ".imo-editor-dialog")).toEqual([]);
      await page.getByRole("button", { name: "Enviar para este site" }).click();
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect
        .poll(() => saved(page, editor))
        .toBe(`<p>um</p>${foreign.replace(' data-api-base="https://recados.example"', "")}`);
      await expect(block.locator(".warning")).toHaveCount(0);
    });

    test("what stood in a tag besides its page data stays through an edit, in a JSON script and in a line too", async ({
      page,
      open,
    }) => {
      await open(BODY, { head: editor.head });
      await editor.start(page, { text: `<p>Veja ${INLINE} aqui.</p>${CALCULATOR}<p>a</p>${TEAM}` });
      const block = blocksIn(page, editor);
      await block.first().dblclick();
      await page.getByLabel("TAN").fill("3");
      await page.getByRole("button", { name: "Guardar" }).click();
      await block.nth(1).dblclick();
      await page.getByLabel("Preço do imóvel").fill("250 000 €");
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await block.last().dblclick();
      await page.getByRole("button", { name: "Adicionar pessoa" }).click();
      const person = page.getByRole("group", { name: "Pessoa 2" });
      await person.getByLabel("Nome").fill("Ana");
      await person.getByRole("button", { name: "Subir" }).click();
      await page.getByRole("button", { name: "Guardar" }).click();
      const calculator = CALCULATOR.replace("><h3>", ' data-preco-imovel="250000"><h3>');
      const team = TEAM.replace('[{"name"', '[{"name":"Ana"},{"name"');
      await expect
        .poll(() => saved(page, editor))
        .toBe(`<p>Veja ${INLINE.replace('tan="2"', 'tan="3"')} aqui.</p>${calculator}<p>a</p>${team}`);
    });

    test("the whole flow goes by keyboard, axe finds nothing, and the focus comes back to the text", async ({
      page,
      open,
    }) => {
      await open(BODY, { head: editor.head });
      await editor.start(page, { text: "<p>um</p>", settings: { live: false, format: "shortcode" } });
      await clickAtEndOf(page, contentOf(page, editor).getByText("um", { exact: true }));
      await page.keyboard.press(editor.toButton.first);
      const hasFocus = () => buttonOf(page).evaluate((button) => button === document.activeElement);
      for (let press = 0; press < 6 && !(await hasFocus()); press += 1) await page.keyboard.press(editor.toButton.next);
      await expect(buttonOf(page)).toBeFocused();
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
      // The new block is selected: its form opens again, and one step on there is room to write.
      for (const key of editor.edit) await page.keyboard.press(key);
      await expect(agency).toHaveValue("OVR");
      await typeAtOnce(page, "Escape", "ArrowRight", "!");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect
        .poll(async () => (await saved(page, editor)).replaceAll("&quot;", '"'))
        .toMatch(/<p>\[imo-widget name="agency-contact" agencia="OVR"\]<\/p>\s*<p>!<\/p>/);
    });

    test("an editor who inserts two widgets in a row gets two, the second after the first", async ({ page, open }) => {
      await open(BODY, { head: editor.head });
      await editor.start(page, { text: "<p>um</p><p>dois</p>" });
      await clickAtEndOf(page, contentOf(page, editor).getByText("um", { exact: true }));
      for (const widget of ["Candidatura", "Pesquisa da página inicial"]) {
        // TipTap undoes at once what was done within half a second.
        if (widget !== "Candidatura") await page.waitForTimeout(600);
        await buttonOf(page).click();
        await page.getByRole("button", { name: widget }).click();
        await page.getByRole("button", { name: "Inserir", exact: true }).click();
        await expect(page.getByRole("dialog")).toBeHidden();
      }
      await expect
        .poll(() => saved(page, editor))
        .toMatch(/^<p>um<\/p><div data-imo-widget="recruitment.*<div data-imo-widget="hero-search.*<p>dois<\/p>$/s);
      await text(page, "undo");
      await expect.poll(() => saved(page, editor)).not.toContain("hero-search");
      expect(await saved(page, editor)).toContain("recruitment-wizard");
    });

    test("two editors keep apart, a read-only one opens no form, and the saved text mounts on a page", async ({
      page,
      open,
    }) => {
      await open(BODY, { head: editor.head });
      await editor.start(page, { text: `<p>um</p>${CALCULATOR}`, other: { text: "<p>dois</p>" } });
      await page.getByRole("button", { name: "Inserir componente" }).last().click();
      await page.getByRole("button", { name: "Candidatura" }).click();
      await page.getByRole("button", { name: "Inserir", exact: true }).click();
      await expect.poll(() => text(page, "get", 1)).toContain('data-imo-widget="recruitment-wizard"');
      expect(await saved(page, editor)).toBe(`<p>um</p>${CALCULATOR}`);

      await open(BODY, { head: editor.head });
      await editor.start(page, { text: CALCULATOR, isReadOnly: true });
      await blocksIn(page, editor).dblclick({ force: true });
      // By now, the code that opens the dialog would have loaded it.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await expect(page.locator(".imo-editor-dialog")).toHaveCount(0);
      await open(await text(page, "get"), { head: INCLUDES });
      await expect(page.locator("[data-imo-widget] > [data-imo-root]")).toBeVisible();
    });

    test("twenty blocks show what they are, and only those near the viewport their widget", async ({
      page,
      open,
      said,
    }) => {
      const tags = (await tagsOf("atributos")).slice(0, 20);
      await open(BODY, { head: editor.head });
      await editor.start(page, { text: tags.join("<p>a</p>"), settings: {} });
      const blocks = blocksIn(page, editor);
      await expect(blocks).toHaveCount(20);
      await expect(blocks.first().locator("iframe").contentFrame().locator("[data-imo-root]")).toBeVisible();
      expect(await blocks.locator("iframe[srcdoc]").count()).toBeLessThan(10);
      const html = await text(page, "get");
      expect(html).not.toMatch(TRACE);
      const [whole = "", ...wanted] = await parsed(page, [html, ...tags]);
      for (const tag of wanted) expect(whole).toContain(tag);
      expect(said.errors).toEqual([]);
    });

    test("a listing's block asks the site's own route with its token, renews an expired session, and says when nothing comes", async ({
      page,
      open,
      context,
      host,
    }) => {
      test.skip(!editor.isNewest);
      const asked: { method: string; path: string; token: string | undefined }[] = [];
      let isDown = false;
      await page.route(/\/api\/imoveis|\/editor$/, async (route) => {
        const request = route.request();
        const [method, path] = [request.method(), new URL(request.url()).pathname];
        if (method === "GET") return route.fallback();
        const token = (await request.allHeaders())["x-xsrf-token"];
        asked.push({ method, path, token });
        if (method === "HEAD") {
          await context.addCookies([{ name: "XSRF-TOKEN", value: "novo", url: host.url }]);
          return route.fulfill({});
        }
        if (isDown || token !== "novo") return route.fulfill({ status: isDown ? 404 : 419, json: {} });
        return route.fulfill({ json: { data: [{ id: 1, titulo: "Casa à venda" }], current_page: 1, last_page: 1 } });
      });
      await context.addCookies([{ name: "XSRF-TOKEN", value: "velho", url: host.url }]);
      const LISTING = '<div data-imo-widget="listing-search" data-funcoes="nenhuma"></div>';
      await open(BODY, { head: editor.head, path: "/editor" });
      await editor.start(page, { text: `<p>um</p>${LISTING}`, settings: {} });
      const block = blocksIn(page, editor);
      await expect(block.locator("iframe").contentFrame().getByText("Casa à venda")).toBeVisible();
      await expect(block.getByText("A pré-visualização está sem imóveis")).toHaveCount(0);
      expect(asked).toEqual([
        { method: "POST", path: "/api/imoveis", token: "velho" },
        { method: "HEAD", path: "/editor", token: undefined },
        { method: "POST", path: "/api/imoveis", token: "novo" },
      ]);

      isDown = true;
      await open(BODY, { head: editor.head, path: "/editor" });
      await editor.start(page, { text: `<p>um</p>${LISTING}`, settings: {} });
      await expect(block.getByText("A pré-visualização está sem imóveis")).toBeVisible();
      await expect(block.getByText("A pré-visualização está sem imóveis")).toHaveAttribute("title", /404/);
    });

    if (!editor.source) return;
    const { source } = editor;

    test("the source view shows the tag, and what is changed there counts", async ({ page, open }) => {
      await open(BODY, { head: editor.head });
      await editor.start(page, { text: `<p>um</p>${CALCULATOR}` });
      await page.getByRole("button", { name: source.open }).click();
      const field = page.locator(source.field);
      // CKEditor 5 shows it in lines.
      expect((await field.inputValue()).replace(/\s*(<[^>]+>)\s*/g, "$1")).toBe(`<p>um</p>${CALCULATOR}`);
      await field.fill(`<p>um</p>\n${CALCULATOR.replace("3.5", "4")}`);
      await page.getByRole("button", { name: source.close }).click();
      await expect(blocksIn(page, editor).locator(".facts")).toHaveText("TAN: 4");
      expect(await saved(page, editor)).toBe(`<p>um</p>${CALCULATOR.replace("3.5", "4")}`);
    });
  });
}

const [newest] = editors as [EditorHarness];

test("a shortcode stays a shortcode, and what it can't say is refused in words", async ({ page, open }) => {
  const sentence = '<p>Na frase [imo-widget name="hero-search"] fica.</p>';
  await open(BODY, { head: newest.head });
  await newest.start(page, { text: `<p>[imo-widget name="general-contact" mensagem="Olá"]</p>${sentence}` });
  const block = blocksIn(page, newest);
  await expect(block).toHaveCount(1);
  await block.dblclick();
  await page.getByLabel("Mensagem").fill("Olá\nAté já");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("alert")).toHaveText("Num shortcode, «Mensagem» perderia as mudanças de linha.");
  await page.getByLabel("Mensagem").fill('Quero "a casa" & o jardim');
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect
    .poll(() => saved(page, newest))
    .toBe(`<p>[imo-widget name="general-contact" mensagem='Quero "a casa" &amp; o jardim']</p>${sentence}`);
});

test("with lists from the site an editor chooses people by name", async ({ page, open }) => {
  const people = [
    { id: 7, name: "Marta Figueiredo", foto: "/f/7.jpg", link: "/agente/7", titulo: "Consultora" },
    { id: 8, name: "Rui Paiva" },
  ];
  await open(BODY, { head: newest.head });
  await newest.start(page, { text: "<p>um</p>", settings: { live: false, lists: { colaboradores: people } } });
  await buttonOf(page).click();
  await page.getByRole("button", { name: "Contactar um comercial" }).click();
  await page.getByLabel("Código do comercial").selectOption("Rui Paiva");
  await page.getByRole("button", { name: "Inserir", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await buttonOf(page).click();
  await page.getByRole("button", { name: "Equipa As pessoas" }).click();
  await page.getByLabel("Juntar pessoa da lista do site").selectOption("Marta Figueiredo");
  await page.getByRole("button", { name: "Inserir", exact: true }).click();
  await expect.poll(() => saved(page, newest)).toContain('data-imo-widget="agent-contact" data-comercial="8"');
  await expect
    .poll(() => saved(page, newest))
    .toContain("{&quot;name&quot;:&quot;Marta Figueiredo&quot;,&quot;titulo&quot;:&quot;Consultora&quot;");
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
  await open(BODY, { head: newest.head });
  await newest.start(page, { text: `${places}${wrong}`, settings: { format: "shortcode", named } });
  const [hero, team] = [blocksIn(page, newest).first(), blocksIn(page, newest).last()];

  await expect(team.locator(".facts")).toHaveText("Pessoas: equipe");
  await expect(team.locator("iframe")).toHaveCount(0);
  await team.dblclick();
  const people = page.getByLabel("Pessoas");
  await expect(people).toHaveValue("equipe");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(people).toHaveAccessibleDescription(
    /^O site não tem nenhuma lista «equipe». Pode escolher: equipa, ovar\./,
  );
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
    .poll(() => saved(page, newest))
    .toBe(
      places.replace("Ovar,Anta", "concelhos") +
        '<p class="x">[imo-widget name="team-cards" outra="1" colaboradores="equipa"]</p>',
    );

  await hero.dblclick();
  await page.getByLabel("Localizações: lista do site").selectOption("Escrever os nomes");
  await page.getByLabel("Localizações", { exact: true }).fill("Ovar");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect.poll(() => saved(page, newest)).toContain('localizacoes="Ovar"');
});
