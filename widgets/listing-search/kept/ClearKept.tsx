import { useRef, useState } from "react";
import { useWidgetId } from "#ui/widget-id.ts";

/**
 * Clears everything kept (docs/product/memory.md#clearing). The first button only unfolds the
 * second, which does the clearing.
 */
export function ClearKept({ onClear }: { onClear: () => void }) {
  const [isDone, setDone] = useState(false);
  const question = useWidgetId("apagar");
  const first = useRef<HTMLElement>(null);
  function clear() {
    onClear();
    setDone(true);
    first.current?.click();
    first.current?.focus();
  }

  return (
    <div className="imo-kept__clear imo-small">
      <details>
        <summary ref={first} className="imo-button imo-button--quiet">
          Apagar tudo o que está guardado
        </summary>
        <p id={question}>
          Apagar os favoritos, os imóveis vistos, as pesquisas e o que escreveu nos formulários,
          guardados neste navegador?
        </p>
        <button
          type="button"
          className="imo-button imo-button--secondary"
          aria-describedby={question}
          onClick={clear}
        >
          Apagar
        </button>
      </details>
      <p role="status">{isDone && DONE}</p>
    </div>
  );
}

/** Mentions other tabs' drafts, because a tab can't clear those. */
const DONE =
  "Apagámos os favoritos, os imóveis vistos, as pesquisas e o que escreveu nos formulários. O que escreveu noutros separadores fica lá até os fechar.";
