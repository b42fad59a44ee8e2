/** The tag to copy, always in step with the form, in the four ways in which a page may hold it. */
import { CopyButton } from "./CopyButton.tsx";
import { formatSnippet, INCLUDES, type SnippetForm, snippetForms, snippetLabels, type Tag } from "./snippet.ts";

const notes: Record<SnippetForm, string> = {
  atributos: "Para o campo de texto de um CMS: os editores deixam ficar div com data-*.",
  json: "Para HTML escrito à mão, quando há listas.",
  componente: "Com o pacote de Composer instalado.",
  blade: "Em qualquer página Blade, sem instalar nada.",
};

type Props = { tag: Tag; form: SnippetForm; onForm: (form: SnippetForm) => void };

/** The tag in the chosen form, with a button to copy it, and the two lines that a page includes once. */
export function SnippetBox({ tag, form, onForm }: Props) {
  const text = formatSnippet(tag, form);
  return (
    <section className="gallery-box" aria-labelledby="etiqueta">
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
      <Code text={text} label="Etiqueta" />
      <CopyButton text={text} label="Copiar a etiqueta" />
      <details className="gallery-details">
        <summary>Uma só vez por página</summary>
        <Code text={INCLUDES} label="Linhas da página" />
        <CopyButton text={INCLUDES} label="Copiar as duas linhas" />
      </details>
    </section>
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
