import Check from "lucide-react/icons/check";
import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import Select, { type SelectInstance } from "react-select";
import { useOwnForm } from "#ui/own-form.ts";
import type { SelectLook } from "./SelectShell.tsx";
import { sharedPieces } from "./select-parts.tsx";
import { toSelectProps } from "./select-settings.ts";
import type { Choice } from "./select-texts.ts";
import { isLetter, TypeAhead } from "./type-ahead.ts";

type Props = SelectLook & { choices: readonly Choice[] };

/**
 * The multi-select that opens, without its label. It uses react-select (docs/look.md#multi-select).
 */
export function MultiSelectControl({ choices, onChange, ...look }: Props) {
  const letters = useLetters(choices);
  return (
    <Select<Choice, true>
      {...toSelectProps(look)}
      {...letters}
      form={useOwnForm()}
      components={sharedPieces}
      options={choices}
      onChange={onChange}
      formatOptionLabel={({ label }) => <TickedRow label={label} />}
      isSearchable={false}
      // Visitors tick several rows in one go.
      closeMenuOnSelect={false}
    />
  );
}

function TickedRow({ label }: { label: string }) {
  return (
    <>
      <span className="imo-select__tick">
        <Check className="imo-icon" />
      </span>
      <span className="imo-select__text">{label}</span>
    </>
  );
}

/** The number of rows that PageDown moves by; react-select's default. */
const PAGE = 5;

/**
 * Highlights the row that begins with the typed letters (docs/product/choice-lists.md#letters).
 * react-select can only move by a row or a page, but the page's size is a prop, so this moves by
 * one page that ends at the row.
 */
function useLetters(choices: readonly Choice[]) {
  const select = useRef<SelectInstance<Choice, true>>(null);
  const [typeAhead] = useState(() => new TypeAhead());
  const [pageSize, setPageSize] = useState(PAGE);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!select.current || !isLetter(event)) return;
    const { current: list } = select;
    const rows = [...event.currentTarget.querySelectorAll(".imo-select__option")];
    const current = rows.findIndex((row) =>
      row.classList.contains("imo-select__option--is-focused"),
    );
    const labels = choices.map(({ label }) => label);
    const row = typeAhead.findRow(labels, event.key, { current, time: event.timeStamp });
    if (row < 0) return;
    event.preventDefault();
    const steps = row - Math.max(current, 0);
    flushSync(() => {
      setPageSize(Math.abs(steps));
      if (rows.length === 0) list.openMenu("first");
      // Moves the highlight from the chips to the list.
      else if (current < 0) list.focusOption("first");
    });
    if (steps !== 0) list.focusOption(steps > 0 ? "pagedown" : "pageup");
    setPageSize(PAGE);
  }
  return { ref: select, pageSize, onKeyDown };
}
