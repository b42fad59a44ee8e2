import Check from "lucide-react/icons/check";
import MapPin from "lucide-react/icons/map-pin";
import {
  type KeyboardEvent,
  memo,
  type UIEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { flushSync } from "react-dom";
import Select, {
  type ActionMeta,
  components,
  type InputActionMeta,
  type InputProps,
  type MenuListProps,
  type NoticeProps,
  type OptionProps,
} from "react-select";
import { formatListingCount } from "#domain/format/format-listing-count.ts";
import { formatNumber } from "#domain/format/format-number.ts";
import { fold, isBlank, shorten, trim } from "#domain/format/text.ts";
import { formatPlaceDetail, prepareSearch, suggestPlaces } from "#domain/places/place-search.ts";
import { type GivenPlace, getPlaces, type Place, type PlaceIndex } from "#domain/places/places.ts";
import { useOwnForm } from "#ui/own-form.ts";
import { NAME_LIMIT, type SelectLook } from "./SelectShell.tsx";
import { sharedPieces } from "./select-parts.tsx";
import { toSelectProps } from "./select-settings.ts";
import { type Choice, messagesFor, optionsFound } from "./select-texts.ts";

/** The number of rows drawn at first; the menu shows seven of them. */
const ROWS = 10;

const CHOOSING = ["Enter", "ArrowDown", "ArrowUp", "PageDown", "PageUp"];

type Props = SelectLook & {
  names: readonly GivenPlace[] | undefined;
  text: string;
  onText: (text: string) => void;
  /**
   * Called for Enter on text without a suggestion; returns true if Enter should do nothing else.
   */
  onEnter: () => boolean;
  errorId: string | undefined;
};

type PlaceChoice = Choice & { readonly place?: Place };

const pieces = {
  ...sharedPieces,
  Input: DescribedInput,
  MenuList: memo(GrowingList, isSameList),
  NoOptionsMessage: NothingFound,
  Option: PlaceOption,
};

/**
 * The location field with suggestions, built on react-select. It only draws the rows that the
 * visitor has scrolled to, and does so in a separate render, so that a keystroke never waits for a
 * whole country's names.
 */
export function PlacesControl({ names, text, onText, onEnter, errorId, onChange, ...look }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { listed, catchUp } = useListedText(text);
  const { matches, rows, showMore } = useSuggestions(getPlaces(names), listed);
  const messages = useMemo(() => messagesFor(listed), [listed]);
  const menuIsOpen = isOpen && !isBlank(text) && !isBlank(listed);

  function changeText(typed: string, { action }: InputActionMeta) {
    // The field decides about the text after a blur, and Escape keeps the text.
    if (action !== "input-blur" && action !== "menu-close") onText(typed);
  }
  function changeChosen(picked: readonly Choice[], { action }: ActionMeta<Choice>) {
    // Picking a place that is already chosen changes nothing; its chip removes it
    // (docs/product/places.md#choosing).
    if (action !== "deselect-option") onChange(picked);
  }
  function handleKey(event: KeyboardEvent) {
    const isUnmatched = event.key === "Enter" && !(menuIsOpen && rows.length > 0);
    if (!isUnmatched || isBlank(text) || !onEnter()) return;
    event.preventDefault();
    // The error appears under the field, where the empty list was.
    setOpen(false);
  }
  return (
    <div onKeyDownCapture={({ key }) => CHOOSING.includes(key) && catchUp()}>
      <Select<PlaceChoice, true>
        {...toSelectProps(look)}
        form={useOwnForm()}
        components={pieces}
        options={rows}
        onMoreWanted={showMore}
        filterOption={null}
        onChange={changeChosen}
        inputValue={text}
        onInputChange={changeText}
        menuIsOpen={menuIsOpen}
        onMenuOpen={() => setOpen(true)}
        onMenuClose={() => setOpen(false)}
        onKeyDown={handleKey}
        {...(errorId && { "aria-errormessage": errorId, "aria-invalid": true })}
        noOptionsMessage={() => "Nenhuma localização encontrada"}
        ariaLiveMessages={messages}
        screenReaderStatus={() => optionsFound(matches.length)}
      />
    </div>
  );
}

/**
 * Updates the list once the frame that shows the typed key has been drawn. `catchUp` does it at
 * once, for a key that chooses from the list.
 */
function useListedText(text: string) {
  const deferred = useDeferredValue(text);
  const [caughtUp, setCaughtUp] = useState("");
  const listed = caughtUp === text ? text : deferred;
  const catchUp = () => {
    if (listed !== text) flushSync(() => setCaughtUp(text));
  };
  return { listed, catchUp };
}

/** `rows` are those of `matches` that are drawn; `showMore` doubles them. */
function useSuggestions(places: PlaceIndex, text: string) {
  // The search is prepared in separate short tasks, before the first key needs it.
  useEffect(() => {
    const steps = prepareSearch(places);
    let next: ReturnType<typeof setTimeout>;
    const step = () => {
      if (!steps.next().done) next = setTimeout(step);
    };
    next = setTimeout(step);
    return () => clearTimeout(next);
  }, [places]);
  const matches = useMemo(() => suggestPlaces(text, places), [text, places]);
  const [shown, setShown] = useState({ matches, count: ROWS });
  const count = shown.matches === matches ? shown.count : ROWS;
  return useMemo(() => {
    const rows = matches.slice(0, count).map(toChoice);
    const showMore = () => {
      if (count < matches.length) setShown({ matches, count: count * 2 });
    };
    return { matches, rows, showMore };
  }, [matches, count]);
}

/**
 * The choices, one object per place, because react-select identifies the highlighted row by its
 * object.
 */
const choices = new WeakMap<Place, PlaceChoice>();

function toChoice(place: Place): PlaceChoice {
  const choice = choices.get(place) ?? { value: place.nome, label: place.nome, place };
  choices.set(place, choice);
  return choice;
}

/**
 * Whether the list would look the same. Its other props are new at every key press, but do the same
 * as before. On a phone, redrawing the list takes half of the time spent on a key press.
 */
function isSameList(
  before: MenuListProps<PlaceChoice, true>,
  now: MenuListProps<PlaceChoice, true>,
): boolean {
  return (
    before.options === now.options &&
    before.focusedOption === now.focusedOption &&
    before.selectProps.value === now.selectProps.value
  );
}

/**
 * Draws more rows as the visitor scrolls, by wheel, finger, scroll bar or arrow keys; react-select
 * itself only reports the first two.
 */
function GrowingList(props: MenuListProps<PlaceChoice, true>) {
  const { options, focusedOption, selectProps } = props;
  const { onMoreWanted } = selectProps;
  useEffect(() => {
    if (focusedOption === options.at(-1)) onMoreWanted?.();
  }, [focusedOption, options, onMoreWanted]);
  function handleScroll({ currentTarget }: UIEvent<HTMLElement>) {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    if (scrollHeight - scrollTop - clientHeight < clientHeight) onMoreWanted?.();
  }
  return (
    <components.MenuList {...props} innerProps={{ ...props.innerProps, onScroll: handleScroll }} />
  );
}

/** Adds the error to `aria-describedby`, where every screen reader looks for it. */
function DescribedInput(props: InputProps<PlaceChoice, true>) {
  const error = props.selectProps["aria-errormessage"];
  const described = [props["aria-describedby"], error].filter(Boolean).join(" ");
  return <components.Input {...props} {...(described && { "aria-describedby": described })} />;
}

/** A list box may only contain options, so this notice is an option that can't be chosen. */
function NothingFound(props: NoticeProps<PlaceChoice, true>) {
  const asOption = { role: "option", "aria-disabled": true, "aria-selected": false } as const;
  return (
    <components.NoOptionsMessage {...props} innerProps={{ ...props.innerProps, ...asOption }} />
  );
}

/**
 * Screen readers get the full name, even if it is shown shortened, and the number of listings
 * (docs/product/places.md#long-names).
 */
function PlaceOption(props: OptionProps<PlaceChoice, true>) {
  const { label, place } = props.data;
  const { total } = place ?? {};
  const detail = place && formatPlaceDetail(place);
  const parts = [label, detail, total !== undefined && formatListingCount(total)];
  const named = { title: label, "aria-label": parts.filter(Boolean).join(", ") };
  return (
    <components.Option {...props} innerProps={{ ...props.innerProps, ...named }}>
      <MapPin className="imo-icon" />
      <span className="imo-select__text">
        <Matched
          name={shorten(label, NAME_LIMIT).normalize("NFC")}
          query={props.selectProps.inputValue}
        />
        {detail && <span className="imo-select__detail">{detail}</span>}
      </span>
      {total !== undefined && (
        <span className="imo-select__total">{formatNumber(total, { most: 0 })}</span>
      )}
      {props.isSelected && <Check className="imo-icon imo-select__check" />}
    </components.Option>
  );
}

/** A name with the typed text in bold. It must be in NFC, so that folding keeps its length. */
function Matched({ name, query }: { name: string; query: string }) {
  const wanted = fold(trim(query));
  const start = wanted === "" ? -1 : fold(name).indexOf(wanted);
  if (start < 0) return <span>{name}</span>;
  const end = start + wanted.length;
  return (
    <span>
      {name.slice(0, start)}
      <b className="imo-select__match">{name.slice(start, end)}</b>
      {name.slice(end)}
    </span>
  );
}
