/**
 * The side panel on a native `<dialog>`: the browser keeps focus inside, the page behind inert, and gives focus back
 * (docs/look.md#side-panel). It closes by its button, Escape and a click beside it
 * (docs/product/listing.md#advanced-panel).
 */
import X from "lucide-react/icons/x";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from "react";
import { isSecondHalf } from "#ui/one-press.ts";
import { SCROLLS_ITSELF } from "#ui/scrolls-itself.ts";
import { WidgetId } from "#ui/widget-id.ts";
import { useModal } from "./use-modal.ts";
import "./dialog.css";

type Props = {
  /** Shown in the head, and the dialog's accessible name. */
  title: string;
  /** Whether the panel is open. */
  isOpen: boolean;
  /** The visitor closes it: by the button, by Escape or beside the panel. */
  onClose: () => void;
  /** The part that scrolls. */
  children: ReactNode;
  /** The buttons under it, which stay in sight; without any there is no foot. */
  foot: ReactNode;
  /** Tells its ids from those of the widget's other dialogs. */
  name?: string;
  /** For what a column can't hold. */
  isWide?: boolean;
};

/** A modal panel at the right edge, in the top layer. */
export function Dialog({ title, isOpen, onClose, children, foot, name = "panel", isWide }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The panel repeats the fields of the bar, and their ids.
  const id = `${useContext(WidgetId)}-${name}`;

  useModal(dialog, isOpen);
  const opening = useOpeningPress(isOpen);

  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another view, and what had the focus is gone
  useEffect(() => {
    if (!dialog.current?.open || dialog.current.contains(document.activeElement)) return;
    heading.current?.setAttribute("tabindex", "-1");
    heading.current?.focus({ preventScroll: true });
  }, [title]);

  // The backdrop is the dialog's own; everything inside has a target of its own. Text selected from a field to beyond the
  // panel's edge ends in a click on the dialog too, so where the press began counts as well.
  const beganBeside = useRef(false);
  function noteBegin({ target }: PointerEvent) {
    beganBeside.current = target === dialog.current;
  }
  function closeWhenBeside({ target }: MouseEvent) {
    if (beganBeside.current && target === dialog.current) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={isWide ? "imo-panel imo-panel--wide" : "imo-panel"}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onPointerDown={noteBegin}
      onClick={closeWhenBeside}
      onKeyDown={keepEscape}
      {...SCROLLS_ITSELF}
      {...opening}
    >
      <WidgetId value={id}>
        <div className="imo-panel__head">
          <h2 ref={heading} id={`${id}-title`} className="imo-panel__title">
            {title}
          </h2>
          <button type="button" className="imo-button imo-button--icon" aria-label="Fechar" onClick={onClose}>
            <X className="imo-icon" />
          </button>
        </div>
        <div className="imo-panel__body">{children}</div>
        {foot && <div className="imo-panel__foot">{foot}</div>}
      </WidgetId>
    </dialog>
  );
}

/** A modal of the page around the widget would close along with the panel. */
function keepEscape(event: KeyboardEvent) {
  if (event.key === "Escape") event.stopPropagation();
}

/**
 * The press that opens the panel is no press in it: of a double click the second half falls on whatever came under the
 * pointer, the backdrop say, and a held key clicks the button that got the focus.
 * @returns for the panel
 */
function useOpeningPress(isOpen: boolean) {
  const isOver = useRef(false);
  useEffect(() => {
    if (isOpen) isOver.current = false;
  }, [isOpen]);
  return {
    onClickCapture(event: MouseEvent) {
      if (!isSecondHalf(event)) isOver.current = true;
      if (isOver.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDownCapture(event: KeyboardEvent) {
      if (!event.repeat) isOver.current = true;
      if (!isOver.current) event.preventDefault();
    },
  };
}
