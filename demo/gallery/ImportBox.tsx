/** Takes a tag that somebody pastes back into the form. */
import { useState } from "react";
import { type PastedTag, parseSnippet } from "./snippet/parse-snippet.ts";
import { findEntry, knownWidgets } from "./widget-entries.ts";

type Outcome = { said: string; notices: readonly string[] };

/** A field for a pasted tag. `onRead` gets what the tag says once it could be read. */
export function ImportBox({ onRead }: { onRead: (pasted: PastedTag) => void }) {
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<Outcome>({ said: "", notices: [] });

  function read() {
    const found = parseSnippet(text, knownWidgets);
    if ("problem" in found) return setOutcome({ said: found.problem, notices: [] });
    onRead(found);
    setOutcome({ said: `Etiqueta lida: ${findEntry(found.widget)?.title}.`, notices: found.notices });
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
            Em HTML, ou um shortcode; os campos são preenchidos com o que lá estiver.
          </p>
        </div>
        <span className="gallery-copy">
          <button type="submit" className="gallery-button">
            Ler a etiqueta
          </button>
          <span role="status">
            {outcome.said}
            {outcome.notices.map((notice) => (
              <span key={notice} className="gallery-notice">{`${notice} Ficou de fora.`}</span>
            ))}
          </span>
        </span>
      </form>
    </section>
  );
}
