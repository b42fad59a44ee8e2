/** What the plugin uses of TinyMCE, the same in 5 to 8; their own types differ from one to the next. */

type Listener = (event: KeyboardEvent & { content: string; format?: string; target: Element }) => void;
type Button = { text?: string; icon?: string; tooltip?: string; onAction: () => void };

/** A node of TinyMCE's serializer. */
export type TinyMceNode = {
  constructor: new (name: string, type: number) => TinyMceNode;
  raw: boolean;
  value: string;
  attr(name: string): string | undefined;
  replace(other: TinyMceNode): void;
};

/** An editor. */
export type TinyMceEditor = {
  on(events: string, listener: Listener, isFirst?: boolean): void;
  focus(): void;
  insertContent(html: string): void;
  getContent(options?: { no_events?: boolean }): string;
  execCommand(name: string): void;
  addCommand(name: string, run: () => void): void;
  getBody(): HTMLElement;
  getElement(): HTMLElement;
  getWin(): Window & typeof globalThis;
  mode: { isReadOnly(): boolean };
  dom: {
    setAttrib(element: Element, name: string, value: string): void;
    create(name: string, attributes: object, html: string): HTMLElement;
    insertAfter(element: Element, reference: Element): void;
  };
  selection: {
    getNode(): Element;
    getBookmark(type: number, isNormalized: boolean): unknown;
    moveToBookmark(bookmark: unknown): void;
    select(element: Element): void;
    setCursorLocation(element: Element, offset: number): void;
  };
  undoManager: { transact(change: () => void): void };
  serializer: { addAttributeFilter(name: string, filter: (nodes: TinyMceNode[]) => void): void };
  ui: {
    registry: {
      addIcon(name: string, svg: string): void;
      addButton(name: string, button: Button): void;
      addMenuItem(name: string, item: Button): void;
      addContextToolbar(
        name: string,
        toolbar: { predicate: (node: Element) => boolean; items: string; position: string; scope: string },
      ): void;
    };
  };
};

/** The global. */
export type TinyMce = {
  PluginManager: { add(name: string, plugin: (this: unknown, editor: TinyMceEditor) => void): void };
};
