/** The stage: the frame with the widget's page, as wide as asked for. */
import { type RefObject, useEffect } from "react";
import { useDebounce } from "use-debounce";

type Props = {
  title: string;
  url: string;
  /** In px; `null` is as wide as there is room. */
  width: number | null;
  /** The hash of the URL that the page in the frame shows by now; empty before it has come. */
  shownHash: string;
  /** Height of the page in the frame, in its own px; `null` before its first message. */
  height: number | null;
  /** Where the frame's element is kept, for the messages that come from it. */
  frame: RefObject<HTMLIFrameElement | null>;
};

const [LOWEST, HIGHEST, AT_FIRST] = [200, 720, 320];
const TYPING_MS = 250;

/** The frame with the widget's page and its two links. */
export function Preview({ title, url, shownHash, width, height, frame }: Props) {
  const [shown] = useDebounce(url, TYPING_MS);
  // Until then the frame shows what was asked for before: what is typed into it would be lost.
  const isBusy = new URL(url, location.href).hash !== shownHash;

  useEffect(() => {
    // Not by its `src`: each change would be a step for the browser's Back button.
    frame.current?.contentWindow?.location.replace(new URL(shown, location.href));
  }, [shown, frame]);

  const shownHeight = Math.min(HIGHEST, Math.max(LOWEST, height ?? AT_FIRST));
  return (
    <div className="gallery-preview">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <section className="gallery-preview__stage" aria-label="Pré-visualização" aria-busy={isBusy} tabIndex={0}>
        <div
          className="gallery-preview__sheet"
          style={{ width: width === null ? "100%" : `${width}px`, height: `${shownHeight}px` }}
        >
          <iframe ref={frame} title={`${title}, numa página`} />
        </div>
      </section>
      <p className="gallery-preview__foot">
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
