/** The tag to copy, always in step with the form, in each format that a page can hold. */
import { CopyBox } from "./CopyBox.tsx";
import { includes } from "./snippet/page-includes.ts";
import {
  formatSnippet,
  type SnippetForm,
  snippetForms,
  snippetTexts,
  type Tag,
} from "./snippet/snippet.ts";

type Props = {
  tag: Tag;
  form: SnippetForm;
  /** The keys with problems, and their labels in the form. */
  problems: readonly { key: string; label: string }[];
  onForm: (form: SnippetForm) => void;
  onShow: (key: string) => void;
};

/**
 * The tag in the chosen format: a button to copy it, a warning if it has errors, and the lines that
 * a page includes once.
 */
export function SnippetBox({ tag, form, problems, onForm, onShow }: Props) {
  const written = formatSnippet(tag, form);
  return (
    <section className="gallery-box gallery-snippet" aria-labelledby="etiqueta">
      <h3 id="etiqueta">Etiqueta para copiar</h3>
      <fieldset>
        <legend className="site-hidden">Forma da etiqueta</legend>
        {snippetForms.map((one) => (
          <label key={one}>
            <input type="radio" name="forma" checked={one === form} onChange={() => onForm(one)} />
            {snippetTexts[one].label}
          </label>
        ))}
      </fieldset>
      <p className="gallery-note">{snippetTexts[form].about}</p>
      {form === "shortcode" && !tag.hasUsualFallback && (
        <p className="gallery-note">O texto alternativo não cabe num shortcode e fica de fora.</p>
      )}
      {/* Present even when empty, because a live region that is added together with its text
          isn't announced. */}
      <div role="status">
        {problems.length > 0 && (
          <p className="gallery-warning">
            {problems.length === 1
              ? "Esta etiqueta tem um erro. Corrija: "
              : "Esta etiqueta tem erros. Corrija: "}
            {problems.map(({ key, label }) => (
              <button key={key} type="button" onClick={() => onShow(key)}>
                {label}
              </button>
            ))}
          </p>
        )}
      </div>
      {"problem" in written ? (
        <p className="gallery-warning">{`${written.problem} Use «HTML com atributos».`}</p>
      ) : (
        <CopyBox
          text={written.text}
          about="Etiqueta"
          label={problems.length > 0 ? "Copiar mesmo assim" : "Copiar a etiqueta"}
        />
      )}
      <details>
        <summary>Linhas a incluir uma só vez por página</summary>
        {includes[form].map(({ about, label, text }) => (
          <div key={label}>
            <p className="gallery-note">{about}</p>
            <CopyBox text={text} about={about} label={label} />
          </div>
        ))}
      </details>
    </section>
  );
}
