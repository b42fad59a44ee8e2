import { OURS } from "./is-kept.ts";

/**
 * Strings in one of the browser's storages. If the storage is refused or full, they last as long as
 * the page.
 */
class TextStore {
  readonly #find: () => Storage;
  readonly #onPage = new Map<string, string>();

  constructor(find: () => Storage) {
    this.#find = find;
  }

  /**
   * Reads the JSON object under a key; `{}` if it isn't one, because another script may have
   * written there.
   */
  read(key: string): Record<string, unknown> {
    try {
      return Object(JSON.parse(this.#onPage.get(key) ?? this.#find().getItem(key) ?? "{}"));
    } catch {
      return {};
    }
  }

  /**
   * Keeps a string; `""` removes it. A consent tool may swallow writes, so a string only counts as
   * stored if it can be read back.
   */
  keep(key: string, text: string): void {
    this.#onPage.delete(key);
    try {
      const storage = this.#find();
      if (text === "") storage.removeItem(key);
      else storage.setItem(key, text);
      if (text === "" || storage.getItem(key) === text) return;
    } catch {
      // The storage is refused or full.
    }
    if (text !== "") this.#onPage.set(key, text);
  }

  /** Whether the string kept under a key survives a reload. */
  isSafe(key: string): boolean {
    return !this.#onPage.has(key);
  }

  /** Forgets a string that the storage didn't accept. */
  forget(key: string): void {
    this.#onPage.delete(key);
  }

  clear(): void {
    this.#onPage.clear();
    try {
      const storage = this.#find();
      for (const key of Object.keys(storage)) if (key.startsWith(OURS)) storage.removeItem(key);
    } catch {
      // Storage that is refused contains nothing.
    }
  }
}

/** Survives reloading the page, and leaving it and coming back; other tabs don't see it. */
export const tabTexts = new TextStore(() => sessionStorage);
export const browserTexts = new TextStore(() => localStorage);
