/** A box with text to copy. */
import { type ReactNode, useEffect, useState } from "react";

type Props = {
  text: string;
  /** Accessible name of the text's region. */
  about: string;
  label: string;
  /** More buttons next to it. */
  children?: ReactNode;
};

/**
 * Shows the text with a button that copies it and says so. If the browser forbids copying, says how
 * to do it by hand.
 */
export function CopyBox({ text, about, label, children }: Props) {
  const [outcome, setOutcome] = useState("");

  // Reset, because the copied text is no longer the one shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the text changes
  useEffect(() => setOutcome(""), [text]);

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setOutcome("Copiado."),
      () => setOutcome("O navegador não deixou copiar: selecione o texto e use Ctrl+C."),
    );
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable without a mouse */}
      {/* biome-ignore lint/a11y/useSemanticElements: a <section> does not keep line breaks */}
      <pre className="gallery-code" tabIndex={0} role="region" aria-label={about}>
        <code translate="no">{text}</code>
      </pre>
      <p className="gallery-row">
        <button type="button" onClick={copy}>
          {label}
        </button>
        {children}
        <span role="status">{outcome}</span>
      </p>
    </>
  );
}
