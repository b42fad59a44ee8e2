/**
 * Lists in the visitor's own browser (docs/product/memory.md#where-it-is-kept). Other scripts and older versions write
 * there too, so entries are judged when read. Where storage is refused or full, a list lasts as long as the page.
 */
import * as v from "valibot";
import { ownKeys } from "#domain/own-keys.ts";
import { CLEARED, mayKeep, OURS, subscribeToConsent, subscribeToReturn } from "./is-kept.ts";
import { clearTextsOnPage } from "./session-text.ts";

/** In ms since 1970. */
type Dated = { readonly at: number };

type KeptKind<Entry extends Dated> = {
  /** Of localStorage. */
  readonly key: string;
  /** An entry that does not fit is left out. */
  readonly entry: v.GenericSchema<unknown, Entry>;
  /** The most entries; the oldest goes. */
  readonly most: number;
};

const lists = new Set<{ clear(): void }>();

/** Clears all lists in this browser, and in this tab the drafts too. */
export function clearEverythingKept(): void {
  for (const list of lists) list.clear();
  removeOurs(() => localStorage);
  removeOurs(() => sessionStorage);
  clearTextsOnPage();
  document.dispatchEvent(new Event(CLEARED));
}

function removeOurs(find: () => Storage): void {
  try {
    const storage = find();
    for (const key of Object.keys(storage)) if (key.startsWith(OURS)) storage.removeItem(key);
  } catch {
    // Refused: there is nothing.
  }
}

/** Lists of other versions are not read. */
const VERSION = 1;
const YEAR = 365 * 24 * 60 * 60 * 1000;

/** The list, newest first, for `useSyncExternalStore`. */
export class KeptList<Entry extends Dated> {
  readonly #kind: KeptKind<Entry>;
  readonly #listeners = new Set<() => void>();
  /** Read when they are first wanted: a server has no storage, and a page may have the feature switched off. */
  #entries: readonly Entry[] | undefined;
  /** Storage did not take `#entries`: from then on this page has its own list. */
  #isAlone = false;

  constructor(kind: KeptKind<Entry>) {
    this.#kind = kind;
    lists.add(this);
  }

  /** The same array until something changes. */
  readonly getEntries = (): readonly Entry[] => {
    if (this.#entries) return this.#entries;
    addEventListener("storage", this.#follow);
    subscribeToReturn(this.#readAgain);
    subscribeToConsent(this.#readAgain);
    this.#entries = this.#read() ?? [];
    return this.#entries;
  };

  readonly subscribe = (listener: () => void) => {
    this.getEntries();
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Tells if the list survives a reload. */
  isSafe(): boolean {
    return !this.#isAlone;
  }

  /** A list that may not be kept stays empty. */
  change(by: (entries: readonly Entry[]) => readonly Entry[]): void {
    if (!mayKeep(this.#kind.key)) return;
    const known = this.getEntries();
    const before = this.#isAlone ? known : (this.#read() ?? known);
    this.#entries = by(before).slice(0, this.#kind.most);
    this.#isAlone = !this.#write();
    this.#tell();
  }

  clear(): void {
    this.change(() => []);
  }

  readonly #follow = ({ key }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key === null || key === this.#kind.key) this.#readAgain();
  };

  readonly #readAgain = () => {
    if (!mayKeep(this.#kind.key)) this.#entries = [];
    else if (!this.#isAlone) this.#entries = this.#read() ?? this.#entries;
    this.#tell();
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** `null` when storage is refused. */
  #read(): readonly Entry[] | null {
    if (!mayKeep(this.#kind.key)) return [];
    try {
      return this.#judge(localStorage.getItem(this.#kind.key));
    } catch {
      return null;
    }
  }

  #judge(text: string | null): readonly Entry[] {
    const entry = v.fallback(v.nullable(this.#kind.entry), null);
    const parsed = v.safeParse(v.object(ownKeys({ v: v.literal(VERSION), data: v.array(entry) })), parse(text));
    if (!parsed.success) return [];
    const now = Date.now();
    // A clock that was wrong once may have dated an entry ahead.
    const isFresh = (one: Entry | null): one is Entry => one !== null && one.at <= now + YEAR && now - one.at < YEAR;
    return parsed.output.data.filter(isFresh).slice(0, this.#kind.most);
  }

  #write(): boolean {
    try {
      const entries = this.getEntries();
      if (entries.length === 0) localStorage.removeItem(this.#kind.key);
      else localStorage.setItem(this.#kind.key, JSON.stringify({ v: VERSION, saved: Date.now(), data: entries }));
      return true;
    } catch {
      return false;
    }
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    // Another script wrote under our key: as good as nothing.
    return null;
  }
}
