/**
 * Lists in the visitor's own browser (docs/product/memory.md#where-it-is-kept). Other scripts and
 * older versions write there too, so entries are checked when read.
 */
import * as v from "valibot";
import { ownKeys } from "#domain/own-keys.ts";
import { CLEARED, mayKeep, subscribeToConsent, subscribeToReturn } from "./is-kept.ts";
import { browserTexts, tabTexts } from "./text-stores.ts";

/** In ms since 1970. */
type Dated = { readonly at: number };

type KeptKind<Entry extends Dated> = {
  /** The key in localStorage. */
  readonly key: string;
  /** Entries that don't fit are left out. */
  readonly entry: v.GenericSchema<unknown, Entry>;
  /** The maximum number of entries; the oldest is dropped. */
  readonly most: number;
};

const lists = new Set<{ clear(): void }>();

/** Clears all lists in this browser, and the drafts in this tab. */
export function clearEverythingKept(): void {
  for (const list of lists) list.clear();
  browserTexts.clear();
  tabTexts.clear();
  document.dispatchEvent(new Event(CLEARED));
}

/** Lists written by other versions aren't read. */
const VERSION = 1;
const YEAR = 365 * 24 * 60 * 60 * 1000;

/** A list, newest first, for `useSyncExternalStore`. */
export class KeptList<Entry extends Dated> {
  readonly #kind: KeptKind<Entry>;
  readonly #listeners = new Set<() => void>();
  /**
   * The entries are read on first use: a server has no storage, and a page may have switched the
   * feature off.
   */
  #entries: readonly Entry[] | undefined;

  constructor(kind: KeptKind<Entry>) {
    this.#kind = kind;
    lists.add(this);
  }

  /** Returns the same array until something changes. */
  readonly getEntries = (): readonly Entry[] => {
    if (this.#entries) return this.#entries;
    addEventListener("storage", ({ key }) => {
      // The event has no key if the whole storage was cleared.
      if (key === null || key === this.#kind.key) this.#readAgain();
    });
    subscribeToReturn(this.#readAgain);
    subscribeToConsent(this.#readAgain);
    this.#entries = this.#read();
    return this.#entries;
  };

  readonly subscribe = (listener: () => void) => {
    this.getEntries();
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  isSafe(): boolean {
    return browserTexts.isSafe(this.#kind.key);
  }

  /** Replaces the entries; a list that may not be kept stays empty. */
  change(by: (entries: readonly Entry[]) => readonly Entry[]): void {
    const { key, most } = this.#kind;
    if (!mayKeep(key)) return;
    this.getEntries();
    const data = by(this.#read()).slice(0, most);
    browserTexts.keep(
      key,
      data.length === 0 ? "" : JSON.stringify({ v: VERSION, saved: Date.now(), data }),
    );
    this.#entries = data;
    this.#tell();
  }

  clear(): void {
    this.change(() => []);
  }

  readonly #readAgain = () => {
    this.#entries = this.#read();
    this.#tell();
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #read(): readonly Entry[] {
    const { key, most } = this.#kind;
    if (!mayKeep(key)) {
      browserTexts.forget(key);
      return [];
    }
    const entry = v.fallback(v.nullable(this.#kind.entry), null);
    const schema = v.object(ownKeys({ v: v.literal(VERSION), data: v.array(entry) }));
    const parsed = v.safeParse(schema, browserTexts.read(key));
    if (!parsed.success) return [];
    const now = Date.now();
    // An entry may be dated in the future, because the clock was wrong at the time.
    const isFresh = (entry: Entry | null): entry is Entry =>
      entry !== null && entry.at <= now + YEAR && now - entry.at < YEAR;
    return parsed.output.data.filter(isFresh).slice(0, most);
  }
}
