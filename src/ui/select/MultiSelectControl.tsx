import Check from "lucide-react/icons/check";
import { type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import Select from "react-select";
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
  const highlightByLetter = useLetters(choices);
  return (
    <Select<Choice, true>
      {...toSelectProps(look)}
      form={useOwnForm()}
      components={sharedPieces}
      options={choices}
      onChange={onChange}
      onKeyDown={highlightByLetter}
      formatOptionLabel={({ label }) => <TickedRow label={label} />}
      isSearchable={false}
      // Visitors tick several in one go.
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

/**
 * Highlights the row that begins with the typed letters (docs/product/choice-lists.md#letters). It
 * moves there by sending react-select arrow keys.
 */
function useLetters(choices: readonly Choice[]) {
  const [typeAhead] = useState(() => new TypeAhead());

  return (event: KeyboardEvent<HTMLElement>) => {
    if (!isLetter(event)) return;
    const rows = [...event.currentTarget.querySelectorAll(".imo-select__option")];
    const current = rows.findIndex((row) =>
      row.classList.contains("imo-select__option--is-focused"),
    );
    const labels = choices.map(({ label }) => label);
    const meant = typeAhead.findRow(labels, event.key, { current, time: event.timeStamp });
    if (meant < 0) return;
    event.preventDefault();
    const press = (key: string) =>
      flushSync(
        () => void event.target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })),
      );
    // Opens the list, or leaves the chips for the list's first row.
    if (current < 0) press("ArrowDown");
    const steps = meant - Math.max(current, 0);
    for (let step = 0; step < Math.abs(steps); step += 1)
      press(steps > 0 ? "ArrowDown" : "ArrowUp");
  };
}
