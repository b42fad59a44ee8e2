/** The pieces that our two react-selects draw in the same way: arrow, chips, their limit, their cross (LOOK §3). */
import { ChevronDown, X } from "lucide-react";
import { createContext, useContext } from "react";
import {
  components,
  type DropdownIndicatorProps,
  type MultiValueProps,
  type MultiValueRemoveProps,
} from "react-select";
import type { Choice } from "./select-texts.ts";

/** How many choices are shown as chips; the rest is a count (DECISIONS 5). Places are never capped. */
export const ChipLimit = createContext(Number.POSITIVE_INFINITY);

export function Arrow(props: DropdownIndicatorProps<Choice, true>) {
  return (
    <components.DropdownIndicator {...props}>
      <ChevronDown className="imo-icon" />
    </components.DropdownIndicator>
  );
}

/** A chip; past the limit one text that counts the rest, then nothing. */
export function Chip(props: MultiValueProps<Choice, true>) {
  const chipLimit = useContext(ChipLimit);
  const count = props.getValue().length;
  if (props.index < chipLimit) return <components.MultiValue {...props} />;
  return props.index === chipLimit ? <span className="imo-select__more">e mais {count - chipLimit}</span> : null;
}

export function ChipCross(props: MultiValueRemoveProps<Choice, true>) {
  return (
    <components.MultiValueRemove
      {...props}
      innerProps={{ ...props.innerProps, "aria-label": `Remover ${props.data.label}` }}
    >
      <X className="imo-icon imo-icon--small" />
    </components.MultiValueRemove>
  );
}

/** Stands where react-select has a piece that we do not draw. */
export function Nothing() {
  return null;
}
