/** The one button that clears all that is kept in the visitor's browser (docs/product/memory.md#clearing). */
import { useEffect, useRef, useState } from "react";
import { useWidgetId } from "#ui/widget-id.ts";

type Props = {
  /** The visitor has said yes. */
  onClear: () => void;
};

/** Asks once more before it clears, because nothing brings it back. */
export function ClearKept({ onClear }: Props) {
  const [state, setState] = useState<"idle" | "asking" | "done">("idle");
  const question = useWidgetId("apagar");
  const yes = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // What had the focus has gone with the question, or is not there yet.
    if (state === "asking") yes.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = state === "asking";
  }, [state]);

  if (state === "asking") {
    return (
      <fieldset className="imo-kept__clear" aria-labelledby={question}>
        <p id={question}>Apagar os favoritos, os imóveis vistos e as pesquisas guardados neste browser?</p>
        <button
          ref={yes}
          type="button"
          className="imo-button imo-button--secondary"
          onClick={() => {
            onClear();
            setState("done");
          }}
        >
          Apagar
        </button>
        <button type="button" className="imo-button imo-button--quiet" onClick={() => setState("idle")}>
          Cancelar
        </button>
      </fieldset>
    );
  }
  return (
    <div className="imo-kept__clear">
      <button ref={first} type="button" className="imo-button imo-button--quiet" onClick={() => setState("asking")}>
        Apagar tudo o que está guardado
      </button>
      <p role="status">{state === "done" ? "Já não há nada guardado neste browser." : ""}</p>
    </div>
  );
}
