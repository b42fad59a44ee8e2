/** The options of the controls of an editor's form (docs/editors.md#the-form). */
import type { CatalogueKey } from "../core/catalogue.ts";
import type { NamedList } from "../core/named-lists.ts";
import type { ListEntry } from "../core/settings.ts";

/** The key and value of a control. */
export type ControlOptions = {
  field: CatalogueKey;
  /** Of the control, or of the group of controls. */
  id: string;
  /** The text to start with; empty leaves the key out. */
  text: string;
  /** The site's ready-made list for the key, empty without one. */
  list: readonly ListEntry[];
  /** The lists that the key may name, in a shortcode; `null` in a tag, which holds the records themselves. */
  named: readonly NamedList[] | null;
  /** It was changed; the new text. */
  onEdit: (text: string) => void;
};
