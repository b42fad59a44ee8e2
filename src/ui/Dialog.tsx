/**
 * The side panel on a native `<dialog>`: the browser keeps focus inside, the page behind inert, and gives focus back
 * (LOOK §3 Side panel). It closes by its button, Escape and a click beside it (DECISIONS 11).
 */
import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode; foot: ReactNode };

export function Dialog({ title, isOpen, onClose, children, foot }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  function closeWhenBeside(event: MouseEvent) {
    // The backdrop is the dialog's own; everything inside has a target of its own.
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, and the browser sends it as close
    <dialog ref={dialog} className="imo-panel" aria-labelledby={titleId} onClose={onClose} onClick={closeWhenBeside}>
      {isOpen && (
        <>
          <div className="imo-panel__head">
            <h2 id={titleId} className="imo-panel__title">
              {title}
            </h2>
            <button type="button" className="imo-button imo-button--icon" aria-label="Fechar" onClick={onClose}>
              <X className="imo-icon" />
            </button>
          </div>
          <div className="imo-panel__body">{children}</div>
          <div className="imo-panel__foot">{foot}</div>
        </>
      )}
    </dialog>
  );
}
