import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import type { CallSettings } from "#api/call-settings.ts";
import { post } from "#api/client.ts";
import {
  type ChoiceField,
  type Field,
  type Fields,
  findInvalidFields,
  getFirstValues,
  isValid,
  listAnswers,
  listMissing,
  readTexts,
  type SentValues,
  toRequestBody,
  type Values,
} from "#domain/fields/fields.ts";
import { CLEARED, subscribeToReturn } from "#memory/is-kept.ts";
import type { FormSettings } from "./form-settings.ts";
import {
  FileGone,
  findSubmission,
  Refusal,
  type SubmissionState,
} from "./sending/submission-store.ts";
import { useConnectionNotice } from "./sending/use-connection.ts";
import { type Draft, useDraft } from "./use-draft.ts";

type Options<F extends Fields> = {
  widget: string;
  /**
   * Identifies the listing, agent or agency; for another id, start a fresh session with React's
   * `key`.
   */
  id?: string | number | undefined;
  call: { readonly path: string; readonly fields: F };
  /** Follows the fields in the body of the call. */
  more?: object | undefined;
  chosen?: CallSettings["chosen"];
  /** The page's texts for some fields, used until the visitor types there. */
  preset?: Partial<Values<F>>;
  /** Returns the message with which a filled form fails without being sent, if any. */
  refuse?: (values: SentValues<F>) => string | null;
  /** Leaves drafts under other ids alone after a success, because they are separate messages. */
  keepsOtherDrafts?: boolean | undefined;
  settings: Pick<FormSettings, "apiBase" | "csrfUrl" | "bridge">;
};

type TextChange = { target: { value: string } };

/** The names of the fields that hold text. */
type TextName<F extends Fields> = {
  [Name in keyof F & string]: F[Name]["first"] extends string ? Name : never;
}[keyof F & string];

export type FormSession<F extends Fields> = ReturnType<typeof useFormSession<F>>;

type ControlProps = {
  name: string;
  label: string;
  autoComplete: string | undefined;
  "aria-required": true | undefined;
  value: string;
  /** The message to show, once the visitor has left the field. */
  error: string | undefined;
  onChange: (change: TextChange) => void;
  onBlur: () => void;
};
/** The props of a text field's control. */
export type TextProps = ControlProps & {
  control: Field["control"];
  options?: undefined;
  /** True while the form is being sent. */
  readOnly: boolean;
};
/** The props of a choice's control. */
export type ChoiceProps = ControlProps & { options: readonly string[] };

/** Distributes over a union of rows, so that whoever draws one has to draw them all. */
type PropsOf<Row> = Row extends ChoiceField ? ChoiceProps : TextProps;

/** The visitor's part of a form. */
type Entry<F extends Fields> = {
  /** Only what was typed; everything else follows the page's presets, even when they change. */
  readonly typed: Partial<Values<F>>;
  readonly touched: ReadonlySet<string>;
  /**
   * Files to choose again: a draft can't keep them over a `reload`, and a `changed` one can't be
   * read any more.
   */
  readonly lost: Readonly<Record<string, "reload" | "changed">>;
  /** Whether a draft was restored before the visitor had started typing. */
  readonly isRestored: boolean;
};

const blank = { typed: {}, touched: new Set<string>(), lost: {}, isRestored: false };

/**
 * Returns a form's session, from the first key to the result: values, touched fields, draft and
 * submission. It uses no form library (docs/decisions.md#forms-without-a-library).
 */
