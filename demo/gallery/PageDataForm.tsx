/**
 * A widget's page data as a form, made from its readers. What is wrong with a value is said by the bundle's own reading
 * of it, in the words that the console would have.
 */
import { attributeName } from "#runtime/page-data.ts";
import type { PageDataKey } from "#runtime/readers.ts";
import { getKeyEditing } from "./key-editing.ts";
import { getKeyText } from "./key-texts.ts";
import { findProblems } from "./page-data-problems.ts";
import { parseTexts, type Texts } from "./page-data-texts.ts";
import type { SnippetForm } from "./snippet.ts";
import type { Entry } from "./widget-entries.ts";

type Props = { entry: Entry; texts: Texts; form: SnippetForm; onEdit: (key: string, text: string) => void };

/** One field per key of the widget's page data, each with the error that the bundle would report for it. */
export function PageDataForm({ entry, texts, form, onEdit }: Props) {
  const { widget, fields } = entry;
  const problems = findProblems({ widget, fields, values: parseTexts(fields, texts) }, form);
  return (
    <section className="gallery-box" aria-labelledby="dados">
      <h3 id="dados">Dados da página</h3>
      <form className="gallery-form" onSubmit={(event) => event.preventDefault()} noValidate>
        {Object.entries(fields).map(([key, field]) => (
          <KeyField
            key={`${widget} ${key}`}
            name={key}
            field={field}
            about={getKeyText(widget, key)?.help ?? ""}
            text={texts[key] ?? ""}
            problem={problems[key]}
            onEdit={(text) => onEdit(key, text)}
          />
        ))}
      </form>
    </section>
  );
}

type KeyFieldProps = {
  /** The key, as the JSON script names it. */
  name: string;
  /** How the key is read, and whether the tag needs it. */
  field: PageDataKey;
  /** What the key is for, in Portuguese. */
  about: string;
  /** What stands in the field; empty leaves the key out. */
  text: string;
  /** The bundle's own message about the value. */
  problem: string | undefined;
  /** The editor typed; the new text. */
  onEdit: (text: string) => void;
};

function KeyField({ name, field, about, text, problem, onEdit }: KeyFieldProps) {
  const [id, hint, error] = [`campo-${name}`, `nota-${name}`, `erro-${name}`];
  const control = {
    id,
    value: text,
    "aria-describedby": problem ? `${error} ${hint}` : hint,
    "aria-invalid": problem ? true : undefined,
    "aria-required": field.required || undefined,
    onChange: (event: { target: { value: string } }) => onEdit(event.target.value),
  };
  return (
    <div className="gallery-form__field">
      <label htmlFor={id}>
        {name}
        <span className="gallery-form__aside">
          {" "}
          {attributeName(name)}, {getKeyEditing(field).label}
          {field.required && ", obrigatório"}
        </span>
      </label>
      <Control field={field} control={control} />
      {problem && (
        <p id={error} className="gallery-form__error" lang="en">
          {problem}
        </p>
      )}
      <p id={hint} className="gallery-form__hint">
        {about} {defaultSentence(field)}
      </p>
    </div>
  );
}

type ControlProps = { id: string; value: string; onChange: (event: { target: { value: string } }) => void };

function Control({ field, control }: { field: PageDataKey; control: ControlProps }) {
  const editing = getKeyEditing(field);
  switch (editing.control) {
    case "choice":
      return (
        <select {...control}>
          <option value="">(por omissão)</option>
          {editing.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      );
    case "json":
      return <textarea {...control} rows={8} spellCheck={false} />;
    case "list":
      return <textarea {...control} rows={Math.max(2, control.value.split("\n").length)} />;
    default:
      return <input {...control} inputMode={editing.control === "number" ? "decimal" : "text"} autoComplete="off" />;
  }
}

function defaultSentence({ fallback }: PageDataKey): string {
  return fallback === undefined || fallback === "" ? "" : `Por omissão: ${String(fallback)}.`;
}
