/**
 * Drives an editor in tests: provides a page with the editor and its text, and the few gestures
 * that differ between editors.
 */
import { fileURLToPath } from "node:url";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { build, type Rolldown } from "vite";

type Editor = {
  text: string;
  isReadOnly?: boolean;
  /** True to leave out the plugin. */
  isPlain?: boolean;
};

/** The options with which the editor starts. */
export type EditorOptions = Editor & {
  /** A second editor on the same page. */
  other?: Editor;
  /** The site's settings for its editors. */
  settings?: object;
};

/** The elements of `BODY` that contain the first and the second editor. */
const PLACES = ["folha", "outra"] as const;
type Place = (typeof PLACES)[number];

/** An editor's functions for the tests, which are in the page's `textos`. */
export type TextUnderTest = {
  get(): string;
  set(html: string): void;
  undo(): void;
  redo(): void;
  canUndo(): boolean;
  countBlocks(): number;
  /** Returns the text before the caret in its paragraph, from the editor's own state, which lags behind the browser's. */
  beforeCaret(): string;
  /** Restores the editor's own saved draft and returns the text; `null` for an editor without drafts. */
  draft(): Promise<string> | null;
};

export type EditorHarness = {
  name: string;
  /**
   * True for the newest version, which is tested fully; others are tested only in what a version
   * could change.
   */
  isNewest: boolean;
  /** True if tags stay unchanged, false if a parser rewrites them. */
  isExact: boolean;
  isFramed: boolean;
  /** True if the button is in the editor's toolbar, with the plugin's icon. */
  hasToolbar: boolean;
  /**
   * The buttons that open and close the source view, and its field; `null` for an editor without
   * one.
   */
  source: { open: string; close: string; field: string } | null;
  /** Matches the markup that the editor itself adds to a text. */
  own: RegExp;
  /** The keys that move the focus from the text to the toolbar, and from one button to the next. */
  toButton: { first: string; next: string };
  /** The keys that open the form of a selected block. */
  edit: readonly string[];
  /** Markup for the head of the page. */
  head: string;
  start(page: Page, options: EditorOptions): Promise<void>;
};

/** The body of a page; it has a button for editors that have none of their own. */
export const BODY =
  '<form action="/guardar"><button type="button" id="inserir" hidden>Inserir componente</button><div id="folha"></div><div id="outra"></div></form>';

/** Returns the page or the frame that contains the text. */
export function contentOf(
  page: Page,
  { isFramed }: EditorHarness,
  place: Place = "folha",
): FrameLocator | Page {
  return isFramed ? page.frameLocator(`#${place} .tox-edit-area__iframe`) : page;
}

/** Returns the blocks in the text; TinyMCE keeps a hidden copy of a selected block. */
export function blocksIn(page: Page, editor: EditorHarness, place: Place = "folha"): Locator {
  return editor.isFramed
    ? contentOf(page, editor, place).locator("[data-imo-bloco]:not([data-mce-bogus] *)")
    : page.locator(`#${place}, #${place} + .ck-editor`).locator(".imo-bloco");
}

