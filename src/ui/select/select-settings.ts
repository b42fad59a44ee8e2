/**
 * Settings of both react-selects. Unreviewed defaults have surprised visitors before (Tab that chooses, English texts),
 * so every one stands here with its reason, and a new one of an update does too.
 */
import { liveMessages, optionsFound } from "./select-texts.ts";

/**
 * Props for both react-selects. Those named in a comment keep react-select's default:
 *
 * - `backspaceRemovesValue: true`: Backspace in an empty field takes the last chip; `SelectContainer` leaves out the
 *   repeats of a key that is held down.
 * - `closeMenuOnSelect: true`: a place is the end of what was typed; a list of ticks stays open and says so itself.
 * - `closeMenuOnScroll: false`, `menuShouldBlockScroll: false`: the list moves with its field.
 * - `controlShouldRenderValue: true`: the chips.
 * - `escapeClearsValue: false`: Escape closes the list, nothing more.
 * - `menuPlacement: "bottom"`, `menuPosition: "absolute"`, no `menuPortalTarget`: a list that is drawn elsewhere on the page
 *   is behind the panel, which is in the top layer, and outside of what the panel lets a visitor reach. So it stays a part of
 *   its field, and goes to the top layer itself (`TopMenu`, select-parts.tsx).
 * - `maxMenuHeight`, `minMenuHeight`, `styles`, `theme`, `unstyled`, `classNames`: the style sheet draws the list, under
 *   the names that `classNamePrefix` gives.
 * - `openMenuOnClick: true`, `openMenuOnFocus: false`: a list opens when asked for, not on the way past it.
 * - `pageSize: 5`: the list shows seven rows, so that Page Down keeps one in sight.
 * - `tabIndex: 0`, `isDisabled`, `isLoading`, `isRtl`, `isOptionDisabled`, `required`, `name`, `form`, `delimiter`,
 *   `loadingMessage`, `formatGroupLabel`, `getOptionLabel`, `getOptionValue`, `aria-live`: not used, or right as they are.
 *
 * Each of the two selects gives its own `components`, `placeholder`, `isSearchable`, `filterOption` (`null` where the
 * domain has filtered already), `formatOptionLabel`, `options`, `value`, `onChange`, `onMenuOpen`, and the one that is typed
 * in `inputValue`, `onInputChange`, `menuIsOpen` and `onMenuClose`. The list of ticks gives `closeMenuOnSelect={false}`.
 */
export const selectSettings = {
  isMulti: true,
  className: "imo-select",
  classNamePrefix: "imo-select",
  // On touch screens the default takes the focus away after each choice.
  blurInputOnSelect: false,
  // The default cancels wheel events at the list's ends; `overscroll-behavior` does the same without listening.
  captureMenuScroll: false,
  // The default leaves chosen options out of the list; ours shows them as chosen (docs/product/places.md#choosing).
  hideSelectedOptions: false,
  // No "clear all" (docs/look.md#multi-select).
  isClearable: false,
  // The default moves the page, although a visitor wants no movement; ours opens where there is room (top-layer.ts).
  menuShouldScrollIntoView: false,
  // The default chooses the highlighted option by Tab, which in every other field moves on and changes nothing.
  tabSelectsValue: false,
  // The rest are texts, English by default (docs/product/choice-lists.md#texts-of-the-lists).
  ariaLiveMessages: liveMessages,
  noOptionsMessage: () => "Sem opções",
  screenReaderStatus: ({ count }: { count: number }) => optionsFound(count),
} as const;
