/** What the tests of editors need of one: a page with it, its text, and the few gestures that differ from one to the next. */
import type { FrameLocator, Locator, Page } from "@playwright/test";

/** What the editor is started with. */
export type EditorOptions = {
  text: string;
  /** What the site says to its editors. */
  settings?: object;
  isReadOnly?: boolean;
  /** Whether our plugin is there. */
  isPlain?: boolean;
};

export type EditorHarness = {
  name: string;
  /** The newest version is tried fully, the others in what a version could change. */
  isNewest: boolean;
  /** For the head of the page. */
  head: string;
  /** For its body, before the editor starts. */
  body: string;
  start(page: Page, options: EditorOptions): Promise<void>;
};

type TinyMce = { init(options: object): Promise<unknown> };

/** The editor's global for what Playwright does not do by hand. */
export type TinyMceGlobal = {
  activeEditor: {
    getContent(options?: object): string;
    setContent(html: string, options?: object): void;
    focus(): void;
    selection: { select(node: Element): void; setCursorLocation(node: Node, offset: number): void; getNode(): Element };
    getBody(): HTMLElement;
    execCommand(name: string): void;
    undoManager: { undo(): void; redo(): void; data: unknown[]; hasUndo(): boolean };
    isDirty(): boolean;
    mode: { set(mode: string): void };
  };
  get(id: string): TinyMceGlobal["activeEditor"];
};

function tinyMce(version: 5 | 6 | 7 | 8): EditorHarness {
  const folder = version === 8 ? "/node_modules/tinymce" : `/node_modules/tinymce${version}`;
  return {
    name: `TinyMCE ${version}`,
    isNewest: version === 8,
    head: `<script src="${folder}/tinymce.min.js"></script>`,
    body: '<form action="/guardar"><textarea id="texto"></textarea></form>',
    async start(page, { text, settings, isReadOnly = false, isPlain = false }) {
      await page.evaluate(
        async ({ text, settings, isReadOnly, isPlain, version }) => {
          const area = document.querySelector("textarea") as HTMLTextAreaElement;
          area.value = text;
          if (settings) {
            const script = document.createElement("script");
            Object.assign(script, {
              type: "application/json",
              id: "imo-editor",
              textContent: JSON.stringify(settings),
            });
            script.nonce = "abc";
            document.head.append(script);
          }
          await (globalThis as unknown as { tinymce: TinyMce }).tinymce.init({
            selector: "textarea",
            height: 700,
            plugins: version === 5 ? "code paste" : "code",
            toolbar: "undo redo | imowidgets | code",
            menubar: false,
            license_key: "gpl",
            promotion: false,
            branding: false,
            readonly: isReadOnly,
            entity_encoding: "raw",
            convert_urls: false,
            ...(isPlain ? {} : { external_plugins: { imowidgets: "/vendor/imo-widgets/editors/tinymce.js" } }),
          });
        },
        { text, settings, isReadOnly, isPlain, version },
      );
    },
  };
}

export const editors: EditorHarness[] = [tinyMce(8), tinyMce(7), tinyMce(6), tinyMce(5)];

/** The editor's text area in its frame. */
export function bodyOf(page: Page): FrameLocator {
  return page.frameLocator(".tox-edit-area__iframe").first();
}

/** The blocks in the text; TinyMCE keeps a copy of a selected one out of sight. */
export function blocksIn(page: Page): Locator {
  return bodyOf(page).locator("[data-imo-bloco]:not([data-mce-bogus] *)");
}