export function useFormSession<F extends Fields>(options: Options<F>) {
  const { widget, id, preset } = options;
  const { fields } = options.call;
  const { bridge } = options.settings;
  const draft = useDraft(widget, id, bridge, options.keepsOtherDrafts);
  const form = useRef<HTMLFormElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [store] = useState(() => findSubmission(widget, draft));
  const submission = useSyncExternalStore(store.subscribe, store.read, store.read);
  const untyped: Values<F> = { ...getFirstValues(fields), ...preset };
  const { entry, setEntry, texts, clear } = useEntry({ fields, untyped, draft, form, submission });
  useLayoutEffect(() => {
    const isVisitorHere = () => isVisitorAt(container.current);
    return store.show({ bridge, isVisitorHere, onFileGone: () => setEntry(loseFiles) });
  });
  const values: Values<F> = { ...untyped, ...entry.typed };
  const invalid = findInvalidFields(fields, values);
  const isSending = submission.kind === "sending";
  // The notice must not promise to keep the text if the browser hasn't kept it.
  const notice = useConnectionNotice(isSending, draft.isSafe());

  const change = (typed: Partial<Values<F>>) =>
    setEntry((before) => ({ ...before, typed: { ...before.typed, ...typed } }));
  function field<Name extends TextName<F>>(name: Name): PropsOf<F[Name]> {
    const { label = "", autoComplete, control, options, rule, first } = fields[name] as Field;
    const shared: ControlProps = {
      name,
      label,
      autoComplete,
      "aria-required": rule(first) !== null || undefined,
      value: String(values[name]),
      error: entry.touched.has(name) ? invalid.get(name) : undefined,
      onChange: ({ target }) => change(readTexts(fields, { [name]: target.value })),
      onBlur: () =>
        setEntry((before) => ({ ...before, touched: new Set(before.touched).add(name) })),
    };
    const props: TextProps | ChoiceProps = options
      ? { ...shared, options }
      : { ...shared, control, readOnly: isSending };
    return props as PropsOf<F[Name]>;
  }
  return {
    /** The draft's key. */
    key: draft.key,
    values,
    answers: listAnswers(fields, values),
    submission,
    /** The network's notice, which replaces the missing line. */
    notice,
    /** Text found in its fields on mount counts as user input. */
    form,
    /**
     * Holds the form and later its result; tells whether the visitor is there when the result
     * comes.
     */
    container,
    isRestored: entry.isRestored,
    change,
    /** Returns the props of the control that the field's row asks for. */
    field,
    /** Returns the names to show for the invalid fields among `names`. */
    missing: (names: readonly (keyof F & string)[]) => listMissing(fields, values, names),
    /** Sends the form if every field is valid. */
    submit(event: SubmitEvent) {
      event.preventDefault();
      if (isValid(fields, values)) store.start((id) => send(options, values, id), describe(values));
    },
    /** Clears the form and its draft, and focuses the first field. */
    startAnew() {
      flushSync(clear);
      form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    },
    /** Whether a reload would restore the typed text. */
    isKept: () => texts !== "" && draft.isSafe(),
    /** Returns why a file has to be chosen again. */
    lost: (name: keyof F & string) => entry.lost[name],
  };
}

type EntryOptions<F extends Fields> = {
  fields: F;
  untyped: Values<F>;
  draft: Draft;
  form: RefObject<HTMLFormElement | null>;
  submission: SubmissionState;
};

/**
 * Keeps an entry and its draft in step. The first render is empty, because it must match the
 * server's. What was typed before hydration and what the draft holds are added before the first
 * paint.
 */
function useEntry<F extends Fields>({ fields, untyped, draft, form, submission }: EntryOptions<F>) {
  const [entry, setEntry] = useState<Entry<F>>(blank);
  const texts = textsToKeep(entry, untyped);
  const isSent = submission.kind === "result" && submission.outcome === "success";
  function clear() {
    setEntry(blank);
    draft.erase();
  }
  const restore = useEffectEvent(() => {
    const kept = readEntry(fields, draft);
    const onScreen = readTexts(fields, textsOnScreen(form.current, untyped));
    const hasBegun = hasKeys(onScreen) || form.current?.contains(document.activeElement);
    const typed = { ...kept.typed, ...onScreen };
    // Nearly every form starts empty and is then rendered only once.
    if (!hasKeys(typed) && !hasKeys(kept.lost)) return;
    setEntry({ ...kept, typed, isRestored: !hasBegun && hasKeys(kept.typed) });
  });
  useLayoutEffect(() => restore(), []);
  useEffect(() => {
    if (!isSent) draft.write(texts);
  }, [texts, draft, isSent]);

  // Fires when a visitor clears everything kept in the browser (docs/product/memory.md#clearing).
  const handleCleared = useEffectEvent(() => {
    const isUnderWay =
      submission.kind === "sending" ||
      (submission.kind === "result" && submission.again?.isWaiting);
    if (isUnderWay) draft.write(texts);
    else if (!isSent) clear();
  });
  // Another copy of the page may have sent or changed the draft in the meantime.
  const handleReturn = useEffectEvent(() => {
    const isSame = JSON.stringify(draft.read()) === (texts || "{}");
    if (submission.kind === "idle" && !isSame) setEntry(readEntry(fields, draft, entry.typed));
  });
  useEffect(() => {
    const hear = () => handleCleared();
    document.addEventListener(CLEARED, hear);
    const leaveReturn = subscribeToReturn(() => handleReturn());
    return () => {
      document.removeEventListener(CLEARED, hear);
      leaveReturn();
    };
  }, []);
  return { entry, setEntry, texts, clear };
}

