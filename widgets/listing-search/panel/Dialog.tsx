/**
 * The side panel, built on a native `<dialog>` (docs/look.md#side-panel,
 * docs/product/listing.md#advanced-panel).
 */
import X from "lucide-react/icons/x";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import { SCROLLS_ITSELF } from "#ui/scroller.ts";
import { WidgetId } from "#ui/widget-id.ts";
import { useModal } from "./use-modal.ts";
import "./dialog.css";

type Props = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  foot: ReactNode;
  /** Distinguishes the dialog's ids from those of the widget's other dialogs. */
  name?: string;
};

/** Closes with its button, on Escape and on a click outside. */
export function Dialog({ title, isOpen, onClose, children, foot, name = "panel" }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The panel repeats the bar's fields, so it needs its own ids.
  const id = `${useContext(WidgetId)}-${name}`;

  useModal(dialog, isOpen);

  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title means a new view, whose focused element is gone
  useEffect(() => {
    body.current?.scrollTo(0, 0);
    if (!dialog.current?.open || dialog.current.contains(document.activeElement)) return;
    heading.current?.setAttribute("tabindex", "-1");
    heading.current?.focus({ preventScroll: true });
  }, [title]);

  // Selecting text beyond the edge also ends in a click on the backdrop, so the start of the press
  // decides.
  const beganBeside = useRef(false);

  return (
    <dialog
      ref={dialog}
      className="imo-panel"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => {
        beganBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) =>
        beganBeside.current && target === currentTarget && onClose()
      }
      // Otherwise Escape would close a modal of the page's together with the panel.
      onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
      {...SCROLLS_ITSELF}
    >
      <WidgetId value={id}>
        <div className="imo-panel__head">
          <h2 ref={heading} id={`${id}-title`} className="imo-panel__title">
            {title}
          </h2>
          <button
            type="button"
            className="imo-button imo-button--icon"
            aria-label="Fechar"
            onClick={onClose}
          >
            <X className="imo-icon" />
          </button>
        </div>
        <div ref={body} className="imo-panel__body">
          {children}
        </div>
        {foot && <div className="imo-panel__foot">{foot}</div>}
      </WidgetId>
    </dialog>
  );
}
