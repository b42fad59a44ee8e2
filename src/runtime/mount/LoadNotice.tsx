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
 * Shows a visitor that a press was noticed while its code is loading (docs/look.md#button), and
 * tells them if it couldn't be loaded (docs/contract.md#scripts-of-the-page).
 */
export function WithLoadNotice({ wrapper, report, children }: Props) {
  const pressed = useRef<Element>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const sink = useMemo(
    () => ({
      report,
      showBusy: () => markAsBusy(pressed.current),
      showFailure: () => setPlace(pressed.current && placeBeside(pressed.current)),
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
      {/* The notice is outside, because a press on its own button would otherwise remove it before
          the button gets the click. */}
      {place && <LoadNotice {...place} />}
    </>
  );
}

/** Sets the attribute that load-notice.css styles. */
function markAsBusy(pressed: Element | null): () => void {
  pressed?.setAttribute("aria-busy", "true");
  return () => pressed?.removeAttribute("aria-busy");
}

type Place = { parent: Element; style: { top: string; left: string } };

/**
 * Returns a place right below the pressed element, but always within the window. If the press
 * opened a panel, the place is inside it.
 */
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
  // The notice shows above panels, too, until a press elsewhere. Without popovers, it is in the
  // page.
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
