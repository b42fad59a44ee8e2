import type { GroupBase } from "react-select";
import type {} from "react-select/base";
import type { SelectLook } from "./SelectShell.tsx";
import { liveMessages, optionsFound } from "./select-texts.ts";

declare module "react-select/base" {
  export interface Props<Option, IsMulti extends boolean, Group extends GroupBase<Option>>
    extends Pick<SelectLook, "chipLimit" | "shortWord"> {
    /** Draws more of the suggested places. */
    onMoreWanted?: () => void;
  }
}

/**
 * Settings of both react-selects, each with its reason, because defaults have surprised visitors
 * before. Defaults that are right are listed in select-settings.test.tsx, which fails if a new one
 * appears. The menu stays in its field and enters the top layer by itself (`Menu`,
 * select-parts.tsx), because elsewhere on the page it would be behind the modal panel.
 */
export const selectSettings = {
  isMulti: true,
  className: "imo-select",
  classNamePrefix: "imo-select",
  // On touch screens, the default removes the focus after each choice.
  blurInputOnSelect: false,
  // The default cancels wheel events at the list's ends; `overscroll-behavior` achieves the same
  // without a listener.
  captureMenuScroll: false,
  // The default leaves chosen options out of the list; ours shows them as chosen
  // (docs/product/places.md#choosing).
  hideSelectedOptions: false,
  // No "clear all" (docs/look.md#multi-select).
  isClearable: false,
  // The default scrolls the page, which visitors don't want; ours opens where there is room
  // (top-layer.ts).
  menuShouldScrollIntoView: false,
  // By default, Tab chooses the highlighted option; in every other field it moves on and changes
  // nothing.
  tabSelectsValue: false,
  // The remaining settings are messages, which are English by default
  // (docs/product/choice-lists.md#texts-of-the-lists).
  ariaLiveMessages: liveMessages,
  noOptionsMessage: () => "Sem opções",
  screenReaderStatus: ({ count }: { count: number }) => optionsFound(count),
} as const;

/** Returns the props that both react-selects share. */
export function toSelectProps({ id, chips, ...look }: Omit<SelectLook, "onChange">) {
  return {
    ...selectSettings,
    ...look,
    inputId: id,
    instanceId: id,
    "aria-labelledby": `${id}-label`,
    value: chips,
  };
}
