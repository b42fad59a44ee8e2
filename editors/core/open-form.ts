/**
 * Opens the form, whose code and catalogue are a file of their own that is loaded when it is first wanted: who only reads or
 * writes a text pays for its blocks alone. What passes between the two is text, so that a page that was opened before an
 * update of the site still gets along with the new file (docs/editors.md#the-form).
 */
import type { EditorSettings } from "./settings.ts";

/** What the form is opened with. */
export type FormOptions = {
  /** The element that it was opened from, or the editor's own. */
  near: Element | null;
  settings: EditorSettings;
};

/** What the file of the form gives. */
export type FormModule = { openWidgetForm(source: string, options: FormOptions): Promise<string | null> };

let isLoading = false;

/**
 * @param source the tag that stands in the text; empty for a new one
 * @param load brings the file
 * @returns the tag as it is to stand in the text; `null` when the editor cancelled, or when the form could not come
 */
export async function openForm(
  source: string,
  options: FormOptions,
  load: () => Promise<FormModule>,
): Promise<string | null> {
  // A second click while the file is on its way.
  if (isLoading) return null;
  isLoading = true;
  const form = await load()
    .catch(sayThatItCannotCome)
    .finally(() => {
      isLoading = false;
    });
  return form ? form.openWidgetForm(source, options) : null;
}

function sayThatItCannotCome(cause: unknown): void {
  reportError(cause);
  alert("O formulário não abriu. Verifique a ligação à Internet e tente outra vez.");
}

/** Loads the form for a plugin that is no module, and so can't import it by its name. */
export function formBeside(scriptUrl: string, settings: EditorSettings): () => Promise<FormModule> {
  const url = formUrl(scriptUrl, settings);
  return () => import(/* @vite-ignore */ url) as Promise<FormModule>;
}

/** @param scriptUrl the plugin's own; the form lies beside it, and gets the version that the site put behind it */
export function formUrl(scriptUrl: string, { bundle }: Pick<EditorSettings, "bundle">): string {
  const plugin = new URL(scriptUrl || `${bundle}editors/`, document.baseURI);
  return new URL(`form.js${plugin.search}`, plugin).href;
}
