/** The settings for tests of the editors' core. */
import type { EditorSettings } from "../../editors/core/settings.ts";

/** The settings of a page on which the site says nothing of its own, and blocks have no preview. */
export const editorSettings: EditorSettings = {
  bundle: "/",
  live: false,
  format: "html",
  lists: {},
  named: null,
  apiBase: "",
  nonce: "",
};
