/** What the extension uses of TipTap 3; the host hands `Node` over, and nothing of theirs is imported. */

/** A node of the text. */
export type TipTapNode = { type: { name: string }; attrs: { tag: string } };

/** An editor. */
export type TipTapEditor = {
  isEditable: boolean;
  view: { dom: HTMLElement; focus(): void };
  state: { selection: { from: number; node?: TipTapNode } };
  commands: {
    setNodeSelection(position: number): boolean;
    updateAttributes(name: string, attributes: TipTapNode["attrs"]): boolean;
    insertContent(content: string | object): boolean;
  };
};

type Rule = { tag: string; priority: number; getAttrs?: (element: HTMLElement) => null | false };
type Shown = { node: TipTapNode; editor: TipTapEditor; getPos: () => number | undefined };
type View = {
  dom: HTMLElement;
  update: (node: TipTapNode) => boolean;
  ignoreMutation: () => boolean;
};

/** TipTap's class of nodes. */
export type TipTapNodeClass = {
  create(config: {
    name: string;
    group: "block" | "inline";
    inline: boolean;
    atom: boolean;
    draggable: boolean;
    addAttributes: () => object;
    parseHTML: () => Rule[];
    renderHTML: (given: { node: TipTapNode }) => Node | [string];
    addNodeView: () => (given: Shown) => View;
    addCommands?: () => Record<string, () => (given: { editor: TipTapEditor }) => boolean>;
    addKeyboardShortcuts: () => Record<string, (given: { editor: TipTapEditor }) => boolean>;
    onCreate?: (given: { editor: TipTapEditor }) => void;
  }): unknown;
};
