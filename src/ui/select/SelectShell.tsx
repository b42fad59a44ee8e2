import X from "lucide-react/icons/x";
import type { ComponentPropsWithoutRef, DOMAttributes, InputHTMLAttributes } from "react";
import { shorten } from "#domain/format/text.ts";
import { useOwnForm } from "#ui/own-form.ts";
import { useScriptedValue } from "#ui/scripted-value.ts";
import type { Choice } from "./select-texts.ts";
import "./select.css";

/** The look of a closed select, shared by the shell and react-select. */
export type SelectLook = {
  /** The label's id is this plus `-label`. */
  id: string;
  placeholder: string;
  chips: readonly Choice[];
  /** Number of chips before "e mais 3"; all when left out. */
  chipLimit?: number | undefined;
  /**
   * Replaces the chips in a narrow widget: "2 tipos", or "Ovar +4" if it is `""`
   * (docs/look.md#multi-select).
   */
  shortWord?: string | undefined;
  onChange: (chips: readonly Choice[]) => void;
};

type Props = SelectLook & {
  /** Events that start the exchange for react-select. */
  events: DOMAttributes<HTMLDivElement>;
  /** Makes the select a text field, whose text is sent with the form under `name`. */
  typed?: {
    text: string;
    onText: (text: string) => void;
    name: string | undefined;
    errorId: string | undefined;
  };
};

/**
 * A closed select in react-select's own markup and class names
 * (docs/decisions.md#select-when-wanted). Servers draw it too. Its input is real, so that text
 * typed before any script has run is kept.
 */
export function SelectShell({ events, typed, ...look }: Props) {
  const { id, placeholder, chips } = look;
  const hasChips = chips.length > 0;
  return (
    <div className="imo-select imo-select--shell" {...events}>
      <div className="imo-select__control">
        <div
          className={`imo-select__value-container${hasChips ? " imo-select__value-container--has-value" : ""}`}
        >
          {hasChips ? (
            <Chips {...look} isTyped={typed !== undefined} />
          ) : (
            <div className="imo-select__placeholder" id={`${id}-placeholder`}>
              {placeholder}
            </div>
          )}
          <ShellInput id={id} hasChips={hasChips} typed={typed} />
        </div>
      </div>
    </div>
  );
}

/** The words after the last chip that represent the hidden ones. */
export function RestTexts({
  chips,
  chipLimit = chips.length,
  shortWord,
}: Omit<SelectLook, "id" | "placeholder" | "onChange">) {
  const count = chips.length;
  return (
    <>
      {count > chipLimit && (
        <span className="imo-select__more">{`e mais ${count - chipLimit}`}</span>
      )}
      {shortWord !== undefined && count > 1 && (
        <span className="imo-select__rest">
          {shortWord === "" ? `+${count - 1}` : `${count} ${shortWord}`}
        </span>
      )}
    </>
  );
}

function Chips({ chips, isTyped, onChange, ...look }: SelectLook & { isTyped: boolean }) {
  return (
    <>
      {/* For a typed field, the style sheet hides the other chips until the field has the focus.
       */}
      {chips.slice(0, isTyped ? undefined : look.chipLimit).map((chip) => (
        <Chip
          key={chip.value}
          label={chip.label}
          isTyped={isTyped}
          onClick={() => onChange(chips.filter((other) => other !== chip))}
        />
      ))}
      <RestTexts chips={chips} {...look} />
    </>
  );
}

export const NAME_LIMIT = 31;

type ChipProps = ComponentPropsWithoutRef<"div"> & {
  label: string;
  isTyped: boolean;
  isFocused?: boolean;
};

/**
 * A chip in react-select's markup. The remaining props go to its cross; on a keyboard, Backspace
 * does the same. A place's name is shortened (docs/product/places.md#long-names).
 */
export function Chip({ label, isTyped, isFocused = false, ...cross }: ChipProps) {
  return (
    <div
      className={`imo-select__multi-value${isFocused ? " imo-select__multi-value--is-focused" : ""}`}
    >
      <div className="imo-select__multi-value__label">
        {isTyped ? <span title={label}>{shorten(label, NAME_LIMIT)}</span> : label}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as react-select draws it */}
      <div
        {...cross}
        role="button"
        className="imo-select__multi-value__remove"
        aria-label={`Retirar ${label}`}
      >
        <X className="imo-icon imo-icon--small" />
      </div>
    </div>
  );
}

type InputProps = { id: string; hasChips: boolean; typed: Props["typed"] };

function ShellInput({ id, hasChips, typed }: InputProps) {
  const onChange =
    typed &&
    (({ currentTarget }: { currentTarget: HTMLInputElement }) => typed.onText(currentTarget.value));
  const control = useScriptedValue<HTMLInputElement>(onChange);
  const common: InputHTMLAttributes<HTMLInputElement> = {
    id,
    form: useOwnForm(),
    autoCapitalize: "none",
    autoComplete: "off",
    autoCorrect: "off",
    spellCheck: "false",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-haspopup": "true",
    "aria-labelledby": `${id}-label`,
    "aria-describedby":
      [!hasChips && `${id}-placeholder`, typed?.errorId].filter(Boolean).join(" ") || undefined,
  };
  if (!typed) return <input {...common} inputMode="none" readOnly aria-readonly />;
  return (
    <div className="imo-select__input-container" data-value={typed.text}>
      <input
        {...common}
        ref={control}
        className="imo-select__input"
        type="text"
        name={hasChips ? undefined : typed.name}
        // The style sheet uses the placeholder to see whether anything is typed.
        placeholder=" "
        aria-invalid={typed.errorId ? true : undefined}
        value={typed.text}
        onChange={onChange}
      />
    </div>
  );
}