function tinyMce(version: 5 | 6 | 7 | 8): EditorHarness {
  const folder = version === 8 ? "/node_modules/tinymce" : `/node_modules/tinymce${version}`;
  return {
    name: `TinyMCE ${version}`,
    isNewest: version === 8,
    isExact: true,
    isFramed: true,
    hasToolbar: true,
    source: { open: "Source code", close: "Save", field: ".tox-textarea" },
    own: /(?<=>)\n(?=<)|<p>(?:&nbsp;|\u00a0)<\/p>/g,
    toButton: { first: "Alt+F10", next: "Tab" },
    edit: ["Enter"],
    head: `<script src="${folder}/tinymce.min.js"></script>`,
    start: (page, options) =>
      run(page, options, (place, { text, isPlain, isReadOnly = false }) => [
        `const area = document.createElement("textarea");
        area.value = ${quote(text)};
        document.querySelector("#${place}").append(area);
        const [editor] = await tinymce.init({
          target: area, height: 600, menubar: false, license_key: "gpl", promotion: false, branding: false,
          plugins: "code autosave${version === 5 ? " paste" : ""}", toolbar: "undo redo | imowidgets | code",
          readonly: ${isReadOnly}, entity_encoding: "raw", convert_urls: false,
          autosave_ask_before_unload: false, autosave_restore_when_empty: false,
          ${isPlain ? "" : 'external_plugins: { imowidgets: "/vendor/imo-widgets/editors/tinymce.js?id=7" },'}
        });`,
        `get: () => editor.getContent(), set: (html) => editor.setContent(html),
        undo: () => editor.undoManager.undo(), redo: () => editor.undoManager.redo(),
        canUndo: () => editor.undoManager.hasUndo(),
        countBlocks: () => editor.getBody().querySelectorAll("[data-imo-bloco]").length,
        beforeCaret: () => {
          const { startContainer, startOffset } = editor.selection.getRng();
          return startContainer.textContent.slice(0, startOffset);
        },
        draft: async () => {
          const { storeDraft, restoreDraft } = editor.plugins.autosave;
          storeDraft();
          const kept = Object.entries(localStorage).find(([key]) => key.endsWith("draft"))?.[1] ?? "";
          editor.setContent("");
          restoreDraft();
          return kept;
        },`,
      ]),
  };
}

const ckeditor: EditorHarness = {
  name: "CKEditor 5",
  isNewest: true,
  isExact: true,
  isFramed: false,
  hasToolbar: true,
  source: { open: "Source", close: "Source", field: ".ck-source-editing-area textarea" },
  own: /<p>(?:&nbsp;|\u00a0)<\/p>/g,
  toButton: { first: "Alt+F10", next: "ArrowRight" },
  edit: ["Alt+F10", "Enter"],
  head: `<link rel="stylesheet" href="/node_modules/ckeditor5/dist/browser/ckeditor5.css">
    <script src="/node_modules/ckeditor5/dist/browser/ckeditor5.umd.js"></script>`,
  start: (page, options) =>
    run(page, options, (place, { text, isPlain, isReadOnly = false }) => [
      `${isPlain ? "" : 'const { default: imoWidgets } = await import("/vendor/imo-widgets/editors/ckeditor5.js");'}
      const { ClassicEditor, Essentials, Paragraph, Heading, Bold, List, GeneralHtmlSupport, SourceEditing, Autosave } = CKEDITOR;
      let draft = null;
      const editor = await ClassicEditor.create(document.querySelector("#${place}"), {
        licenseKey: "GPL",
        plugins: [Essentials, Paragraph, Heading, Bold, List, GeneralHtmlSupport, SourceEditing, Autosave,
          ${isPlain ? "" : "imoWidgets(CKEDITOR)"}],
        toolbar: ["undo", "redo", "bold", ${isPlain ? "" : '"imoWidgets",'} "sourceEditing"],
        htmlSupport: { allow: [{ name: /^(div|span|a|img|script)$/, attributes: true, classes: true, styles: true }] },
        autosave: { waitingTime: 10, save: async (one) => { draft = one.getData(); } },
        initialData: ${quote(text)},
      });
      if (${isReadOnly}) editor.enableReadOnlyMode("teste");`,
      `get: () => editor.getData(), set: (html) => editor.setData(html),
      undo: () => editor.execute("undo"), redo: () => editor.execute("redo"),
      canUndo: () => editor.commands.get("undo").isEnabled,
      countBlocks: () => editor.editing.view.getDomRoot().querySelectorAll(".imo-bloco").length,
      beforeCaret: () => {
        const { parent, offset } = editor.model.document.selection.getFirstPosition();
        return [...parent.getChildren()].map(({ data }) => data ?? "").join("").slice(0, offset);
      },
      draft: async () => { await editor.plugins.get("Autosave").save(); editor.setData(draft); return draft; },`,
    ]),
};

