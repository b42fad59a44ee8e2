/**
 * The stage: the frame with the widget's page, as wide as asked for, and an edge to drag.
 */
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { useDebounce } from "use-debounce";

type Props = {
  /** The widget's title, for the frame's accessible name. */
  title: string;
  /** The frame's URL, relative to the gallery's. */
  url: string;
  /** In px; `null` is as wide as there is room. */
  width: number | null;
  /** The hash of the URL that the page in the frame shows by now; empty before it has come. */
  shownHash: string;
  /** How high the page in the frame is, in its own px; `null` before it has said so. */
  height: number | null;
  /** The edge was dragged or moved by key; the new width in px. */
  onWidth: (width: number) => void;
  /** Where the frame's element is kept, for the messages that come from it. */
  frame: RefObject<HTMLIFrameElement | null>;
};

const [NARROWEST, WIDEST] = [288, 1920];
const [LOWEST, HIGHEST, AT_FIRST] = [200, 720, 320];
const TYPING_MS = 250;

/** The frame with the widget's page, its width and its two links. */
export function Preview({ title, url, shownHash, width, height, onWidth, frame }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
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
          ref={sheet}
          className="gallery-preview__sheet"
          style={{ width: width === null ? "100%" : `${width}px`, height: `${shownHeight}px` }}
        >
          <iframe ref={frame} title={`${title}, numa página`} />
        </div>
        <Edge sheet={sheet} width={width} onWidth={onWidth} />
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

type EdgeProps = { sheet: RefObject<HTMLDivElement | null>; width: number | null; onWidth: (width: number) => void };

/** The right edge of the sheet, to drag or to move with the arrow keys. */
function Edge({ sheet, width, onWidth }: EdgeProps) {
  const from = useRef({ x: 0, width: 0 });
  const current = () => Math.round(width ?? sheet.current?.clientWidth ?? NARROWEST);
  const move = (to: number) => onWidth(Math.min(WIDEST, Math.max(NARROWEST, Math.round(to))));

  // By how far the pointer went: the sheet itself moves while it gets narrower than its stage was scrolled.
  function grip(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width: current() };
  }

  function drag(event: PointerEvent) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(from.current.width + event.clientX - from.current.x);
  }

  function press(event: KeyboardEvent) {
    const step = event.shiftKey ? 100 : 10;
    const steps: Record<string, number> = { ArrowLeft: -step, ArrowRight: step };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(current() + by);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> can't be dragged
    <div
      className="gallery-preview__edge"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Largura da pré-visualização, em px"
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={width ?? WIDEST}
      aria-valuetext={width === null ? "toda a largura" : `${width} px`}
      onPointerDown={grip}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