/** Represents a file in a draft. */
const FILE = true;

/** Returns a draft's entry, including those of the `chosen` files that the draft still names. */
function readEntry<F extends Fields>(
  fields: F,
  draft: Draft,
  chosen: Readonly<Record<string, unknown>> = {},
): Entry<F> {
  const read = draft.read();
  const files = Object.keys(fields).filter((name) => read[name] === FILE);
  const there = files
    .filter((name) => chosen[name] instanceof File)
    .map((name) => [name, chosen[name]]);
  const lost = files
    .filter((name) => !(chosen[name] instanceof File))
    .map((name) => [name, "reload"]);
  const typed = { ...readTexts(fields, read), ...Object.fromEntries(there) };
  return { ...blank, typed, lost: Object.fromEntries(lost) };
}

function loseFiles<F extends Fields>(entry: Entry<F>): Entry<F> {
  const all = Object.entries(entry.typed);
  const typed = all.filter(([, value]) => !(value instanceof File));
  const lost = all.filter(([, value]) => value instanceof File).map(([name]) => [name, "changed"]);
  return {
    ...entry,
    typed: Object.fromEntries(typed) as Partial<Values<F>>,
    lost: Object.fromEntries(lost),
  };
}

/** Returns the texts that differ from the page's own, as JSON; `""` if there are none. */
function textsToKeep(
  { typed, lost }: Entry<Fields>,
  untyped: Readonly<Record<string, unknown>>,
): string {
  const kept = Object.entries({ ...typed, ...lost })
    .filter(([name, value]) => value !== untyped[name])
    .map(([name, value]) => [name, typeof value === "string" && !(name in lost) ? value : FILE]);
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : "";
}

/** Doesn't use `FormData`, which forces a layout of the page to read a `<textarea>`. */
function textsOnScreen(form: HTMLFormElement | null, untyped: Readonly<Record<string, unknown>>) {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const given = fields.filter(({ type, checked }) => type !== "radio" || checked);
  return Object.fromEntries(
    given
      .filter(({ name, value }) => value !== untyped[name])
      .map(({ name, value }) => [name, value]),
  );
}

function hasKeys(object: object): boolean {
  return Object.keys(object).length > 0;
}

/** Judges by the focus or, if nothing has it, by what is in sight. */
function isVisitorAt(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return element.contains(activeElement);
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/**
 * Sends a filled form. Browsers report a lost file as a network failure, so files are read again.
 * @throws {FileGone} if sending failed and a file can't be read any more
 */
async function send<F extends Fields>(
  options: Options<F>,
  values: SentValues<F>,
  sendId: string,
): Promise<void> {
  const { call, more, refuse, chosen, settings } = options;
  const { apiBase, csrfUrl } = settings;
  try {
    const refusal = refuse?.(values);
    if (refusal) throw new Refusal(refusal);
    const body = { ...toRequestBody(call.fields, values), ...more };
    await post(call.path, body, { apiBase, csrfUrl, sendId, chosen });
  } catch (cause) {
    const files = Object.values(values).filter((value) => value instanceof File);
    const readings = await Promise.allSettled(files.map((file) => file.arrayBuffer()));
    const isGone = readings.some(({ status }) => status === "rejected");
    throw isGone ? new FileGone("a chosen file can't be read any more", { cause }) : cause;
  }
}

/** Represents a file by what distinguishes it from other files and later versions. */
function describe(values: object): string {
  return JSON.stringify(values, (_name, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
