/** TipTap as a host would bundle it. */
export { Editor, Node } from "@tiptap/core";
export { default as StarterKit } from "@tiptap/starter-kit";
