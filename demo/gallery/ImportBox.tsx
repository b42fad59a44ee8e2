/** Takes a tag that somebody pastes back into the form. */
import { useState } from "react";
import type { PageDataValues } from "./page-data-texts.ts";
import { parseSnippet } from "./parse-snippet.ts";
import { findEntry } from "./widget-entries.ts";

type Props = { onRead: (widget: string, values: PageDataValues) => void };

/** A field for a pasted tag. `onRead` gets the widget and its page data once the tag could be read. */
export function ImportBox({ onRead }: Props) {
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState("");

  function read() {
    const found = parseSnippet(text, (widget) => findEntry(widget)?.fields);
    if ("problem" in found) return setOutcome(found.problem);
    onRead(found.widget, found.values);
    setOutcome(`Lida: ${findEntry(found.widget)?.title}.`);
  }

  return (
    <section className="gallery-box" aria-labelledby="colar">
      <h3 id="colar">Ler uma etiqueta</h3>
      <form
        className="gallery-form"
        onSubmit={(event) => {
          event.preventDefault();
          read();
        }}
      >
        <div className="gallery-form__field">
          <label htmlFor="etiqueta-colada">Etiqueta colada</label>
          <textarea
            id="etiqueta-colada"
            rows={4}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-describedby="etiqueta-colada-nota"
          />
          <p id="etiqueta-colada-nota" className="gallery-form__hint">
            Qualquer uma das quatro formas; o formulário fica como ela diz.
          </p>
        </div>
        <span className="gallery-copy">
          <button type="submit" className="gallery-button">
            Ler a etiqueta
          </button>
          <span role="status">{outcome}</span>
        </span>
      </form>
    </section>
  );
}
