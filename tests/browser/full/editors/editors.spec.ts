/**
 * Tests every supported editor and version in what rarely breaks: existing texts, the clipboard,
 * the keyboard and previews.
 */
import type { Page } from "@playwright/test";
import {
  BODY,
  blocksIn,
  contentOf,
  type EditorHarness,
  editors,
} from "../../editors/editor-harness.ts";
import { attacks, forms, tagsOf } from "../../editors/editor-texts.ts";
import {
  buttonOf,
  clickAtEndOf,
  insertAndEdit,
  saved,
  type Texts,
  text,
} from "../../editors/gestures.ts";
import { expect, INCLUDES, test, violations } from "../../fixtures.ts";

const TRACE = /data-(imo-root|imo-bloco|mce|pm|cke)|imo-bloco|contenteditable|ck-widget/;
const CALCULATOR =
  '<div class="caixa" data-imo-widget="mortgage-calculator" data-tan="3.5" data-outro="x"><h3>Simule</h3></div>';
const TEAM =
  '<div data-imo-widget="team-cards" id="equipa"><script type="application/json">{"colaboradores":[{"name":"Zé","extra":1}],"apiBase":"/x"}</script><p>A nossa equipa</p></div>';
const INLINE =
  '<span data-imo-widget="mortgage-calculator" data-tan="2"><a href="/contactos">Ligue</a></span>';
const PLAIN = `<h2>Título</h2><p>Uma <strong>frase</strong> &amp; outra, [imo-widget name="nada"] e [[imo-widget name="x"]].</p><p>[imo-widget name="nada"]</p><ul><li>a<br>b</li></ul>`;

/**
 * Sets each text in turn. Returns what would be saved of it, how a parser reads that, and its
 * number of blocks.
 */
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

/** Returns the HTML as a parser serializes it, without blanks between elements. */
function parsed(page: Page, texts: readonly string[]): Promise<string[]> {
  const read = (sources: readonly string[]) =>
    sources.map((source) =>
      new DOMParser()
        .parseFromString(source, "text/html")
        .body.innerHTML.replace(/>\s+</g, "><")
        .trim(),
    );
  return page.evaluate(read, texts);
}

/** Types without pauses between the keys, as when a fast typist uses a slow machine. */
async function typeAtOnce(page: Page, ...keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
}