const tiptap: EditorHarness = {
  name: "TipTap 3",
  isNewest: true,
  isExact: false,
  isFramed: false,
  hasToolbar: false,
  source: null,
  own: /<p><\/p>/g,
  toButton: { first: "Shift+Tab", next: "Shift+Tab" },
  edit: ["Enter"],
  head: "",
  async start(page, options) {
    const body = await tiptapBundle();
    await page.route("**/tiptap-host.js", (route) =>
      route.fulfill({ body, contentType: "text/javascript" }),
    );
    await run(page, options, (place, { text, isPlain, isReadOnly = false }) => [
      `const { Editor, Node, StarterKit } = await import("/tiptap-host.js");
      const { default: imoWidgets } = await import("/vendor/imo-widgets/editors/tiptap.js");
      const editor = new Editor({
        element: document.querySelector("#${place}"),
        // In ms, so each change is a separate undo step, even if changes follow each other quickly.
        extensions: [StarterKit.configure({ undoRedo: { newGroupDelay: 1 } }), ${isPlain ? "" : "...imoWidgets({ Node })"}],
        content: ${quote(text)},
        editable: ${!isReadOnly},
      });
      const button = ${place === "folha"} ? document.querySelector("#inserir") : document.querySelector("#inserir").cloneNode(true);
      document.querySelector("#${place}").before(button);
      button.hidden = ${isPlain ?? false};
      button.addEventListener("click", () => editor.commands.imoWidget());`,
      `get: () => editor.getHTML(), set: (html) => editor.commands.setContent(html),
      undo: () => editor.commands.undo(), redo: () => editor.commands.redo(),
      canUndo: () => editor.can().undo(),
      countBlocks: () => editor.view.dom.querySelectorAll(".imo-bloco").length,
      beforeCaret: () => {
        const { parent, parentOffset } = editor.state.selection.$from;
        return parent.textContent.slice(0, parentOffset);
      },
      draft: () => null,`,
    ]);
  },
};

export const editors: EditorHarness[] = [
  tinyMce(8),
  ckeditor,
  tiptap,
  tinyMce(7),
  tinyMce(6),
  tinyMce(5),
];

/** Quotes a value for a script. */
function quote(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Returns the script that starts an editor, and the members of its `TextUnderTest`. */
type Script = (place: Place, editor: Editor) => [start: string, members: string];

/** Runs a script from a file of the site, as a content security policy requires. */
async function run(page: Page, options: EditorOptions, script: Script) {
  const { settings = { live: false }, other } = options;
  await page.evaluate((content) => {
    const element = document.createElement("script");
    Object.assign(element, { type: "application/json", id: "imo-editor", textContent: content });
    element.nonce = "abc";
    document.head.append(element);
  }, JSON.stringify(settings));
  const body = [options, ...(other ? [other] : [])].map((editor, at) => {
    const [start, members] = script(PLACES[at] ?? "folha", editor);
    return `textos[${at}] = await (async () => { ${start} return { ${members} }; })();`;
  });
  const source = `globalThis.textos = []; ${body.join("\n")} globalThis.pronto = true;`;
  await page.route("**/arranque.js", (route) =>
    route.fulfill({ body: source, contentType: "text/javascript" }),
  );
  await page.addScriptTag({ type: "module", url: "/arranque.js" });
  await page.waitForFunction(() => "pronto" in globalThis);
  await page.unroute("**/arranque.js");
}

let bundle: Promise<string> | undefined;

/** Builds the bundle once for all tests of a worker. */
function tiptapBundle(): Promise<string> {
  bundle ??= build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL("../../hosts/tiptap.ts", import.meta.url)),
        formats: ["es"],
      },
    },
  }).then((built) => (built as Rolldown.RolldownOutput[])[0]?.output[0].code ?? "");
  return bundle;
}
