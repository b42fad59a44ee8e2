/** The parts of TipTap that a host would bundle. */
export { Editor, Node } from "@tiptap/core";
export { default as StarterKit } from "@tiptap/starter-kit";
