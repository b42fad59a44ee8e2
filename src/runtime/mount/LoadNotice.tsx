import { type ReactNode, type RefCallback, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { LoadFailure } from "#ui/load-failure.ts";
import { ReloadButton } from "#ui/ReloadButton.tsx";

type Props = {
  wrapper: RefCallback<HTMLElement>;
  report: (cause: unknown) => void;
  children: ReactNode;
};

/**
 * Tells a visitor that a press was heard while its code is on the way (docs/look.md#button), and if it did not come
 * (docs/contract.md#scripts-of-the-page).
 */
export function WithLoadNotice({ wrapper, report, children }: Props) {
  const pressed = useRef<Element>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const sink = useMemo(
    () => ({
      report,
      wait: () => markAsHeard(pressed.current),
      tell: () => setPlace(pressed.current && placeBeside(pressed.current)),
    }),
    [report],
  );
  const note = ({ target }: { target: EventTarget }) => {
    const element = target as Element;
    pressed.current =
      element.closest(".imo-select__control") ?? element.closest("button, a, input");
    setPlace(null);
  };
  return (
    <>
      <div ref={wrapper} onClickCapture={note} onKeyDownCapture={note}>
        <LoadFailure value={sink}>{children}</LoadFailure>
      </div>
      {/* Outside: a press on its own button would take it away before the button hears of it. */}
      {place && <LoadNotice {...place} />}
    </>
  );
}

/** By the attribute that its styles know (load-notice.css). */
function markAsHeard(pressed: Element | null): () => void {
  pressed?.setAttribute("aria-busy", "true");
  return () => pressed?.removeAttribute("aria-busy");
}

type Place = { parent: Element; style: { top: string; left: string } };

/** Right below it, and in sight; in the panel that the press has opened, where there is one. */
function placeBeside(pressed: Element): Place {
  const { bottom, left } = pressed.getBoundingClientRect();
  const parent = document.querySelector(".imo dialog[open]") ?? (pressed.parentElement as Element);
  // A `zoom` of the page multiplies all lengths (src/ui/top-layer.ts).
  const zoom = parent.currentCSSZoom ?? 1;
  return {
    parent,
    style: {
      top: `min(${(bottom + 8) / zoom}px, 100vh / ${zoom} - 140px)`,
      left: `max(16px, min(${left / zoom}px, 100vw / ${zoom} - 456px))`,
    },
  };
}

function LoadNotice({ parent, style }: Place) {
  // Over a panel, too, until a press elsewhere; without popovers it stands in the page.
  const show = (notice: HTMLElement | null) => {
    if (!notice?.showPopover) return;
    notice.popover = "auto";
    notice.showPopover();
  };
  return createPortal(
    <div ref={show} role="alert" className="imo-load-notice" style={style}>
      <p>Não foi possível carregar esta parte da página.</p>
      <ReloadButton look="secondary" />
    </div>,
    parent,
  );
}
