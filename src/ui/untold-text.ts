import type { ChangeEvent, DOMAttributes, FocusEvent, KeyboardEvent } from "react";

type Heard<C> = Pick<DOMAttributes<C>, "onChange" | "onKeyUp" | "onBlur"> & { value?: unknown };

/**
 * Returns handlers that call `onChange` for text that a page's script wrote without an event, as input masks do: React
 * would restore the old text (docs/contract.md#scripts-of-the-page).
 */
export function hearUntoldText<C extends HTMLInputElement | HTMLTextAreaElement>(heard: Heard<C>) {
  const { value, onChange, onKeyUp, onBlur } = heard;
  const tell = (event: KeyboardEvent<C> | FocusEvent<C>) => {
    if (value !== undefined && event.currentTarget.value !== value) onChange?.(event as unknown as ChangeEvent<C>);
  };
  return {
    onKeyUp(event: KeyboardEvent<C>) {
      tell(event);
      onKeyUp?.(event);
    },
    onBlur(event: FocusEvent<C>) {
      tell(event);
      onBlur?.(event);
    },
  };
}
