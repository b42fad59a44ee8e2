/** The settings of an editor's page on which the site says nothing of its own. */
import type { EditorSettings } from "../../editors/core/settings.ts";

export const editorSettings: EditorSettings = {
  bundle: "/",
  live: false,
  format: "html",
  lists: {},
  named: null,
  apiBase: "",
  nonce: "",
};
