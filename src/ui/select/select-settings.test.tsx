import { render } from "@testing-library/react";
import Select, { type SelectInstance } from "react-select";
import { expect, test } from "vitest";
import { selectSettings } from "./select-settings.ts";
import type { Choice } from "./select-texts.ts";

/** Settings that each of the two selects sets for itself, where it needs them. */
const OWN = `aria-label components filterOption formatOptionLabel inputValue isSearchable menuIsOpen onChange
  onInputChange onMenuClose onMenuOpen options placeholder value`;

/** Defaults that were reviewed and are right. The last line has those that aren't used. */
const RIGHT = `backspaceRemovesValue closeMenuOnScroll closeMenuOnSelect controlShouldRenderValue escapeClearsValue
  maxMenuHeight minMenuHeight menuPlacement menuPosition menuShouldBlockScroll openMenuOnClick openMenuOnFocus pageSize
  classNames styles unstyled
  aria-live formatGroupLabel getOptionLabel getOptionValue isDisabled isLoading isOptionDisabled isRtl loadingMessage tabIndex`;

test("covers every default of react-select, so that an update's new ones are noticed", () => {
  let instance: SelectInstance<Choice, true> | null = null;
  const keep = (mounted: SelectInstance<Choice, true> | null) => {
    instance = mounted ?? instance;
  };
  render(<Select<Choice, true> ref={keep} isMulti />);
  const props = Object.keys((instance as unknown as SelectInstance<Choice, true>).props);
  const known = new Set([
    ...Object.keys(selectSettings),
    ...OWN.split(/\s+/),
    ...RIGHT.split(/\s+/),
  ]);
  expect(props).toContain("tabSelectsValue");
  expect(props.filter((prop) => !known.has(prop))).toEqual([]);
});
