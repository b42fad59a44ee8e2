/**
 * A form in use: its values, touched fields, draft and submission, for contact forms and wizards. No form library
 * (docs/decisions.md#forms-without-a-library).
 */
import {
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import {
  type Fields,
  findInvalidFields,
  getFirstValues,
  isValid,
  readTexts,
  type SentValues,
  type Values,
} from "#domain/fields/fields.ts";
import { CLEARED, subscribeToReturn } from "#memory/is-kept.ts";
import { namesOfMissingFields } from "./fields/missing-names.ts";
import type { FormBridge } from "./form-settings.ts";
import { FileGone, findSubmission, type Shown, type SubmissionState } from "./sending/submission-store.ts";
import { useConnection } from "./sending/use-connection.ts";
import { type Draft, useDraft } from "./use-draft.ts";

type Options<F extends Fields> = {
  widget: string;
  /** The listing, agent or agency; another id needs a fresh session, by React's `key`. */
  id?: string | number | undefined;
  fields: F;
  /** The page's texts for some fields, until the visitor types there. */
  preset?: Partial<Values<F>>;
  /** A `Refusal` is a failure with its own sentence. `id` is of this filled form. */
  send: (values: SentValues<F>, id: string) => Promise<unknown>;
  /** Leaves drafts under other ids alone after a success: they are messages of their own. */
  keepsOtherDrafts?: boolean | undefined;
  bridge: FormBridge;
};

type TextChange = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** The names of the fields that hold text. */
type TextName<F extends Fields> = {
  [Name in keyof F & string]: F[Name]["first"] extends string ? Name : never;
}[keyof F & string];

type Tie = {
  name: string;
  label: string;
  value: string;
  onChange: (event: TextChange) => void;
};
export type ChoiceTie = Tie & {
  options: readonly string[];
};
export type TextTie = Tie & {
  onBlur: () => void;
  error: string | undefined;
  readOnly: boolean;
};

export type FormSession<F extends Fields> = {
  /** The key of its draft. */
  key: string;
  values: Values<F>;
  change: <Name extends keyof F>(name: Name, value: Values<F>[Name]) => void;
  text: (name: TextName<F>) => TextTie;
  choice: (name: TextName<F>) => ChoiceTie;
  /** Returns the names of the invalid fields among `names`. */
  missing: (names: readonly (keyof F & string)[]) => readonly string[];
  /** Sends when every field is valid. */
  submit: (event: SubmitEvent) => void;
  submission: SubmissionState;
  isOffline: boolean;
  /** The network's notice, in place of the missing line. */
  notice: string | undefined;
  /** Texts that stand in its fields at first are taken as typed. */
  form: RefObject<HTMLFormElement | null>;
  /** Holds the form, and then its result: the visitor is or isn't there when it comes. */
  container: RefObject<HTMLDivElement | null>;
  /** A draft was restored for a visitor who had not begun again. */
  isRestored: boolean;
  /** Clears the form and its draft, and focuses the first field. */
  startAnew: () => void;
  /** Tells if a reload would restore the typed text. */
  isKept: () => boolean;
  /**
   * Says why a file has to be chosen again: drafts keep none over a `reload`, and a `changed` one can't be read any
   * more.
   */
  lost: (name: keyof F & string) => Loss | undefined;
};

type Loss = "reload" | "changed";

/** Returns a form's session, from its first key to its result. */
export function useFormSession<F extends Fields>(options: Options<F>): FormSession<F> {
  const { widget, id, fields, preset, send, bridge } = options;
  const draft = useDraft(widget, id, bridge, options.keepsOtherDrafts);
  const container = useRef<HTMLDivElement>(null);
  // Only what was typed: all else follows the page's presets, also when those change.
  const [typed, setTyped] = useState<Partial<Values<F>>>({});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const untyped: Values<F> = { ...getFirstValues(fields), ...preset };
  const values: Values<F> = { ...untyped, ...typed };
  const invalid = findInvalidFields(fields, values);
  const found = useWhatWasTyped({ fields, untyped, draft, onFound: setTyped });
  const onFileGone = () => {
    const files = Object.keys(fields).filter((name) => values[name] instanceof File);
    setTyped((before) => ({ ...before, ...Object.fromEntries(files.map((name) => [name, untyped[name]])) }));
    found.lose(files, "changed");
  };
  const isVisitorHere = () => isVisitorAt(container.current);
  const [state, store] = useSubmission(widget, draft, { bridge, isVisitorHere, onFileGone });
  const isSending = state.kind === "sending";
  const { isOffline, notice } = useConnection(isSending);

  const begin = (next: Partial<Values<F>>) => {
    setTyped(next);
    setTouched(new Set());
  };
  const empty = () => {
    begin({});
    draft.erase();
    found.forget();
  };
  const texts = textsToKeep(typed, untyped, found.lost);
  useKeptDraft({ draft, texts, state, onCleared: empty, onChanged: () => begin(found.findAgain(typed)) });

  const tie = (name: TextName<F>): Tie => ({
    name,
    label: fields[name]?.label ?? "",
    value: String(values[name]),
    onChange: ({ target }) => setTyped((before) => ({ ...before, ...readTexts(fields, { [name]: target.value }) })),
  });

  return {
    key: draft.key,
    values,
    change: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
    choice: (name) => ({ ...tie(name), options: fields[name]?.options ?? [] }),
    text: (name) => ({
      ...tie(name),
      onBlur: () => setTouched((before) => new Set(before).add(name)),
      error: touched.has(name) ? invalid.get(name) : undefined,
      readOnly: isSending,
    }),
    missing: (names) => namesOfMissingFields({ fields, values, invalid }, names),
    submit(event) {
      event.preventDefault();
      if (!isOffline && isValid(fields, values)) store.start((id) => sendReadable(send, values, id), describe(values));
    },
    submission: state,
    isOffline,
    notice,
    form: found.form,
    container,
    isRestored: found.isRestored,
    startAnew() {
      empty();
      found.focus();
    },
    isKept: () => texts !== "" && draft.isSafe(),
    lost: (name) => found.lost[name],
  };
}

/** A submission that is under way or whose end was not shown is taken up. */
function useSubmission(widget: string, draft: Draft, shown: Shown) {
  const [store] = useState(() => findSubmission(widget, draft));
  useLayoutEffect(() => store.show(shown));
  return [useSyncExternalStore(store.subscribe, store.read, store.read), store] as const;
}

/** By the focus, and where nothing has it, by what is in sight. */
function isVisitorAt(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return element.contains(activeElement);
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/**
 * Browsers report a lost file as a missing network.
 * @throws {FileGone} when sending failed and a file can't be read any more
 */
async function sendReadable<V extends object>(
  send: (values: V, id: string) => Promise<unknown>,
  values: V,
  id: string,
) {
  try {
    await send(values, id);
  } catch (cause) {
    const files = Object.values(values).filter((value) => value instanceof File);
    const areReadable = await Promise.all(files.map(isReadable));
    if (areReadable.includes(false)) throw new FileGone("a chosen file can't be read any more", { cause });
    throw cause;
  }
}

function isReadable(file: File): Promise<boolean> {
  return file.arrayBuffer().then(
    () => true,
    () => false,
  );
}

/** A file by what tells it from another one, or from a later version. */
function describe(values: object): string {
  return JSON.stringify(values, (_name, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

type WhatWasTyped<F extends Fields> = {
  fields: F;
  untyped: Values<F>;
  draft: Draft;
  onFound: (typed: Partial<Values<F>>) => void;
};

/**
 * Finds texts typed before hydration, in server-drawn fields and in a draft. The first render has neither, because it
 * must equal the server's; both are added before it is painted.
 */
function useWhatWasTyped<F extends Fields>({ fields, untyped, draft, onFound }: WhatWasTyped<F>) {
  const form = useRef<HTMLFormElement>(null);
  const [isRestored, setRestored] = useState(false);
  const [lost, setLost] = useState<Readonly<Record<string, Loss>>>({});
  const lose = (files: readonly string[], how: Loss) => setLost(Object.fromEntries(files.map((name) => [name, how])));
  const [find] = useState(() => () => {
    const read = draft.read();
    const kept = readTexts(fields, read);
    const files = Object.keys(fields).filter((name) => read[name] === FILE);
    const onScreen = readTexts(fields, textsOnScreen(form.current, untyped));
    const found = { ...kept, ...onScreen };
    // Nearly every form begins empty, and is drawn once then.
    if (files.length > 0) lose(files, "reload");
    if (Object.keys(found).length > 0) onFound(found);
    const hasBegun = Object.keys(onScreen).length > 0 || form.current?.contains(document.activeElement);
    if (!hasBegun && Object.keys(kept).length > 0) setRestored(true);
  });
  useLayoutEffect(find, [find]);
  const [focuses, setFocuses] = useState(0);
  useEffect(() => {
    if (focuses > 0) form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [focuses]);
  const focus = () => setFocuses((before) => before + 1);
  const forget = () => {
    setLost({});
    setRestored(false);
  };
  /** Returns the draft's present texts, with the chosen files that it still names. */
  const findAgain = (typed: Partial<Values<F>>): Partial<Values<F>> => {
    const read = draft.read();
    const isStillChosen = ([name, value]: [string, unknown]) => value instanceof File && read[name] === FILE;
    const chosen = Object.fromEntries(Object.entries(typed).filter(isStillChosen));
    forget();
    lose(
      Object.keys(fields).filter((name) => read[name] === FILE && !(name in chosen)),
      "reload",
    );
    return { ...readTexts(fields, read), ...chosen } as Partial<Values<F>>;
  };
  return { form, isRestored, lost, lose, forget, focus, findAgain };
}

/** Not by `FormData`, which has the page laid out to read a `<textarea>`. */
function textsOnScreen(form: HTMLFormElement | null, untyped: Readonly<Record<string, unknown>>) {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const given = fields.filter(({ type, checked }) => type !== "radio" || checked);
  return Object.fromEntries(
    given.filter(({ name, value }) => value !== untyped[name]).map(({ name, value }) => [name, value]),
  );
}

type KeptDraft = {
  draft: Draft;
  texts: string;
  state: SubmissionState;
  /** By a visitor who clears all that is kept in the browser (docs/product/memory.md#clearing). */
  onCleared: () => void;
  /** The page comes out of the back/forward cache, and another copy of it has sent or changed the draft meanwhile. */
  onChanged: () => void;
};

function useKeptDraft({ draft, texts, state, onCleared, onChanged }: KeptDraft): void {
  const isSent = state.kind === "result" && state.outcome === "success";
  useEffect(() => {
    if (!isSent) draft.write(texts);
  }, [texts, draft, isSent]);

  const clear = useEffectEvent(() => {
    const isUnderWay = state.kind === "sending" || (state.kind === "result" && state.again?.isWaiting);
    if (isUnderWay) draft.write(texts);
    else if (!isSent) onCleared();
  });
  const compare = useEffectEvent(() => {
    if (state.kind === "idle" && JSON.stringify(draft.read()) !== (texts || "{}")) onChanged();
  });
  useEffect(() => {
    const hear = () => clear();
    document.addEventListener(CLEARED, hear);
    const leaveReturn = subscribeToReturn(() => compare());
    return () => {
      document.removeEventListener(CLEARED, hear);
      leaveReturn();
    };
  }, []);
}

/** Stands in a draft for a file. */
const FILE = true;

/** Only texts that differ from the page's own. */
function textsToKeep(typed: object, untyped: Readonly<Record<string, unknown>>, lost: object): string {
  const files = Object.keys(lost).map((name) => [name, FILE]);
  const kept = Object.entries({ ...typed, ...Object.fromEntries(files) })
    .filter(([name, value]) => value !== untyped[name])
    .map(([name, value]) => [name, typeof value === "string" ? value : FILE]);
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : "";
}
