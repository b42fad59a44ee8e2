/** Copies a text and says so; where the browser forbids it, says how to do it by hand. */
import { useEffect, useState } from "react";

type Outcome = "" | "Copiado." | "O navegador não deixou copiar: selecione o texto e use Ctrl+C.";

/** A button that puts `text` on the clipboard and says so in a live region; `label` is the button's text. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<Outcome>("");

  // The copied text is no longer the one shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of text that counts
  useEffect(() => setOutcome(""), [text]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("Copiado.");
    } catch {
      setOutcome("O navegador não deixou copiar: selecione o texto e use Ctrl+C.");
    }
  }

  return (
    <span className="gallery-copy">
      <button type="button" className="gallery-button" onClick={copy}>
        {label}
      </button>
      <span role="status">{outcome}</span>
    </span>
  );
}
