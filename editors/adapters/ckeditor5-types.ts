/** What the plugin uses of CKEditor 5; the host hands the classes over, and nothing of theirs is imported. */

type Options = Readonly<Record<string, unknown>>;
type Priority = { priority: "high" | "highest" };

/** An element of the editor's model, or of one of its views. */
export type CkElement = {
  name: string;
  getAttribute(name: string): string | undefined;
  getAttributeKeys(): Iterable<string>;
  hasAttribute(name: string): boolean;
  getCustomProperty(name: string): unknown;
};

/** What writes a model. */
export type CkModelWriter = {
  createElement(name: string, attributes: object): CkElement;
  setAttribute(name: string, value: string, element: CkElement): void;
};

/** What writes a view. */
export type CkViewWriter = {
  createEmptyElement(name: string, attributes: object): CkElement;
  createContainerElement(name: string, attributes: object, children: CkElement[]): CkElement;
  createRawElement(name: string, attributes: object, render: (element: HTMLElement) => void): CkElement;
  setCustomProperty(name: string, value: unknown, element: CkElement): void;
};

type Conversion = { elementToElement(rule: Options): Conversion; elementToStructure(rule: Options): Conversion };
type Selection = { getSelectedElement(): CkElement | null };
type ClipboardInput = { content?: unknown; dataTransfer: { getData(type: string): string } };

/** A button of the editor's. */
export type CkButton = {
  set(properties: Options): void;
  on(event: "execute", run: () => void): void;
  bind(name: string): { to(of: unknown, property: string, change: (value: boolean) => boolean): void };
};

/** An editor. */
export type CkEditor = {
  isReadOnly: boolean;
  data: {
    htmlProcessor: { toView(html: string): unknown; toData(view: unknown): string };
    registerRawContentMatcher(pattern: Options): void;
  };
  model: {
    schema: { register(name: string, rules: Options): void };
    document: { selection: Selection };
    change(run: (writer: CkModelWriter) => void): void;
    insertObject(element: CkElement, where: null, offset: null, options: Options): void;
    deleteContent(selection: Selection): void;
  };
  conversion: { for(direction: "upcast" | "dataDowncast" | "editingDowncast"): Conversion };
  editing: {
    view: {
      focus(): void;
      domRoots: Map<string, HTMLElement>;
      document: {
        on(event: "clipboardInput", listener: (event: unknown, data: ClipboardInput) => void, order: Priority): void;
      };
    };
  };
  ui: { componentFactory: { add(name: string, make: (locale: unknown) => CkButton): void } };
  plugins: { get(name: "WidgetToolbarRepository"): { register(name: string, options: Options): void } };
  on(event: "ready", run: () => void): void;
};

/** The classes that the plugin is made of: the `CKEDITOR` global, or an object with these five. */
export type CkNamespace = {
  Plugin: new (editor: CkEditor) => { readonly editor: CkEditor };
  Widget: unknown;
  WidgetToolbarRepository: unknown;
  ButtonView: new (locale: unknown) => CkButton;
  toWidget(element: CkElement, writer: CkViewWriter, options: Options): CkElement;
};
