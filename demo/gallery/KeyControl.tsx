/** The control for one key of the page data: whichever its reader's schema asks for. */
import type { CatalogueKey } from "../../editors/core/catalogue.ts";
import { getKeyEditing, wordLabel } from "../../editors/core/key-editing.ts";
import { holdsRecords, namesAsRecords } from "../../editors/core/page-data-texts.ts";
import { RecordsField } from "./RecordsField.tsx";
import { TicksField } from "./TicksField.tsx";

type Props = {
  /** How the key is read, and whether the tag needs it. */
  field: CatalogueKey;
  /** Of the control, or of the group of controls. */
  id: string;
  /** The element that names it. */
  labelledBy: string;
  /** The elements that say more: its help, its problem. */
  describedBy: string;
  /** Whether what stands there is not right. */
  isInvalid: boolean;
  /** What stands there; empty leaves the key out. */
  text: string;
  /** It was changed; the new text. */
  onEdit: (text: string) => void;
};

/** One control, or a group of them. */
export function KeyControl({ field, isInvalid, text, onEdit, ...names }: Props) {
  const editing = getKeyEditing(field);
  const { form: words } = field;
  const { id, labelledBy, describedBy } = names;
  if (editing.control === "ticks") return <TicksField {...names} field={field} text={text} onEdit={onEdit} />;
  const takesNames = editing.control === "list" && editing.parts.length > 0;
  if (editing.control === "records" || (takesNames && holdsRecords(text))) {
    const rows = { entry: words.entry ?? "linha", parts: editing.parts, isInvalid, text, onEdit };
    return <RecordsField {...names} {...rows} />;
  }
  const control = {
    id,
    value: text,
    "aria-labelledby": labelledBy,
    "aria-describedby": describedBy,
    "aria-invalid": isInvalid || undefined,
    "aria-required": field.required || undefined,
    onChange: (event: { target: { value: string } }) => onEdit(event.target.value),
  };
  const lines = Math.max(words.isLong ? 3 : 2, text.split("\n").length);
  if (takesNames) {
    return (
      <>
        <textarea {...control} rows={lines} />
        <button type="button" onClick={() => onEdit(namesAsRecords(text, editing.parts[0]?.name ?? ""))}>
          Preencher em linhas
        </button>
      </>
    );
  }
  if (editing.control === "choice") return <Choice {...control} field={field} choices={editing.choices} />;
  if (editing.control === "json") return <textarea {...control} rows={8} spellCheck={false} />;
  if (editing.control === "list" || words.isLong) return <textarea {...control} rows={lines} />;
  return <input {...control} inputMode={editing.control === "number" ? "decimal" : "text"} autoComplete="off" />;
}

type ChoiceProps = { value: string; onChange: (event: { target: { value: string } }) => void };

function Choice({ field, choices, ...control }: ChoiceProps & { field: CatalogueKey; choices: readonly string[] }) {
  const isUnknown = control.value !== "" && !choices.includes(control.value);
  return (
    <select {...control}>
      <option value="">(por omissão)</option>
      {isUnknown && <option>{control.value}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {wordLabel(field, choice)}
        </option>
      ))}
    </select>
  );
}
