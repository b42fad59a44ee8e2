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

  /** Keeps a text; `""` removes what is kept. */
  keep(key: string, text: string): void {
    this.#onPage.delete(key);
    try {
      if (text === "") this.#find().removeItem(key);
      else this.#find().setItem(key, text);
    } catch {
      if (text !== "") this.#onPage.set(key, text);
    }
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
