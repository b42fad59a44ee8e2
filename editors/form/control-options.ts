/** The options of the controls of an editor's form (docs/editors.md#the-form). */
import type { CatalogueKey } from "../core/catalogue.ts";
import type { NamedList } from "../core/named-lists.ts";
import type { ListEntry } from "../core/settings.ts";

export type ControlOptions = {
  field: CatalogueKey;
  id: string;
  /** The text to start with; empty leaves the key out. */
  text: string;
  list: readonly ListEntry[];
  /** The lists that a shortcode's key may name; `null` in a tag. */
  named: readonly NamedList[] | null;
  onEdit: (text: string) => void;
};
