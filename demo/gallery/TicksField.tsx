/** Words of a closed list as tick boxes; a word that no list knows stays ticked until it is taken away. */
import type { CatalogueKey } from "../../editors/core/catalogue.ts";
import { getKeyEditing, NONE, wordLabel } from "../../editors/core/key-editing.ts";

type Props = {
  /** Of the group, to lead there from a list of problems. */
  id: string;
  /** The element that names the group. */
  labelledBy: string;
  /** The elements that say more. */
  describedBy: string;
  /** The key, with the words to choose from. */
  field: CatalogueKey;
  /** The chosen words, one a line; empty leaves the key out. */
  text: string;
  /** A box was ticked; the new text. */
  onEdit: (text: string) => void;
};

/** One tick box for each word. */
export function TicksField({ id, labelledBy, describedBy, field, text, onEdit }: Props) {
  const { choices, isAllByDefault } = getKeyEditing(field);
  const written = text.split("\n").flatMap((line) => line.trim() || []);
  const chosen = isAllByDefault && written.length === 0 ? choices : written.filter((word) => word !== NONE);
  const words = [...choices, ...chosen.filter((word) => !choices.includes(word))];

  function toggle(word: string) {
    const next = words.filter((one) => chosen.includes(one) !== (one === word));
    if (isAllByDefault && next.length === 0) return onEdit(NONE);
    onEdit(isAllByDefault && next.length === choices.length ? "" : next.join("\n"));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: its name stands in the line that all fields have
    <div
      id={id}
      className="gallery-ticks"
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      tabIndex={-1}
    >
      {words.map((word) => (
        <label key={word}>
          <input type="checkbox" checked={chosen.includes(word)} onChange={() => toggle(word)} />
          {wordLabel(field, word)}
        </label>
      ))}
    </div>
  );
}
