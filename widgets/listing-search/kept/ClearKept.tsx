import { useEffect, useRef, useState } from "react";
import { onePress } from "#ui/one-press.ts";
import { useWidgetId } from "#ui/widget-id.ts";

/**
 * Clears everything kept (docs/product/memory.md#clearing), but asks first. The question takes the focus and not an
 * answer, because the key that opened it is still down.
 */
export function ClearKept({ onClear }: { onClear: () => void }) {
  const [state, setState] = useState<"idle" | "asking" | "done">("idle");
  const text = useWidgetId("apagar");
  const question = useRef<HTMLFieldSetElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The focused button was removed with the question, or is not rendered yet.
    if (state === "asking") question.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = state === "asking";
  }, [state]);
  function clear() {
    onClear();
    setState("done");
  }

  return (
    <div className="imo-kept__clear">
      {state === "asking" ? (
        <fieldset ref={question} className="imo-kept__question" aria-labelledby={text} tabIndex={-1}>
          <p id={text}>
            Apagar os favoritos, os imóveis vistos, as pesquisas e o que escreveu nos formulários, guardados neste
            navegador?
          </p>
          <button type="button" className="imo-button imo-button--secondary" {...onePress(clear)}>
            Apagar
          </button>
          <button type="button" className="imo-button imo-button--quiet" {...onePress(() => setState("idle"))}>
            Cancelar
          </button>
        </fieldset>
      ) : (
        <button
          ref={first}
          type="button"
          className="imo-button imo-button--quiet"
          {...onePress(() => setState("asking"))}
        >
          Apagar tudo o que está guardado
        </button>
      )}
      <p role="status">{state === "done" && DONE}</p>
    </div>
  );
}

/** The text names other tabs' drafts, because a tab cannot clear them. */
const DONE =
  "Apagámos os favoritos, os imóveis vistos, as pesquisas e o que escreveu nos formulários. O que escreveu noutros separadores fica lá até os fechar.";
