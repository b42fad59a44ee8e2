/** Converts widgets for CKEditor 5, whose parser sees only the placeholders of editors/block (docs/editors.md#ckeditor-5). */
import type { Editor, ModelElement, toWidget, ViewElement } from "ckeditor5";
import { blockTitle, clipboardTags, MARK, tagOfBlock, toBlocks } from "../block/blocks.ts";
import { drawCard } from "../block/card.ts";
import type { EditorSettings } from "../core/settings.ts";

export const KINDS = [
  { name: "imoWidget", element: "div", written: "div", inheritAllFrom: "$blockObject" },
  // Beside a picture the editor keeps a space as it is; beside an empty `span` it would write a hard one.
  { name: "imoWidgetInline", element: "span", written: "img", inheritAllFrom: "$inlineObject" },
] as const;
type Kind = (typeof KINDS)[number];

/** Tags become placeholders before the editor parses anything, also from the clipboard, and placeholders tags where it writes. */
export function guardContent({ data, editing }: Editor, settings: EditorSettings): void {
  const { htmlProcessor: processor } = data;
  const [toView, toData] = [processor.toView.bind(processor), processor.toData.bind(processor)];
  processor.toView = (html) => toView(toBlocks(html, settings));
  processor.toData = (view) =>
    toData(view).replace(new RegExp(`<(?:div|img) ${MARK}="([^"]*)">(?:</div>)?`, "g"), (_, tag) => tagOfBlock(tag));
  for (const { element } of KINDS) data.registerRawContentMatcher({ name: element, attributes: { [MARK]: true } });
  editing.view.document.on(
    "clipboardInput",
    (_event, input) => {
      const tags = clipboardTags(input.dataTransfer);
      if (tags !== null) input.content = processor.toView(tags);
    },
    { priority: "high" },
  );
}

export function convert(
  { model, conversion }: Editor,
  kind: Kind,
  settings: EditorSettings,
  { toWidget: makeWidget }: { toWidget: typeof toWidget },
) {
  const { name, element, written, inheritAllFrom } = kind;
  model.schema.register(name, { inheritAllFrom, allowAttributes: ["tag"] });
  conversion.for("upcast").elementToElement({
    converterPriority: "highest",
    // With all its attributes, or the editor's support for any HTML would wrap it once more.
    view: (view: ViewElement) =>
      view.name === element && view.hasAttribute(MARK)
        ? { name: true, attributes: [...view.getAttributeKeys()] }
        : null,
    model: (view, { writer }) => writer.createElement(name, { tag: tagOfBlock(view.getAttribute(MARK)) }),
  });
  conversion.for("dataDowncast").elementToElement({
    model: name,
    view: (block, { writer }) => writer.createEmptyElement(written, { [MARK]: encodeURIComponent(tagOf(block)) }),
  });
  conversion.for("editingDowncast").elementToStructure({
    model: { name, attributes: ["tag"] },
    view: (block, { writer }) => {
      const tag = tagOf(block);
      const card = writer.createRawElement(element, {}, (dom) => drawCard(dom, tag, settings));
      const container = writer.createContainerElement(element, { class: "imo-bloco" }, [card]);
      writer.setCustomProperty("imoWidget", true, container);
      return makeWidget(container, writer, { label: blockTitle(tag, settings), hasSelectionHandle: element === "div" });
    },
  });
}

export function tagOf(block: ModelElement | null): string {
  return String(block?.getAttribute("tag") ?? "");
}
