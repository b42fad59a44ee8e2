/** The editors that take our plugin as a factory, each on a page of its own, with the same few gestures for both. */
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { build, type Rolldown } from "vite";
import type { EditorOptions } from "./editor-harness.ts";

/** What the page's script leaves for the tests. */
export type TextUnderTest = { get(): string; set(html: string): void; undo(): void; redo(): void; canUndo(): boolean };

export type FactoryEditor = {
  name: string;
  /** Whether tags stay to the letter, or as a parser writes them. */
  isExact: boolean;
  /** Whether the button stands in a toolbar of the editor's, with our picture. */
  hasToolbar: boolean;
  /** What the editor itself adds to a text. */
  own: RegExp;
  /** The keys that open the form of a selected block. */
  edit: readonly string[];
  head: string;
  start(page: Page, options: EditorOptions): Promise<void>;
};

/** The body of the page: the button of an editor that has none of its own lies beside it. */
export const BODY = '<button type="button" id="inserir" hidden>Inserir componente</button><div id="folha"></div>';

/** The text as a script may hold it. */
const quote = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const ckeditor: FactoryEditor = {
  name: "CKEditor 5",
  isExact: true,
  hasToolbar: true,
  own: /<p>(?:&nbsp;|\u00a0)<\/p>/g,
  edit: ["Alt+F10", "Enter"],
  head: `<link rel="stylesheet" href="/node_modules/ckeditor5/dist/browser/ckeditor5.css">
    <script src="/node_modules/ckeditor5/dist/browser/ckeditor5.umd.js"></script>`,
  start: (page, { text, isReadOnly = false, isPlain = false }) =>
    run(
      page,
      `import imoWidgets from "/vendor/imo-widgets/editors/ckeditor5.js";
      const { ClassicEditor, Essentials, Paragraph, Heading, Bold, List, GeneralHtmlSupport } = CKEDITOR;
      const editor = await ClassicEditor.create(document.querySelector("#folha"), {
        licenseKey: "GPL",
        plugins: [Essentials, Paragraph, Heading, Bold, List, GeneralHtmlSupport, ${isPlain ? "" : "imoWidgets(CKEDITOR)"}],
        toolbar: ["undo", "redo", "bold", ${isPlain ? "" : '"imoWidgets"'}],
        htmlSupport: { allow: [{ name: /^(div|span|a|img|script)$/, attributes: true, classes: true, styles: true }] },
        initialData: ${quote(text)},
      });
      if (${isReadOnly}) editor.enableReadOnlyMode("teste");
      globalThis.texto = {
        get: () => editor.getData(), set: (html) => editor.setData(html),
        undo: () => editor.execute("undo"), redo: () => editor.execute("redo"),
        canUndo: () => editor.commands.get("undo").isEnabled,
      };`,
    ),
};

const tiptap: FactoryEditor = {
  name: "TipTap 3",
  isExact: false,
  hasToolbar: false,
  own: /<p><\/p>/g,
  edit: ["Enter"],
  head: "",
  async start(page, { text, isReadOnly = false, isPlain = false }) {
    const body = await tiptapBundle();
    await page.route("**/tiptap-host.js", (route) => route.fulfill({ body, contentType: "text/javascript" }));
    await run(
      page,
      `import { Editor, Node, StarterKit } from "/tiptap-host.js";
      import imoWidgets from "/vendor/imo-widgets/editors/tiptap.js";
      const editor = new Editor({
        element: document.querySelector("#folha"),
        extensions: [StarterKit, ${isPlain ? "" : "...imoWidgets({ Node })"}],
        content: ${quote(text)},
        editable: ${!isReadOnly},
      });
      const button = document.querySelector("#inserir");
      button.hidden = false;
      button.addEventListener("click", () => editor.commands.imoWidget());
      globalThis.texto = {
        get: () => editor.getHTML(), set: (html) => editor.commands.setContent(html),
        undo: () => editor.commands.undo(), redo: () => editor.commands.redo(),
        canUndo: () => editor.can().undo(),
      };`,
    );
  },
};

export const factoryEditors = [ckeditor, tiptap];

/** The blocks in the text. */
export function blocksIn(page: Page): Locator {
  return page.locator("[contenteditable] .imo-bloco");
}

async function run(page: Page, script: string): Promise<void> {
  await page.evaluate(() => {
    const settings = document.createElement("script");
    Object.assign(settings, { type: "application/json", id: "imo-editor", textContent: '{"live":false}' });
    document.head.append(settings);
  });
  await page.addScriptTag({ type: "module", content: script });
  await page.waitForFunction(() => "texto" in globalThis);
}

let bundle: Promise<string> | undefined;

/** Once for all tests of a worker. */
function tiptapBundle(): Promise<string> {
  bundle ??= build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL("../hosts/tiptap.ts", import.meta.url)), formats: ["es"] },
    },
  }).then((built) => (built as Rolldown.RolldownOutput[])[0]?.output[0].code ?? "");
  return bundle;
}
