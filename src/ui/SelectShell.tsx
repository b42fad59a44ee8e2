/**
 * A select as it stands closed, without react-select, in react-select's own markup and class names: it looks, measures and
 * reads the same (docs/decisions/select-when-wanted.md). It holds no state, so that it can be drawn by the server, and its
 * input is a real one: what is typed in it is there when the control comes.
 */
import { ChevronDown, X } from "lucide-react";
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from "react";
import { ChipText } from "./ChipText.tsx";
import type { Choice } from "./select-texts.ts";
import "./select.css";

/** How the shell of a field looks, and what becomes of a chip's cross. */
export type ShellLook = {
  /** The input's id. */
  id: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** What is chosen, in the order of the chips. */
  chips: readonly Choice[];
  /** How many chips are drawn before "e mais 3". */
  chipLimit?: number;
  /** In a narrow widget one chip stands for all (docs/look.md#multi-select). */
  isShortWhenNarrow?: boolean | undefined;
  /** Stands before the field and makes it one that is typed in; without it the field ends in an arrow. */
  lead?: ReactNode;
  /** Under this name the text is sent with its form. */
  name?: string | undefined;
  /** The id of what says that the text is no place, while it does. */
  errorId?: string | undefined;
  /** The cross of this chip was clicked. */
  onRemove: (value: string) => void;
};

/** What the shell reports of its visitor. */
export type ShellEvents = {
  /** The input, which whoever takes over reads. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** A mouse came to the field. */
  onHover: () => void;
  /** The input got the focus. */
  onFocus: () => void;
  /** The focus went elsewhere. */
  onBlur: () => void;
  /** A finger or a mouse button went down; by which of them, unless the mouse event only follows a pointer's. */
  onPress: (pointerType?: string) => void;
  /** A finger or the mouse clicked the field. */
  onClick: (event: MouseEvent) => void;
  /** A key, before the browser has done anything with it. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The text changed. */
  onText: (text: string) => void;
};

type Props = ShellLook & ShellEvents;

/** The closed control. */
export function SelectShell({ onHover, onPress, onClick, ...props }: Props) {
  const { chips, lead, placeholder, id } = props;
  const hasChips = chips.length > 0;
  return (
    <div className="imo-select imo-select--shell">
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its input has the keys */}
      <div
        className="imo-select__control"
        onPointerOver={({ pointerType }) => pointerType === "mouse" && onHover()}
        onPointerDown={({ pointerType }) => onPress(pointerType)}
        onMouseDown={(event) => {
          onPress();
          // Elsewhere than on the input, a click would take the focus from it.
          if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
        }}
        onClick={onClick}
      >
        {lead && <span className="imo-select__lead">{lead}</span>}
        <div
          className={`imo-select__value-container imo-select__value-container--is-multi${hasChips ? " imo-select__value-container--has-value" : ""}`}
        >
          {hasChips ? (
            <Chips {...props} />
          ) : (
            <div className="imo-select__placeholder" id={`${id}-placeholder`}>
              {placeholder}
            </div>
          )}
          {lead ? (
            <div className="imo-select__input-container">
              <ShellInput {...props} />
            </div>
          ) : (
            <ShellInput {...props} />
          )}
        </div>
        {!lead && (
          <div className="imo-select__indicators">
            <div className="imo-select__indicator imo-select__dropdown-indicator" aria-hidden="true">
              <ChevronDown className="imo-icon" />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

function Chips({
  chips,
  chipLimit = chips.length,
  isShortWhenNarrow,
  lead,
  onRemove,
}: Pick<Props, "chips" | "chipLimit" | "isShortWhenNarrow" | "lead" | "onRemove">) {
  const rest = chips.length - chipLimit;
  return (
    <>
      {chips.slice(0, chipLimit).map(({ value, label }) => (
        <div key={value} className="imo-select__multi-value">
          <div className="imo-select__multi-value__label">{lead ? <ChipText name={label} /> : label}</div>
          {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: as react-select draws it; Backspace is its key */}
          <div
            role="button"
            className="imo-select__multi-value__remove"
            aria-label={`Retirar ${label}`}
            onClick={() => onRemove(value)}
          >
            <X className="imo-icon imo-icon--small" />
          </div>
        </div>
      ))}
      {rest > 0 && <span className="imo-select__more">{`e mais ${rest}`}</span>}
      {isShortWhenNarrow && chips.length > 1 && <span className="imo-select__rest">{`+${chips.length - 1}`}</span>}
    </>
  );
}

type InputProps = Pick<
  Props,
  "id" | "chips" | "lead" | "name" | "errorId" | "inputRef" | "onFocus" | "onBlur" | "onKeyDown" | "onText"
>;

function ShellInput({ id, chips, lead, name, errorId, inputRef, onFocus, onBlur, onKeyDown, onText }: InputProps) {
  const isSearchable = lead !== undefined;
  return (
    <input
      ref={inputRef}
      id={id}
      className={isSearchable ? "imo-select__input" : undefined}
      type={isSearchable ? "text" : undefined}
      name={chips.length === 0 ? name : undefined}
      // The style sheet asks by it whether anything is typed.
      placeholder={isSearchable ? " " : undefined}
      inputMode={isSearchable ? undefined : "none"}
      readOnly={!isSearchable}
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded="false"
      aria-haspopup="true"
      aria-labelledby={`${id}-label`}
      aria-readonly={isSearchable ? undefined : true}
      aria-describedby={[chips.length === 0 && `${id}-placeholder`, errorId].filter(Boolean).join(" ") || undefined}
      aria-invalid={errorId ? true : undefined}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onInput={({ currentTarget }) => onText(currentTarget.value)}
    />
  );
}
