/**
 * The location field: type, and pick places from the list; several of them, each once (SPEC §5, DECISIONS 2, 3). Every
 * match stays reachable, but only as many rows are drawn as were looked at: with a whole country's names, drawing them
 * all is what made a key slow.
 */
import { Check, MapPin } from "lucide-react";
import { createContext, useContext, useEffect, useId, useMemo, useRef, useState } from "react";
import Select, {
  type ControlProps,
  components,
  type InputActionMeta,
  type MultiValueGenericProps,
  type NoticeProps,
  type OptionProps,
} from "react-select";
import { matchedPiece, type Place, type PlaceIndex, placeDetail, suggester } from "#domain/places.ts";
import { isBlank, shortened } from "#domain/text.ts";
import { Chip, ChipCross, Nothing } from "./select-parts.tsx";
import { type Choice, liveMessages, optionsFound } from "./select-texts.ts";

/** SPEC §9: a longer name is cut on chip and suggestion. */
const NAME_LIMIT = 31;
/** SPEC §4: in ms, from the blur until the field counts as left. */
const BLUR_DELAY = 100;
/** Drawn at once; the menu shows seven of them. */
const ROWS = 20;

/** Hears which row the arrow keys or the pointer came to. */
const RowFocused = createContext<(name: string) => void>(() => undefined);

type Props = {
  label: string;
  places: PlaceIndex;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  className?: string;
};

const pieces = {
  Control: PinnedControl,
  IndicatorsContainer: Nothing,
  MultiValue: Chip,
  MultiValueLabel: CutLabel,
  MultiValueRemove: ChipCross,
  NoOptionsMessage: NothingFound,
  Option: PlaceOption,
};

export function PlacesField({ label, places, chosen, onChange, className }: Props) {
  const id = useId();
  const [query, setQuery] = useState("");
  const { isFocused, onFocus, onBlur } = useLateBlur(() => setQuery(""));
  const suggest = useMemo(() => suggester(places), [places]);
  const matches = useMemo(() => suggest(query), [suggest, query]);
  const { rows, onRowFocused, showMore } = useRows(matches);
  const value = useMemo(() => chosen.map((nome) => ({ value: nome, label: nome })), [chosen]);

  function changeQuery(text: string, { action }: InputActionMeta) {
    // The text outlives the blur for the same moment as the suggestions do.
    if (action !== "input-blur" && action !== "menu-close") setQuery(text);
  }

  return (
    <div className={className ? `imo-field ${className}` : "imo-field"} data-focused={isFocused || undefined}>
      <label className="imo-field__label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <RowFocused value={onRowFocused}>
        <Select<Choice, true>
          isMulti
          inputId={id}
          instanceId={id}
          aria-labelledby={`${id}-label`}
          className="imo-select"
          classNamePrefix="imo-select"
          components={pieces}
          options={rows}
          filterOption={null}
          value={value}
          onChange={(picked) => onChange(picked.map((choice) => choice.value))}
          inputValue={query}
          onInputChange={changeQuery}
          menuIsOpen={isFocused && !isBlank(query)}
          onFocus={onFocus}
          onBlur={onBlur}
          onMenuScrollToBottom={showMore}
          placeholder="Concelho ou freguesia"
          isClearable={false}
          blurInputOnSelect={false}
          hideSelectedOptions={false}
          noOptionsMessage={() => "Nenhuma localização encontrada"}
          ariaLiveMessages={liveMessages}
          screenReaderStatus={() => optionsFound(matches.length)}
        />
      </RowFocused>
    </div>
  );
}

/** Focus that ends a moment after the blur, so that a finger on a suggestion still finds it there. */
function useLateBlur(onLeft: () => void) {
  const [isFocused, setFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onFocus() {
    clearTimeout(timer.current);
    setFocused(true);
  }
  function onBlur() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setFocused(false);
      onLeft();
    }, BLUR_DELAY);
  }
  return { isFocused, onFocus, onBlur };
}

/** The matches that are drawn: a menu full at first, twice as many whenever the last of them is reached. */
function useRows(matches: readonly Place[]) {
  const [shown, setShown] = useState({ matches, count: ROWS });
  const count = shown.matches === matches ? shown.count : ROWS;
  const rows = useMemo(() => matches.slice(0, count).map(placeChoice), [matches, count]);
  const showMore = () => setShown({ matches, count: count * 2 });
  const onRowFocused = (name: string) => {
    if (count < matches.length && rows.at(-1)?.value === name) showMore();
  };
  return { rows, showMore, onRowFocused };
}

type PlaceChoice = Choice & { readonly place?: Place };

/** One object a place: react-select knows the row that the arrow keys came to by its object. */
const choices = new WeakMap<Place, PlaceChoice>();

function placeChoice(place: Place): PlaceChoice {
  const choice = choices.get(place) ?? { value: place.nome, label: place.nome, place };
  choices.set(place, choice);
  return choice;
}

function PinnedControl({ children, ...props }: ControlProps<Choice, true>) {
  return (
    <components.Control {...props}>
      <span className="imo-select__lead">
        <MapPin className="imo-icon" />
      </span>
      {children}
    </components.Control>
  );
}

/** The full name is the chip's title; the cross names it in full for a screen reader. */
function CutLabel(props: MultiValueGenericProps<Choice, true>) {
  const name: string = props.data.label;
  return (
    <components.MultiValueLabel {...props}>
      <span title={name}>{shortened(name, NAME_LIMIT)}</span>
    </components.MultiValueLabel>
  );
}

function PlaceOption(props: OptionProps<Choice, true>) {
  const { label: name, place } = props.data as PlaceChoice;
  const { inputValue } = props.selectProps;
  const onRowFocused = useContext(RowFocused);
  const detail = place ? placeDetail(place) : null;

  useEffect(() => {
    if (props.isFocused) onRowFocused(name);
  }, [props.isFocused, onRowFocused, name]);

  return (
    <components.Option
      {...props}
      innerProps={{ ...props.innerProps, title: name, "aria-label": detail ? `${name}, ${detail}` : name }}
    >
      <MapPin className="imo-icon" />
      <span className="imo-select__text">
        <Matched name={shortened(name, NAME_LIMIT)} query={inputValue} />
        {detail && <span className="imo-select__detail">{detail}</span>}
      </span>
      {props.isSelected && <Check className="imo-icon imo-select__check" />}
    </components.Option>
  );
}

/** A list box may only hold options, so that this too is one, which can't be chosen. */
function NothingFound(props: NoticeProps<Choice, true>) {
  const asOption = { role: "option", "aria-disabled": true, "aria-selected": false } as const;
  return <components.NoOptionsMessage {...props} innerProps={{ ...props.innerProps, ...asOption }} />;
}

function Matched({ name, query }: { name: string; query: string }) {
  const piece = matchedPiece(name, query);
  if (!piece) return <span>{name}</span>;
  return (
    <span>
      {name.slice(0, piece.start)}
      <b className="imo-select__match">{name.slice(piece.start, piece.end)}</b>
      {name.slice(piece.end)}
    </span>
  );
}
