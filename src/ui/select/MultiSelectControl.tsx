import Check from "lucide-react/icons/check";
import { type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import Select, { type MenuProps } from "react-select";
import type { SelectLook } from "./SelectShell.tsx";
import { ChipLook, sharedPieces, TopMenu } from "./select-parts.tsx";
import { selectSettings } from "./select-settings.ts";
import type { Choice } from "./select-texts.ts";
import { isLetter, TypeAhead } from "./type-ahead.ts";

type Props = SelectLook & {
  choices: readonly Choice[];
  onChange: (chosen: string[]) => void;
};

const pieces = { ...sharedPieces, Menu: MenuWithEnd };

/** The multi-select that opens, by react-select, without its label (docs/look.md#multi-select). */
export function MultiSelectControl({ id, placeholder, choices, chips, onChange, chipLimit, shortWord }: Props) {
  const highlightByLetter = useLetters(choices);

  return (
    <ChipLook value={{ chipLimit, shortWord }}>
      <Select<Choice, true>
        {...selectSettings}
        inputId={id}
        instanceId={id}
        aria-labelledby={`${id}-label`}
        components={pieces}
        options={choices}
        value={chips}
        onChange={(picked) => onChange(picked.map((choice) => choice.value))}
        onKeyDown={highlightByLetter}
        placeholder={placeholder}
        formatOptionLabel={({ label }, { context }) => (context === "menu" ? <TickedRow label={label} /> : label)}
        isSearchable={false}
        // Several ticks are one errand.
        closeMenuOnSelect={false}
      />
    </ChipLook>
  );
}

/** On a phone the list lies over the next fields; its last row says how to go on (docs/look.md#menu). */
function MenuWithEnd(props: MenuProps<Choice, true>) {
  return (
    <TopMenu {...props} keepsHeight>
      {props.children}
      <button type="button" className="imo-select__done" tabIndex={-1} onClick={() => props.selectProps.onMenuClose()}>
        Pronto
      </button>
    </TopMenu>
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
 * Highlights the row that begins with the typed letters (docs/product/choice-lists.md#letters); react-select goes there
 * by its arrow keys.
 */
function useLetters(choices: readonly Choice[]) {
  const [typeAhead] = useState(() => new TypeAhead());

  return (event: KeyboardEvent<HTMLElement>) => {
    if (!isLetter(event)) return;
    const rows = [...event.currentTarget.querySelectorAll(".imo-select__option")];
    const current = rows.findIndex((row) => row.classList.contains("imo-select__option--is-focused"));
    const labels = choices.map(({ label }) => label);
    const meant = typeAhead.findRow(labels, event.key, { current, time: event.timeStamp });
    if (meant < 0) return;
    event.preventDefault();
    const press = (key: string) =>
      flushSync(() => void event.target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
    // Opens the list, or enters it from the chips, at its first row.
    if (current < 0) press("ArrowDown");
    const steps = meant - Math.max(current, 0);
    for (let step = 0; step < Math.abs(steps); step += 1) press(steps > 0 ? "ArrowDown" : "ArrowUp");
  };
}
