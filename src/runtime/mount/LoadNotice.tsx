import { type ReactNode, type RefCallback, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { LoadFailure } from "#ui/load-failure.ts";
import { ReloadButton } from "#ui/ReloadButton.tsx";

type Props = { wrapper: RefCallback<HTMLElement>; report: (cause: unknown) => void; children: ReactNode };

/** Tells a visitor that the code of a press did not come (docs/contract.md#scripts-of-the-page). */
export function WithLoadNotice({ wrapper, report, children }: Props) {
  const pressed = useRef<Element>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const sink = useMemo(
    () => ({ report, tell: () => setPlace(pressed.current && placeBeside(pressed.current)) }),
    [report],
  );
  const note = ({ target }: { target: EventTarget }) => {
    pressed.current = (target as Element).closest("button, a, input");
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

type Place = { parent: Element; style: { top: string; left: string } };

/** Right below it, and in sight; in the panel that the press has opened, where there is one. */
function placeBeside(pressed: Element): Place {
  const { bottom, left } = pressed.getBoundingClientRect();
  const top = `min(${bottom + 8}px, 100vh - 140px)`;
  return {
    parent: document.querySelector(".imo dialog[open]") ?? (pressed.parentElement as Element),
    style: { top, left: `max(16px, min(${left}px, 100vw - 456px))` },
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
