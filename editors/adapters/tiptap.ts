/** The extensions for TipTap 3 (docs/editors.md#tiptap), built from the host's own class. */

import type { Editor, Node as NodeClass, NodeViewRendererProps } from "@tiptap/core";
import { clipboardTags, tagOfBlock } from "../block/blocks.ts";
import { drawCard } from "../block/card.ts";
import { readBlock } from "../block/read-block.ts";
import { parseHtml } from "../core/parse-html.ts";
import { type EditorSettings, readSettings } from "../core/settings.ts";
import { openWidgetForm } from "../form/widget-dialog.ts";
import { canonical } from "../tag/canonical.ts";
import { isShortcode } from "../tag/shortcode.ts";

type TextNode = NodeViewRendererProps["node"];

/** Runs before the rules of any other node, which would take the tag apart. */
const FIRST = 1000;

export default function imoWidgets({ Node }: { Node: typeof NodeClass }): unknown[] {
  const settings = readSettings(import.meta.url);
  const insert = ({ editor }: { editor: Editor }) => {
    void openForm(editor, null, settings);
    return true;
  };
  const edit = ({ editor }: { editor: Editor }) => {
    void openForm(editor, selectedNode(editor), settings);
    return true;
  };
  const shared = (name: string, element: "div" | "span") => ({
    name,
    atom: true,
    draggable: true,
    addAttributes: () => ({
      tag: {
        default: "",
        rendered: false,
        parseHTML: (host: HTMLElement) => canonical(host.outerHTML) ?? "",
      },
    }),
    renderHTML: ({ node }: { node: TextNode }) =>
      parseHtml(tagOfBlock(encodeURIComponent(node.attrs.tag))).body.firstElementChild ??
      ([element] as [string]),
    addNodeView: () => nodeView(name, element, settings),
    // The editor's own Enter would replace a selected block with an empty paragraph.
    addKeyboardShortcuts: () => ({
      Enter: (props: { editor: Editor }) =>
        selectedNode(props.editor)?.type.name === name && edit(props),
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
          getAttrs: ({ outerHTML: html }) =>
            isShortcode(html) && readBlock(html, settings) ? null : false,
        },
      ],
      addCommands: () => ({ imoWidget: () => insert }) as object,
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

function nodeView(name: string, element: "div" | "span", settings: EditorSettings) {
  return ({ node, editor, getPos }: NodeViewRendererProps) => {
    const dom = document.createElement(element);
    Object.assign(dom, { className: "imo-bloco", draggable: true });
    const draw = ({ attrs }: TextNode) => drawCard(dom, attrs.tag, settings);
    dom.addEventListener("dblclick", () => {
      const position = getPos();
      if (position !== undefined && editor.commands.setNodeSelection(position))
        void openForm(editor, selectedNode(editor), settings);
    });
    draw(node);
    const update = (next: TextNode) => {
      if (next.type.name !== name) return false;
      draw(next);
      return true;
    };
    return { dom, update, ignoreMutation: () => true };
  };
}

/** Inserts tags that were pasted as text. The listener goes away with the element. */
function takePastedTags(editor: Editor): void {
  editor.view.dom.addEventListener(
    "paste",
    (event) => {
      const tags =
        editor.isEditable && event.clipboardData ? clipboardTags(event.clipboardData) : null;
      if (!tags) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      editor.commands.insertContent(tags);
    },
    true,
  );
}

function selectedNode({ state }: Editor): TextNode | null {
  const { node } = state.selection as { node?: TextNode };
  return node?.type.name.startsWith("imoWidget") ? node : null;
}

/**
 * Opens the form and writes its tag into the document.
 * @param node the node to edit; `null` for a new one, inserted at the caret or after the selected
 * block
 */
async function openForm(
  editor: Editor,
  node: TextNode | null,
  settings: EditorSettings,
): Promise<void> {
  if (!editor.isEditable) return;
  const tag = node?.attrs.tag ?? "";
  const near = editor.view.dom;
  const written = await openWidgetForm(tag, { near, settings });
  // TipTap's `focus` command waits for a frame, so a key pressed before that would be lost.
  editor.view.focus();
  if (written === null || written === tag) return;
  if (node) editor.commands.updateAttributes(node.type.name, { tag: written });
  else insertNode(editor, { type: "imoWidget", attrs: { tag: written } });
}

/**
 * Inserts after a selected block. TipTap would replace it, and the block inserted last is selected.
 */
function insertNode(editor: Editor, content: { type: string; attrs: object }): void {
  const selected = selectedNode(editor);
  const { $to, to } = editor.state.selection;
  if (!selected) editor.commands.insertContent(content);
  else
    editor.commands.insertContentAt(selected.isInline ? $to.after() : to, content, {
      updateSelection: true,
    });
}
