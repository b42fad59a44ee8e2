import type { Extensions, Node } from "@tiptap/core";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    imoWidgets: {
      /** Opens the form for the selected widget, or for a new one. */
      imoWidget: () => ReturnType;
    };
  }
}

/** The nodes for widgets, built from the editor's own class; spread them into `extensions`. */
export default function imoWidgets(classes: { Node: typeof Node }): Extensions;
