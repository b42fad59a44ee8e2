/**
 * A widget's page data as a form: the editors' own (editors/form), which is no React component and lives in a shadow root,
 * and below it the names that programmers write.
 */
import { type RefObject, useEffect, useRef } from "react";
import { attributeName } from "#runtime/mount/page-data.ts";
import { getKeyEditing } from "../../editors/core/key-editing.ts";
import type { Texts } from "../../editors/core/page-data-texts.ts";
import fieldsCss from "../../editors/form/fields.css?inline";
import { type PageDataForm as Form, type FormTexts, pageDataForm } from "../../editors/form/page-data-form.ts";
import type { ReadFallback } from "../../editors/tag/fallback.ts";
import type { Entry } from "./widget-entries.ts";

type Props = {
  entry: Entry;
  texts: Texts;
  fallback: ReadFallback;
  /** Where the form is kept, to lead to one of its fields. */
  form: RefObject<Form | null>;
  onEdit: (typed: FormTexts) => void;
};

/** One field per key of the widget's page data. Another example or widget needs another `key`: the form keeps its own state. */
export function PageDataForm({ entry, texts, fallback, form, onEdit }: Props) {
  const place = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is made once, and what it says comes by onEdit
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fieldsCss);
    root.adoptedStyleSheets = [sheet];
    form.current = pageDataForm({ entry, texts, fallback, lists: {}, onEdit });
    form.current.judge();
    root.replaceChildren(form.current.element);
  }, []);

  return (
    <section className="gallery-box" aria-labelledby="dados">
      <h3 id="dados">Dados da página</h3>
      <div ref={place} />
      <details>
        <summary>Nomes e tipos</summary>
        <div className="site-scroll">
          <table className="site-table">
            <thead>
              <tr>
                {["Campo", "Chave (JSON)", "Atributo", "Tipo"].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Object.entries(entry.fields).map(([key, field]) => (
                <tr key={key}>
                  <th scope="row">{field.form.label}</th>
                  <td>{key}</td>
                  <td>{attributeName(key)}</td>
                  <td>{`${getKeyEditing(field).type}${field.required ? ", obrigatório" : ""}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
