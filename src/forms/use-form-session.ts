/**
 * One visitor's go at one form: what stands in its fields, which of them he has left, what is still missing, the draft,
 * and sending it once. The four contact forms and both wizards are this hook with other fields.
 *
 * No form library: everything shown follows from the values, the fields left, and the schema's one judgement of them
 * (docs/decisions/forms-without-a-library.md).
 */
import { type ChangeEvent, type MouseEvent, type SubmitEvent, useEffect, useState } from "react";
import type { GenericSchema } from "valibot";
import { invalidFields, missingWords, type Words } from "./form-fields.ts";
import type { FormIsland } from "./form-page.ts";
import { type Draft, useDraft } from "./use-draft.ts";
import { type Result, useSubmission } from "./use-submission.ts";

type Options<Values> = {
  widget: string;
  /** What tells this form from others of its widget. */
  id?: string | number | undefined;
  schema: GenericSchema<Values>;
  /** What the fields start with, where no draft says otherwise; another object means that the page changed its mind. */
  initial: Values;
  send: (values: Values) => Promise<void>;
  island: FormIsland;
};

type TextChange = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** The names of the fields that hold text. */
type TextName<Values> = { [Name in keyof Values & string]: Values[Name] extends string ? Name : never }[keyof Values &
  string];

/** What ties a list or a group of radios to the session. */
export type ChoiceTie = { name: string; value: string; onChange: (event: TextChange) => void };
/** What ties a text field to it. */
export type TextTie = ChoiceTie & { onBlur: () => void; error: string | undefined; readOnly: boolean };

export type FormSession<Values> = {
  values: Values;
  change: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  text: (name: TextName<Values>) => TextTie;
  choice: (name: TextName<Values>) => ChoiceTie;
  missing: (words: Words<Values>) => readonly string[];
  submit: (event: SubmitEvent) => void;
  isSending: boolean;
  result: Result | null;
  /** Whether a reload would bring back what was typed. */
  isKept: () => boolean;
};

export function useFormSession<Values extends object>(options: Options<Values>): FormSession<Values> {
  const { widget, id, schema, initial, send, island } = options;
  const draft = useDraft(widget, id, island);
  const [values, setValues] = useValues(initial, draft);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { isSending, result, start } = useSubmission({ widget, draft, island });
  const invalid = invalidFields(schema, values);

  const isSent = result?.outcome === "success";
  useEffect(() => {
    if (!isSent) draft.write(textsTyped(values, initial));
  }, [values, initial, draft, isSent]);

  const change: FormSession<Values>["change"] = (name, value) => setValues((before) => ({ ...before, [name]: value }));

  const choice: FormSession<Values>["choice"] = (name) => ({
    name,
    value: values[name] as string,
    onChange: ({ target }) => change(name, target.value as Values[typeof name]),
  });

  return {
    values,
    change,
    choice,
    text: (name) => ({
      ...choice(name),
      onBlur: () => setLeft((before) => new Set(before).add(name)),
      error: left.has(name) ? invalid.get(name) : undefined,
      readOnly: isSending,
    }),
    missing: (words) => missingWords(words, values, invalid),
    submit(event) {
      event.preventDefault();
      if (invalid.size === 0) start(() => send(values));
    },
    isSending,
    result,
    isKept: draft.isSafe,
  };
}

/** What stands in the fields. A first text that the page words anew replaces the old one, never what the visitor wrote. */
function useValues<Values extends object>(initial: Values, draft: Draft) {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...draft.read(Object.keys(initial)) }));
  const [last, setLast] = useState(initial);
  if (last !== initial) {
    setLast(initial);
    setValues({ ...values, ...untouched(values, last, initial) });
  }
  return [values, setValues] as const;
}

function untouched<Values extends object>(values: Values, last: Values, initial: Values): Partial<Values> {
  const names = Object.keys(initial) as (keyof Values)[];
  const kept = names.filter((name) => values[name] === last[name]);
  return Object.fromEntries(kept.map((name) => [name, initial[name]])) as Partial<Values>;
}

/** The texts that are not what their field starts with: so a draft never holds the page's own words. */
function textsTyped<Values extends object>(values: Values, initial: Values): Record<string, string> {
  const changed = Object.entries(values).filter(([name, value]) => value !== initial[name as keyof Values]);
  return Object.fromEntries(changed.filter(([, value]) => typeof value === "string"));
}

/**
 * For a form's mouse presses: a message that appears as its field is left would push a link or a button away from under
 * the pointer, and the click would be lost. So the field is not left before the click.
 */
export function keepFieldUntilClick(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a, button, [type=file]")) event.preventDefault();
}
