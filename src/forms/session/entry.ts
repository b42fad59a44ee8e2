/** The visitor's part of a form, and how it is written to the draft and read from the screen. */
import { type Fields, readTexts, type Values } from "#domain/fields/fields.ts";
import type { Draft } from "./use-draft.ts";

export type Entry<F extends Fields> = {
  /**
   * What the visitor has typed; everything else follows the page's presets, even when they change.
   */
  readonly typed: Partial<Values<F>>;
  readonly touched: ReadonlySet<string>;
  /**
   * Files to choose again: a draft can't keep them across a `reload`, and a `changed` one can't be
   * read any more.
   */
  readonly lost: Readonly<Record<string, "reload" | "changed">>;
  /** Whether a draft was restored before the visitor had started typing. */
  readonly isRestored: boolean;
};

export const blankEntry = { typed: {}, touched: new Set<string>(), lost: {}, isRestored: false };

/** Represents a file in a draft. */
const FILE = true;

/** Returns a draft's entry, including whichever `chosen` files the draft still names. */
export function readEntry<F extends Fields>(
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
  return { ...blankEntry, typed, lost: Object.fromEntries(lost) };
}

/** Returns the entry without its files, which can't be read any more. */
export function loseFiles<F extends Fields>(entry: Entry<F>): Entry<F> {
  const all = Object.entries(entry.typed);
  const typed = all.filter(([, value]) => !(value instanceof File));
  const lost = all.filter(([, value]) => value instanceof File).map(([name]) => [name, "changed"]);
  return {
    ...entry,
    typed: Object.fromEntries(typed) as Partial<Values<F>>,
    lost: Object.fromEntries(lost),
  };
}

/** Returns the values that differ from the page's own, as JSON; `""` if there are none. */
export function toDraftText(
  { typed, lost }: Entry<Fields>,
  untyped: Readonly<Record<string, unknown>>,
): string {
  const kept = Object.entries({ ...typed, ...lost })
    .filter(([name, value]) => value !== untyped[name])
    .map(([name, value]) => [name, typeof value === "string" && !(name in lost) ? value : FILE]);
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : "";
}

/**
 * Returns the values on the screen that differ from the page's own. Doesn't use `FormData`, which
 * forces a layout of the page to read a `<textarea>`.
 */
export function readScreen(
  form: HTMLFormElement | null,
  untyped: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  const filled = controls.filter(({ type, checked }) => type !== "radio" || checked);
  return Object.fromEntries(
    filled
      .filter(({ name, value }) => value !== untyped[name])
      .map(({ name, value }) => [name, value]),
  );
}