for (const editor of editors) {
  test.describe(editor.name, () => {
    test("saves every example unchanged and plain text as without the plugin, and disarms attacks", async ({
      page,
      open,
    }) => {
      await open(BODY, { head: editor.head });
      await editor.start(page, { text: PLAIN, other: { text: PLAIN, isPlain: true } });
      // CKEditor 5 gives each list item a random id.
      const [ours, plain] = (await Promise.all([text(page, "get"), text(page, "get", 1)])).map(
        (html) => html.replace(/data-list-item-id="\w+"/g, ""),
      );
      expect(ours).toBe(plain);

      for (const form of forms) {
        const tags = await tagsOf(form);
        expect(tags.length).toBeGreaterThan(form === "shortcode" ? 15 : 30);
        const [result] = await savedOfEach(page, [
          tags.map((tag) => `<p>Antes</p>\n${tag}`).join("\n"),
        ]);
        expect(result?.blocks).toBe(tags.length);
        expect(result?.html).not.toMatch(TRACE);
        const html = result?.html ?? "";
        const [whole = "", ...wanted] = editor.isExact
          ? [html, ...tags]
          : await parsed(page, [html, ...tags]);
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

    if (!editor.isNewest) {
      test("inserts a widget, edits it, undoes and redoes", ({ page, open }) =>
        insertAndEdit(page, open, editor));
      return;
    }

    test("moves a whole block with the clipboard, Delete and the mouse", async ({
      page,
      open,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const [content, block] = [contentOf(page, editor), blocksIn(page, editor)];
      for (const tag of [CALCULATOR, TEAM]) {
        // Each case opens a new page, because two quick clicks at the same place are a double
        // click.
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
        await block.dragTo(content.getByText("um", { exact: true }), {
          targetPosition: { x: 2, y: 4 },
        });
        await expect.poll(() => saved(page, editor)).toMatch(/imo-widget.*dois/);
        expect(await saved(page, editor)).toContain(tag);
        expect(await saved(page, editor)).not.toMatch(TRACE);
      }
    });

    test("turns a tag pasted as text into a block, and warns of one that sends messages to another site", async ({
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
        expect(await parsed(page, [await saved(page, editor)])).toEqual(
          await parsed(page, [`<p>um</p>${tag}`]),
        );
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

    test("keeps what a tag contains besides its page data, in an edit and in the source view", async ({
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
      const edited = `<p>Veja ${INLINE.replace('tan="2"', 'tan="3"')} aqui.</p>${calculator}<p>a</p>${team}`;
      await expect.poll(() => saved(page, editor)).toBe(edited);

      if (!editor.source) return;
      await page.getByRole("button", { name: editor.source.open }).click();
      const field = page.locator(editor.source.field);
      // CKEditor 5 shows the source on several lines.
      const inOneLine = (html: string) => html.replace(/\s*(<[^>]+>)\s*/g, "$1");
      expect(inOneLine(await field.inputValue())).toBe(inOneLine(edited));
      await field.fill(edited.replace("3.5", "4"));
      await page.getByRole("button", { name: editor.source.close }).click();
      await expect(block.nth(1).locator(".facts")).toContainText("TAN: 4");
      expect(await saved(page, editor)).toBe(edited.replace("3.5", "4"));
    });

    test("inserts a widget by keyboard only, passes axe, and returns the focus to the text", async ({
      page,
      open,
    }) => {
      await open(BODY, { head: editor.head });
      await editor.start(page, {
        text: "<p>um</p>",
        settings: { live: false, format: "shortcode" },
      });
      await clickAtEndOf(page, contentOf(page, editor).getByText("um", { exact: true }));
      await page.keyboard.press(editor.toButton.first);
      const hasFocus = () => buttonOf(page).evaluate((button) => button === document.activeElement);
      for (let press = 0; press < 6 && !(await hasFocus()); press += 1)
        await page.keyboard.press(editor.toButton.next);
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
      // The new block is selected, so its form can be opened again, and the next arrow key leads to
      // a place to type.
      for (const key of editor.edit) await page.keyboard.press(key);
      await expect(agency).toHaveValue("OVR");
      await typeAtOnce(page, "Escape", "ArrowRight", "!");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect
        .poll(async () => (await saved(page, editor)).replaceAll("&quot;", '"'))
        .toMatch(/<p>\[imo-widget name="agency-contact" agencia="OVR"\]<\/p>\s*<p>!<\/p>/);
    });

    test("inserts two widgets in a row, beside a read-only editor in which no form opens", async ({
      page,
      open,
    }) => {
      await open(BODY, { head: editor.head });
      await editor.start(page, {
        text: "<p>um</p><p>dois</p>",
        other: { text: CALCULATOR, isReadOnly: true },
      });
      await blocksIn(page, editor, "outra").dblclick({ force: true });
      await clickAtEndOf(page, contentOf(page, editor).getByText("um", { exact: true }));
      for (const widget of ["Candidatura", "Pesquisa da página inicial"]) {
        await buttonOf(page).click();
        await expect(page.getByRole("dialog")).toHaveCount(1);
        await page.getByRole("button", { name: widget }).click();
        await page.getByRole("button", { name: "Inserir", exact: true }).click();
        await expect(page.getByRole("dialog")).toBeHidden();
      }
      await expect
        .poll(() => saved(page, editor))
        .toMatch(
          /^<p>um<\/p><div data-imo-widget="recruitment.*<div data-imo-widget="hero-search.*<p>dois<\/p>$/s,
        );
      expect(await text(page, "get", 1)).toContain(CALCULATOR);
      await text(page, "undo");
      await expect.poll(() => saved(page, editor)).not.toContain("hero-search");
      const html = await saved(page, editor);
      expect(html).toContain("recruitment-wizard");
      await open(html, { head: INCLUDES });
      await expect(page.locator("[data-imo-widget] > [data-imo-root]")).toBeVisible();
    });
  });
}

/**
 * All editors share the code of the previews; only a frame between them and the page makes a
 * difference.
 */
const framedAndNot = [true, false].flatMap(
  (isFramed) => editors.find((editor) => editor.isFramed === isFramed) ?? [],
);

for (const editor of framedAndNot) {
  test.describe(editor.name, () => {
    test("previews only the blocks near the viewport", async ({ page, open, said }) => {
      const tags = (await tagsOf("atributos")).slice(0, 20);
      await open(BODY, { head: editor.head });
      await editor.start(page, { text: tags.join("<p>a</p>"), settings: {} });
      const blocks = blocksIn(page, editor);
      await expect(blocks).toHaveCount(20);
      await expect(
        blocks.first().locator("iframe").contentFrame().locator("[data-imo-root]"),
      ).toBeVisible();
      expect(await blocks.locator("iframe[srcdoc]").count()).toBeLessThan(10);
      const html = await text(page, "get");
      expect(html).not.toMatch(TRACE);
      const [whole = "", ...wanted] = await parsed(page, [html, ...tags]);
      for (const tag of wanted) expect(whole).toContain(tag);
      expect(said.errors).toEqual([]);
    });

    test("previews listings through the site's own route, renews an expired session, and says if no listings come", async ({
      page,
      open,
      context,
      host,
    }) => {
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
        if (isDown || token !== "novo")
          return route.fulfill({ status: isDown ? 404 : 419, json: {} });
        return route.fulfill({
          json: { data: [{ id: 1, titulo: "Casa à venda" }], current_page: 1, last_page: 1 },
        });
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
      await expect(block.getByText("A pré-visualização está sem imóveis")).toHaveAttribute(
        "title",
        /404/,
      );
    });
  });
}

const [newest] = editors as [EditorHarness];

test("keeps a shortcode a shortcode, and says what it can't hold", async ({ page, open }) => {
  const sentence = '<p>Na frase [imo-widget name="hero-search"] fica.</p>';
  await open(BODY, { head: newest.head });
  await newest.start(page, {
    text: `<p>[imo-widget name="general-contact" mensagem="Olá"]</p>${sentence}`,
  });
  const block = blocksIn(page, newest);
  await expect(block).toHaveCount(1);
  await block.dblclick();
  await page.getByLabel("Mensagem").fill("Olá\nAté já");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Num shortcode, «Mensagem» perderia as mudanças de linha.",
  );
  await page.getByLabel("Mensagem").fill('Quero "a casa" & o jardim');
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect
    .poll(() => saved(page, newest))
    .toBe(
      `<p>[imo-widget name="general-contact" mensagem='Quero "a casa" &amp; o jardim']</p>${sentence}`,
    );
});

test("offers the site's people by name", async ({ page, open }) => {
  const people = [
    { id: 7, name: "Marta Figueiredo", foto: "/f/7.jpg", link: "/agente/7", titulo: "Consultora" },
    { id: 8, name: "Rui Paiva" },
  ];
  await open(BODY, { head: newest.head });
  await newest.start(page, {
    text: "<p>um</p>",
    settings: { live: false, lists: { colaboradores: people } },
  });
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
  await expect
    .poll(() => saved(page, newest))
    .toContain('data-imo-widget="agent-contact" data-comercial="8"');
  await expect
    .poll(() => saved(page, newest))
    .toContain(
      "{&quot;name&quot;:&quot;Marta Figueiredo&quot;,&quot;titulo&quot;:&quot;Consultora&quot;",
    );
});

test("offers the site's lists in a shortcode, and previews who is in the chosen one", async ({
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
    localizacoes: [
      { name: "concelhos", label: "Os concelhos", entries: ["Ovar", { nome: "Espinho" }] },
    ],
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
