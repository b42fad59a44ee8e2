/**
 * The location field that suggests, by react-select. Every match stays reachable, but only as many rows are drawn as were
 * looked at: with a whole country's names, drawing them all is what made a key slow. And the list follows the text in a
 * render of its own, so that a key's own frame shows the letter and waits for no rows.
 */
import { Check, MapPin } from "lucide-react";
import {
  createContext,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type UIEvent,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import Select, {
  type ActionMeta,
  type ContainerProps,
  type ControlProps,
  components,
  type InputActionMeta,
  type InputProps,
  type MenuListProps,
  type MultiValueGenericProps,
  type NoticeProps,
  type OptionProps,
} from "react-select";
import { formatListingCount } from "#domain/format-listing-count.ts";
import { formatNumber } from "#domain/format-number.ts";
import { createSuggester, findMatches, formatPlaceDetail, prepareSearch } from "#domain/place-search.ts";
import { type GivenPlace, getPlaces, type Place } from "#domain/places.ts";
import { isBlank, shorten } from "#domain/text.ts";
import { ChipText, NAME_LIMIT } from "./ChipText.tsx";
import { Menu, MultiValue, MultiValueRemove, NullComponent, SelectContainer } from "./select-parts.tsx";
import { selectSettings } from "./select-settings.ts";
import { type Choice, messagesFor, optionsFound } from "./select-texts.ts";

/** In ms, from the blur until the field counts as left (docs/product/places.md#leaving-the-field). */
const BLUR_DELAY = 100;
/** Drawn at once; the menu shows seven of them. */
const ROWS = 10;

/** What react-select's pieces report to the field about its list. */
const ListEvents = createContext({
  /** A key came that is about the list, which has to answer all of the text by then. */
  onListKey: () => {},
  /** The arrow keys or the pointer came to this row. */
  onRowFocused: (_name: string) => {},
  /** The last rows came into sight, by wheel, finger, keys or the scroll bar. */
  onEndInSight: () => {},
});

type Props = {
  /** The input's id; the label's is the same with `-label`. */
  id: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** What is suggested from instead of the built-in list. */
  names: readonly GivenPlace[] | undefined;
  /** What is typed. */
  query: string;
  /** Gets the text after each key. */
  onQuery: (text: string) => void;
  /** Enter was pressed on a text that no suggestion stands for; whether that is all that Enter is to do. */
  onEnter: () => boolean;
  /** The id of what says that the text is no place, while it does. */
  errorId: string | undefined;
  /** The chosen places in the order of choosing. */
  chips: readonly Choice[];
  /** Gets the names of all that are chosen now. */
  onChange: (chosen: string[]) => void;
  /** The field got the focus, or counts as left (docs/product/places.md#leaving-the-field). */
  onFocusChange: (isFocused: boolean) => void;
};

const pieces = {
  Control: PinnedControl,
  IndicatorsContainer: NullComponent,
  Input: DescribedInput,
  Menu,
  MenuList: memo(GrowingList, isSameList),
  MultiValue,
  MultiValueLabel: CutLabel,
  MultiValueRemove,
  NoOptionsMessage: NothingFound,
  Option: PlaceOption,
  SelectContainer: ListContainer,
};

/** The control without its label. */
export function PlacesControl({ id, placeholder, chips, errorId, ...props }: Props) {
  const { names, query, onQuery, onEnter, onChange, onFocusChange } = props;
  const { isOpen, ...list } = useOpenList(onFocusChange);
  const places = getPlaces(names);
  const suggest = useMemo(() => createSuggester(places), [places]);
  // In short tasks of their own, before the first key wants it.
  useEffect(() => {
    const steps = prepareSearch(places);
    let next: ReturnType<typeof setTimeout>;
    const step = () => {
      if (!steps.next().done) next = setTimeout(step);
    };
    next = setTimeout(step);
    return () => clearTimeout(next);
  }, [places]);
  const { listed, catchUp } = useListedText(query);
  const matches = useMemo(() => suggest(listed), [suggest, listed]);
  const { rows, rowEvents, showAllAtWrap } = useRows(matches);
  const listEvents = useMemo(() => ({ ...rowEvents, onListKey: catchUp }), [rowEvents, catchUp]);
  const messages = useMemo(() => messagesFor(listed), [listed]);
  const menuIsOpen = isOpen && !isBlank(query) && !isBlank(listed);

  function changeQuery(text: string, { action }: InputActionMeta) {
    // What becomes of the text after the blur is the field's to say, and it outlives Escape.
    if (action !== "input-blur" && action !== "menu-close") onQuery(text);
  }
  function changeChosen(picked: readonly Choice[], { action }: ActionMeta<Choice>) {
    // Picking a place that is chosen already changes nothing: its chip takes it away (docs/product/places.md#choosing).
    if (action !== "deselect-option") onChange(picked.map((choice) => choice.value));
  }

  function handleKey(event: KeyboardEvent) {
    showAllAtWrap(event, menuIsOpen);
    const isUnmatched = event.key === "Enter" && !event.nativeEvent.isComposing && !(menuIsOpen && matches.length > 0);
    if (isUnmatched && !isBlank(query) && onEnter()) event.preventDefault();
  }

  return (
    <ListEvents value={listEvents}>
      <Select<Choice, true>
        {...selectSettings}
        {...list}
        inputId={id}
        instanceId={id}
        aria-labelledby={`${id}-label`}
        components={pieces}
        options={rows}
        filterOption={null}
        value={chips}
        onChange={changeChosen}
        inputValue={query}
        onInputChange={changeQuery}
        menuIsOpen={menuIsOpen}
        onKeyDown={handleKey}
        {...(errorId && { "aria-errormessage": errorId, "aria-invalid": true })}
        placeholder={placeholder}
        noOptionsMessage={() => "Nenhuma localização encontrada"}
        ariaLiveMessages={messages}
        screenReaderStatus={() => optionsFound(matches.length)}
      />
    </ListEvents>
  );
}

/**
 * The text that the list answers: what is typed, once the frame that shows the key has been drawn.
 * @returns `catchUp` draws the list for all of the text at once, for a key that is about to choose from it
 */
function useListedText(query: string) {
  const deferred = useDeferredValue(query);
  const [caughtUp, setCaughtUp] = useState("");
  const listed = caughtUp === query ? query : deferred;
  const behind = useRef<string>(undefined);
  useLayoutEffect(() => {
    behind.current = listed === query ? undefined : query;
  }, [listed, query]);
  const catchUp = useCallback(() => {
    const text = behind.current;
    if (text !== undefined) flushSync(() => setCaughtUp(text));
  }, []);
  return { listed, catchUp };
}

/**
 * Whether the field has the focus, and whether its list may show. Both end a moment after the blur, so that a finger on a
 * suggestion still finds it there; the list alone ends at once with Escape, Tab and a choice.
 */
function useOpenList(onFocusChange: (isFocused: boolean) => void) {
  const [isOpen, setOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  function stay() {
    clearTimeout(leaving.current);
    leaving.current = undefined;
  }
  return {
    isOpen,
    onFocus() {
      stay();
      onFocusChange(true);
    },
    onBlur() {
      stay();
      leaving.current = setTimeout(() => {
        leaving.current = undefined;
        setOpen(false);
        onFocusChange(false);
      }, BLUR_DELAY);
    },
    onMenuOpen: () => setOpen(true),
    onMenuClose() {
      // react-select closes with the blur as well.
      if (leaving.current === undefined) setOpen(false);
    },
  };
}

/** The matches that are drawn: a menu full at first, twice as many whenever the last of them is reached. */
function useRows(matches: readonly Place[]) {
  const [shown, setShown] = useState({ matches, count: ROWS });
  const focused = useRef("");
  const count = shown.matches === matches ? shown.count : ROWS;
  const rows = useMemo(() => matches.slice(0, count).map(placeChoice), [matches, count]);
  const rowEvents = useMemo(() => {
    const onEndInSight = () => {
      if (count < matches.length) setShown({ matches, count: count * 2 });
    };
    const onRowFocused = (name: string) => {
      focused.current = name;
      if (name === rows.at(-1)?.value) onEndInSight();
    };
    return { onEndInSight, onRowFocused };
  }, [matches, count, rows]);

  /** Arrow Up from the first row, or into a closed list, goes to the very last: react-select must have it by then. */
  function showAllAtWrap({ key }: KeyboardEvent, isOpen: boolean) {
    const wraps = key === "ArrowUp" && (!isOpen || focused.current === rows[0]?.value);
    if (wraps && count < matches.length) flushSync(() => setShown({ matches, count: matches.length }));
  }
  return { rows, rowEvents, showAllAtWrap };
}

type PlaceChoice = Choice & { readonly place?: Place };

/** One object a place: react-select knows the row that the arrow keys came to by its object. */
const choices = new WeakMap<Place, PlaceChoice>();

function placeChoice(place: Place): PlaceChoice {
  const choice = choices.get(place) ?? { value: place.nome, label: place.nome, place };
  choices.set(place, choice);
  return choice;
}

/** What a list shows; all else that it gets is new at every key and does the same. */
function isSameList(before: MenuListProps<Choice, true>, now: MenuListProps<Choice, true>): boolean {
  return (
    before.options === now.options &&
    before.focusedOption === now.focusedOption &&
    before.selectProps.value === now.selectProps.value
  );
}

/** Scrolling, by whatever means, is what brings more rows: react-select itself hears wheel and finger only. */
function GrowingList(props: MenuListProps<Choice, true>) {
  const { onEndInSight } = useContext(ListEvents);
  function handleScroll({ currentTarget }: UIEvent<HTMLElement>) {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    if (scrollHeight - scrollTop - clientHeight < clientHeight) onEndInSight();
  }
  return <components.MenuList {...props} innerProps={{ ...props.innerProps, onScroll: handleScroll }} />;
}

/** Keys that edit the text; every other one may be about the list. */
const EDITING = ["Backspace", "Delete"];

/** Who types fast and presses Enter means the list for the whole text, which may not be there yet. */
function ListContainer(props: ContainerProps<Choice, true>) {
  const { onListKey } = useContext(ListEvents);
  function onKeyDownCapture({ key }: KeyboardEvent) {
    if (key.length > 1 && !EDITING.includes(key)) onListKey();
  }
  return <SelectContainer {...props} innerProps={{ ...props.innerProps, onKeyDownCapture }} />;
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

function CutLabel(props: MultiValueGenericProps<Choice, true>) {
  return (
    <components.MultiValueLabel {...props}>
      <ChipText name={props.data.label} />
    </components.MultiValueLabel>
  );
}

/** Names what is wrong with the text where every screen reader looks for it. */
function DescribedInput(props: InputProps<Choice, true>) {
  const error = props.selectProps["aria-errormessage"];
  const described = [props["aria-describedby"], error].filter(Boolean).join(" ");
  return <components.Input {...props} {...(described && { "aria-describedby": described })} />;
}

function PlaceOption(props: OptionProps<Choice, true>) {
  const { label: name, place } = props.data as PlaceChoice;
  const { inputValue } = props.selectProps;
  const { onRowFocused } = useContext(ListEvents);
  const detail = place ? formatPlaceDetail(place) : null;
  const total = place?.total;

  useEffect(() => {
    if (props.isFocused) onRowFocused(name);
  }, [props.isFocused, onRowFocused, name]);

  return (
    <components.Option
      {...props}
      innerProps={{
        ...props.innerProps,
        title: name,
        "aria-label": [name, detail, total !== undefined && formatListingCount(total)].filter(Boolean).join(", "),
      }}
    >
      <MapPin className="imo-icon" />
      <span className="imo-select__text">
        <Matched name={shorten(name, NAME_LIMIT)} query={inputValue} />
        {detail && <span className="imo-select__detail">{detail}</span>}
      </span>
      {total !== undefined && <span className="imo-select__total">{formatNumber(total, { most: 0 })}</span>}
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
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of findMatches(name, query)) {
    parts.push(
      name.slice(from, start),
      <b key={start} className="imo-select__match">
        {name.slice(start, end)}
      </b>,
    );
    from = end;
  }
  return <span>{[...parts, name.slice(from)]}</span>;
}
