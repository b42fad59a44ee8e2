/**
 * A widget's page data as a form, made from its readers: what an editor fills in, the words of the fallback, and, folded
 * away, what only programmers need.
 */
import { attributeName } from "#runtime/page-data.ts";
import type { CatalogueKey } from "../../editors/core/catalogue.ts";
import { describeFallback } from "../../editors/core/fallback.ts";
import { getKeyEditing } from "../../editors/core/key-editing.ts";
import type { PageDataValues, Texts } from "../../editors/core/page-data-texts.ts";
import type { ReadFallback } from "../../editors/core/read-fallback.ts";
import { KeyControl } from "./KeyControl.tsx";
import type { Entry } from "./widget-entries.ts";

type Props = {
  /** The widget that is shown. */
  entry: Entry;
  /** What stands in the fields, by key. */
  texts: Texts;
  /** What the texts say, for the words of the usual fallback. */
  values: PageDataValues;
  /** What stands between the tags. */
  fallback: ReadFallback;
  /** A sentence about each key that is not right. */
  problems: Readonly<Record<string, string>>;
  /** A field was changed. */
  onEdit: (key: string, text: string) => void;
  /** The words of the fallback were changed. */
  onFallback: (text: string) => void;
};

/** One field per key of the widget's page data, each with what is wrong with it. */
export function PageDataForm({ entry, texts, values, fallback, problems, onEdit, onFallback }: Props) {
  const { widget, fields } = entry;
  const keys = Object.entries(fields).map(([key, field]) => ({ key, field }));
  const technical = keys.filter(({ field }) => field.form.isTechnical);
  const hasTechnicalProblem = technical.some(({ key }) => problems[key] !== undefined);
  const fieldOf = ({ key, field }: (typeof keys)[number]) => (
    <KeyField
      key={`${widget} ${key}`}
      name={key}
      field={field}
      text={texts[key] ?? ""}
      problem={problems[key]}
      onEdit={(text) => onEdit(key, text)}
    />
  );
  return (
    <section className="gallery-box" aria-labelledby="dados">
      <h3 id="dados">Dados da página</h3>
      <form className="gallery-form" onSubmit={(event) => event.preventDefault()} noValidate>
        {keys.filter(({ field }) => !field.form.isTechnical).map(fieldOf)}
        <FallbackField entry={entry} values={values} fallback={fallback} onFallback={onFallback} />
        <details className="gallery-details" open={hasTechnicalProblem || undefined}>
          <summary>Para quem programa</summary>
          <div className="gallery-form">
            {technical.map(fieldOf)}
            <KeyTable keys={keys} />
          </div>
        </details>
      </form>
    </section>
  );
}

type KeyFieldProps = {
  /** The key, as the JSON script names it. */
  name: string;
  /** How the key is read, and whether the tag needs it. */
  field: CatalogueKey;
  /** What stands in the field; empty leaves the key out. */
  text: string;
  /** What is wrong with it, in Portuguese. */
  problem: string | undefined;
  /** The editor typed; the new text. */
  onEdit: (text: string) => void;
};

function KeyField({ name, field, text, problem, onEdit }: KeyFieldProps) {
  const [id, label, hint, error] = [`campo-${name}`, `nome-${name}`, `nota-${name}`, `erro-${name}`];
  const { form: words } = field;
  const isGroup = ["ticks", "records"].includes(getKeyEditing(field).control);
  const title = `${words.label}${words.unit ? ` (${words.unit})` : ""}`;
  return (
    <div className="gallery-form__field">
      <div className="gallery-form__name">
        {isGroup ? (
          <span id={label}>{title}</span>
        ) : (
          <label id={label} htmlFor={id}>
            {title}
          </label>
        )}{" "}
        <code translate="no">{name}</code>
        {field.required && <span className="gallery-form__aside"> obrigatório</span>}
      </div>
      <KeyControl
        field={field}
        id={id}
        labelledBy={label}
        describedBy={problem ? `${error} ${hint}` : hint}
        isInvalid={problem !== undefined}
        text={text}
        onEdit={onEdit}
      />
      {problem && (
        <p id={error} className="gallery-form__error">
          {problem}
        </p>
      )}
      <p id={hint} className="gallery-form__hint">
        {`${words.help} ${defaultSentence(field)}`}
      </p>
    </div>
  );
}

type FallbackFieldProps = Pick<Props, "entry" | "values" | "fallback" | "onFallback">;

function FallbackField({ entry, values, fallback, onFallback }: FallbackFieldProps) {
  return (
    <div className="gallery-form__field">
      <div className="gallery-form__name">
        <label htmlFor="texto-alternativo">Texto alternativo</label>
      </div>
      <input
        id="texto-alternativo"
        value={fallback.text}
        placeholder={describeFallback(entry.fallback, values)}
        aria-describedby="nota-alternativo"
        autoComplete="off"
        onChange={(event) => onFallback(event.target.value)}
      />
      <p id="nota-alternativo" className="gallery-form__hint">
        {fallback.kept === null
          ? "O que se lê, como ligação, enquanto o componente não aparece, ou se não puder aparecer."
          : "A etiqueta colada tem uma alternativa própria, que se mantém tal como está até mudar este texto."}
      </p>
    </div>
  );
}

function KeyTable({ keys }: { keys: readonly { key: string; field: CatalogueKey }[] }) {
  return (
    <div className="gallery-table gallery-table--keys">
      <table>
        <caption>Nomes e tipos</caption>
        <thead>
          <tr>
            <th scope="col">Chave (JSON)</th>
            <th scope="col">Atributo</th>
            <th scope="col">Tipo</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ key, field }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>
                <code>{attributeName(key)}</code>
              </td>
              <td>{`${getKeyEditing(field).type}${field.required ? ", obrigatório" : ""}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function defaultSentence({ default: usual }: CatalogueKey): string {
  return usual === null || usual === "" ? "" : `Por omissão: ${String(usual)}.`;
}
