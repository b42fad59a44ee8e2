/** The tag to copy, always in step with the form, in the ways in which a page may hold it. */
import { CopyButton } from "./CopyButton.tsx";
import { includes } from "./snippet/page-includes.ts";
import { formatSnippet, type SnippetForm, snippetForms, snippetLabels, type Tag } from "./snippet/snippet.ts";

const notes: Record<SnippetForm, string> = {
  atributos: "Para o campo de texto de um CMS: os editores mantêm div com data-*.",
  json: "Para HTML escrito à mão, quando há listas.",
  shortcode: "Para a vista normal de um editor, num site em Laravel com o nosso pacote.",
  componente: "Com o pacote de Composer instalado.",
  blade: "Em qualquer página Blade, com ou sem o pacote.",
};

export type FieldProblem = { key: string; label: string };

type Props = {
  tag: Tag;
  form: SnippetForm;
  problems: readonly FieldProblem[];
  onForm: (form: SnippetForm) => void;
  onShow: (key: string) => void;
};

/** The tag in the chosen form, with a button to copy it, a warning where it is not right, and what a page includes once. */
export function SnippetBox({ tag, form, problems, onForm, onShow }: Props) {
  const written = formatSnippet(tag, form);
  return (
    <section className="gallery-box gallery-snippet" aria-labelledby="etiqueta">
      <h3 id="etiqueta">Etiqueta para copiar</h3>
      <fieldset className="gallery-forms">
        <legend className="site-hidden">Forma da etiqueta</legend>
        {snippetForms.map((one) => (
          <label key={one}>
            <input type="radio" name="forma" checked={one === form} onChange={() => onForm(one)} />
            {snippetLabels[one]}
          </label>
        ))}
      </fieldset>
      <p className="gallery-box__note">{notes[form]}</p>
      {form === "shortcode" && !tag.hasUsualFallback && (
        <p className="gallery-box__note">O texto alternativo não cabe num shortcode e fica de fora.</p>
      )}
      <Warning problems={problems} onShow={onShow} />
      {"problem" in written ? (
        <p className="gallery-snippet__warning">{`${written.problem} Use «HTML com atributos».`}</p>
      ) : (
        <>
          <Code text={written.text} label="Etiqueta" />
          <CopyButton text={written.text} label={problems.length > 0 ? "Copiar mesmo assim" : "Copiar a etiqueta"} />
        </>
      )}
      <details className="gallery-details">
        <summary>Linhas a incluir uma só vez por página</summary>
        {includes[form].map(({ about, label, text }) => (
          <div key={label} className="gallery-includes">
            <p className="gallery-box__note">{about}</p>
            <Code text={text} label={about} />
            <CopyButton text={text} label={label} />
          </div>
        ))}
      </details>
    </section>
  );
}

/** Says which fields to look at before the tag goes onto a page; there even when empty, so that it is heard. */
function Warning({ problems, onShow }: Pick<Props, "problems" | "onShow">) {
  return (
    <div role="status">
      {problems.length > 0 && (
        <p className="gallery-snippet__warning">
          {problems.length === 1 ? "Esta etiqueta tem um erro. Corrija: " : "Esta etiqueta tem erros. Corrija: "}
          {problems.map(({ key, label }) => (
            <button key={key} type="button" className="gallery-link" onClick={() => onShow(key)}>
              {label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** Code that scrolls, and so can be reached without a mouse. */
export function Code({ text, label }: { text: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    // biome-ignore lint/a11y/useSemanticElements: a <section> keeps no line breaks
    <pre className="gallery-code" tabIndex={0} role="region" aria-label={label}>
      <code translate="no">{text}</code>
    </pre>
  );
}
