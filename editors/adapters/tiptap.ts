/**
 * The extensions for TipTap 3 (docs/editors.md#tiptap): `extensions: [..., ...imoWidgets({ Node })]`, and a button of the
 * host's that runs `editor.commands.imoWidget()`. They get the editor's class from the host and hold none of its code.
 */

import { clipboardTags, tagOfBlock } from "../core/blocks.ts";
import { canonical } from "../core/canonical.ts";
import { drawCard } from "../core/card.ts";
import { openForm } from "../core/open-form.ts";
import { parseHtml } from "../core/parse-html.ts";
import { readBlock } from "../core/read-block.ts";
import { type EditorSettings, readSettings } from "../core/settings.ts";
import { isShortcode } from "../core/shortcode.ts";
import type { TipTapEditor, TipTapNode, TipTapNodeClass } from "./tiptap-types.ts";

/** Before the rules of any other node, which would take the tag apart. */
const FIRST = 1000;

/** The two nodes, for widgets in a text of their own and in a line. */
export default function imoWidgets({ Node }: { Node: TipTapNodeClass }): unknown[] {
  const settings = readSettings(import.meta.url);
  const edit = ({ editor }: { editor: TipTapEditor }) => {
    void editNode(editor, settings);
    return true;
  };
  const shared = (name: string, element: "div" | "span") => ({
    name,
    atom: true,
    draggable: true,
    addAttributes: () => ({
      tag: { default: "", rendered: false, parseHTML: (host: HTMLElement) => canonical(host.outerHTML) ?? "" },
    }),
    renderHTML: ({ node }: { node: TipTapNode }) =>
      parseHtml(tagOfBlock(encodeURIComponent(node.attrs.tag))).body.firstElementChild ?? ([element] as [string]),
    addNodeView: () => nodeView(name, element, settings),
    // The editor's own Enter would replace a selected block by an empty paragraph.
    addKeyboardShortcuts: () => ({
      Enter: (given: { editor: TipTapEditor }) => selectedNode(given.editor)?.type.name === name && edit(given),
    }),
  });
  return [
    Node.create({
      ...shared("imoWidget", "div"),
      group: "block",
      inline: false,
      parseHTML: () => [
        { tag: "div[data-imo-widget]", priority: FIRST },
        {
          tag: "p",
          priority: FIRST,
          getAttrs: ({ outerHTML }) => (isKnownShortcode(outerHTML, settings) ? null : false),
        },
      ],
      addCommands: () => ({ imoWidget: () => edit }),
      onCreate: ({ editor }) => takePastedTags(editor),
    }),
    Node.create({
      ...shared("imoWidgetInline", "span"),
      group: "inline",
      inline: true,
      parseHTML: () => [{ tag: "span[data-imo-widget]", priority: FIRST }],
    }),
  ];
}

function isKnownShortcode(html: string, settings: EditorSettings): boolean {
  return isShortcode(html) && readBlock(html, settings) !== null;
}

function nodeView(name: string, element: "div" | "span", settings: EditorSettings) {
  return ({ node, editor, getPos }: { node: TipTapNode; editor: TipTapEditor; getPos: () => number | undefined }) => {
    const dom = document.createElement(element);
    Object.assign(dom, { className: "imo-bloco", draggable: true });
    const draw = ({ attrs }: TipTapNode) => drawCard(dom, attrs.tag, settings);
    dom.addEventListener("dblclick", () => {
      const position = getPos();
      if (position !== undefined && editor.commands.setNodeSelection(position)) void editNode(editor, settings);
    });
    draw(node);
    const update = (next: TipTapNode) => {
      if (next.type.name !== name) return false;
      draw(next);
      return true;
    };
    return { dom, update, ignoreMutation: () => true };
  };
}

/** Tags that were pasted as text. The listener goes with the element. */
function takePastedTags(editor: TipTapEditor): void {
  editor.view.dom.addEventListener(
    "paste",
    (event) => {
      const tags = editor.isEditable && event.clipboardData ? clipboardTags(event.clipboardData) : null;
      if (!tags) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      editor.commands.insertContent(tags);
    },
    true,
  );
}

function selectedNode({ state }: TipTapEditor): TipTapNode | null {
  const { node } = state.selection;
  return node?.type.name.startsWith("imoWidget") ? node : null;
}

async function editNode(editor: TipTapEditor, settings: EditorSettings): Promise<void> {
  if (!editor.isEditable) return;
  const node = selectedNode(editor);
  const tag = node?.attrs.tag ?? "";
  const near = editor.view.dom;
  const written = await openForm(tag, { near, settings }, () => import("../form/form.ts"));
  // Not by the command, which waits for a frame: a key that came before it would be lost.
  editor.view.focus();
  if (written === null || written === tag) return;
  if (node) editor.commands.updateAttributes(node.type.name, { tag: written });
  else editor.commands.insertContent({ type: "imoWidget", attrs: { tag: written } });
}
