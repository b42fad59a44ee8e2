/** Settings for tests of the editors' core. */
import type { EditorSettings } from "../../editors/core/settings.ts";

/** The settings of a page without the site's own settings, on which blocks have no preview. */
export const editorSettings: EditorSettings = {
  bundle: "/",
  live: false,
  format: "html",
  lists: {},
  named: null,
  apiBase: "",
  nonce: "",
};
