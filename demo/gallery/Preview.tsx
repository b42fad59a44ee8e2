/** The stage: a frame with the widget's page, at the chosen width. */
import { useEffect, useState } from "react";
import { useDebounce } from "use-debounce";
import type { useFrameMessages } from "./use-frame-messages.ts";

type Props = { title: string; url: string; messages: ReturnType<typeof useFrameMessages> };

const [LOWEST, HIGHEST, AT_FIRST] = [200, 720, 320];
const TYPING_MS = 250;
const WIDTHS = [null, 320, 360, 768, 1280];
const [NARROWEST, WIDEST] = [288, 1920];

/** The frame with the widget's page, plus its widths and two links. */
export function Preview({ title, url, messages: { shownHash, height, frame } }: Props) {
  const [shown] = useDebounce(url, TYPING_MS);
  /** In px; `null` takes all the available width. */
  const [width, setWidth] = useState<number | null>(null);
  // The frame still shows the previous request, so anything typed into it now would be lost.
  const isBusy = new URL(url, location.href).hash !== shownHash;

  useEffect(() => {
    // Setting `src` instead would add a step to the browser's history with every change.
    frame.current?.contentWindow?.location.replace(new URL(shown, location.href));
  }, [shown, frame]);

  const shownHeight = Math.min(HIGHEST, Math.max(LOWEST, height ?? AT_FIRST));
  return (
    <div className="gallery-preview">
      <fieldset className="gallery-row gallery-widths">
        <legend className="site-hidden">Largura</legend>
        {WIDTHS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === width}
            onClick={() => setWidth(one)}
          >
            {one === null ? "Toda a largura" : `${one} px`}
          </button>
        ))}
        <input
          type="range"
          aria-label="Largura da pré-visualização, em px"
          min={NARROWEST}
          max={WIDEST}
          step={2}
          value={width ?? WIDEST}
          onChange={(event) => setWidth(Number(event.target.value))}
        />
      </fieldset>
      <section
        className="gallery-stage"
        aria-label="Pré-visualização"
        aria-busy={isBusy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
      >
        <iframe
          ref={frame}
          title={`${title}, numa página`}
          style={{ width: width === null ? "100%" : `${width}px`, height: `${shownHeight}px` }}
        />
      </section>
      <p className="gallery-row">
        <button type="button" onClick={() => frame.current?.contentWindow?.location.reload()}>
          Recarregar
        </button>
        <a href={shown} target="_blank" rel="noreferrer">
          Abrir noutro separador
        </a>
      </p>
    </div>
  );
}
