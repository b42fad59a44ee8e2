import { OURS } from "./is-kept.ts";

/** Texts in a storage of the browser. Where it is refused or full, they last as long as the page. */
class TextStore {
  readonly #find: () => Storage;
  readonly #onPage = new Map<string, string>();

  constructor(find: () => Storage) {
    this.#find = find;
  }

  /** Reads the JSON object under a key; `{}` without one, because another script may have written there. */
  read(key: string): Record<string, unknown> {
    try {
      return Object(JSON.parse(this.#onPage.get(key) ?? this.#find().getItem(key) ?? "{}"));
    } catch {
      return {};
    }
  }

  /** Keeps a text; `""` removes what is kept. A consent tool may swallow what is written: only what can be read back is kept. */
  keep(key: string, text: string): void {
    this.#onPage.delete(key);
    try {
      const storage = this.#find();
      if (text === "") storage.removeItem(key);
      else storage.setItem(key, text);
      if (text === "" || storage.getItem(key) === text) return;
    } catch {
      // Refused, or full.
    }
    if (text !== "") this.#onPage.set(key, text);
  }

  /** Tells if what is kept under a key survives a reload. */
  isSafe(key: string): boolean {
    return !this.#onPage.has(key);
  }

  /** Forgets what the storage did not take. */
  forget(key: string): void {
    this.#onPage.delete(key);
  }

  clear(): void {
    this.#onPage.clear();
    try {
      const storage = this.#find();
      for (const key of Object.keys(storage)) if (key.startsWith(OURS)) storage.removeItem(key);
    } catch {
      // Refused: there is nothing.
    }
  }
}

/** Survives a reload and the way out and back; other tabs do not see it. */
export const tabTexts = new TextStore(() => sessionStorage);
export const browserTexts = new TextStore(() => localStorage);
