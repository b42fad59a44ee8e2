import { type FormEvent, useState } from "react";
import { type PastedTag, parseSnippet } from "./snippet/parse-snippet.ts";
import { findEntry } from "./widget-entries.ts";

/** A field for pasting a tag. `onRead` is called with the tag's content if it could be read. */
export function ImportBox({ onRead }: { onRead: (pasted: PastedTag) => void }) {
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<{ said: string; notices: readonly string[] }>({
    said: "",
    notices: [],
  });

  function read(event: FormEvent) {
    event.preventDefault();
    const found = parseSnippet(text);
    if ("problem" in found) return setOutcome({ said: found.problem, notices: [] });
    onRead(found);
    setOutcome({
      said: `Etiqueta lida: ${findEntry(found.widget)?.title}.`,
      notices: found.notices,
    });
  }

  return (
    <section className="gallery-box" aria-labelledby="colar">
      <h3 id="colar">Ler uma etiqueta</h3>
      <form onSubmit={read}>
        <label htmlFor="etiqueta-colada">Etiqueta colada</label>
        <textarea
          id="etiqueta-colada"
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-describedby="etiqueta-colada-nota"
        />
        <p id="etiqueta-colada-nota" className="gallery-note">
          Em HTML, ou um shortcode; os campos são preenchidos com o que lá estiver.
        </p>
        <button type="submit">Ler a etiqueta</button>
        <div role="status">
          {outcome.said}
          {outcome.notices.map((notice) => (
            <p key={notice} className="gallery-warning">{`${notice} Ficou de fora.`}</p>
          ))}
        </div>
      </form>
    </section>
  );
}
