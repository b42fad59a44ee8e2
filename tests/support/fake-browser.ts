/**
 * Simulates a browser's history: entries, traversals that complete in a later task, new documents
 * after a reload or navigation, and a router of the host that, like Turbo, handles the events that
 * the bundle leaves to it.
 */
import { vi } from "vitest";

type Entry = { url: string; state: unknown; scrollRestoration: ScrollRestoration };

/** The key of a router's state in an entry. */
const ROUTER = "turbo";

/** One tab; stands in for `history` and `location` until `vi.unstubAllGlobals()`. */
export class FakeBrowser {
  readonly #show: (path: string) => void;
  #entries: Entry[];
  #at = 0;
  #asked: number[] = [];
  /**
   * The traversals that the router was notified of, and whether the entry had the router's state.
   */
  readonly heard: { url: string; isItsOwn: boolean }[] = [];

  /** @param show shows the page of this path instead of the current one */
  constructor(path: string, show: (path: string) => void) {
    this.#show = show;
    this.#entries = [{ url: path, state: { [ROUTER]: 0 }, scrollRestoration: "auto" }];
    const browser = this;
    vi.stubGlobal("history", {
      get state() {
        return browser.#entry.state;
      },
      get length() {
        return browser.#entries.length;
      },
      get scrollRestoration() {
        return browser.#entry.scrollRestoration;
      },
      set scrollRestoration(value) {
        browser.#entry.scrollRestoration = value;
      },
      pushState: (state: unknown, _title: string, url?: string) => browser.#push(state, url),
      replaceState: (state: unknown, _title: string, url?: string) => browser.#replace(state, url),
      back: () => browser.#asked.push(-1),
      forward: () => browser.#asked.push(1),
    });
    vi.stubGlobal("location", {
      get href() {
        return browser.#url.href;
      },
      get search() {
        return browser.#url.search;
      },
      get pathname() {
        return browser.#url.pathname;
      },
      get hash() {
        return browser.#url.hash;
      },
      origin: "http://page.test",
    });
  }

  get index() {
    return this.#at;
  }

  get length() {
    return this.#entries.length;
  }

  get path() {
    return this.#url.pathname;
  }

  /** Completes all requested traversals. */
  settle(): void {
    for (let by = this.#asked.shift(); by !== undefined; by = this.#asked.shift()) {
      if (!this.#entries[this.#at + by]) continue;
      this.#at += by;
      this.#tell();
    }
  }

  /** Goes Back or Forward like a visitor, with all consequences. */
  traverse(by: -1 | 1): void {
    this.#asked.push(by);
    this.settle();
  }

  /** Follows a link through the router. */
  visit(path: string): void {
    this.#push({ [ROUTER]: this.#entries.length }, path);
    this.#show(this.path);
    this.settle();
  }

  /** Reloads the page of the current entry. */
  reload(): void {
    this.#show(this.path);
    this.settle();
  }

  #tell(): void {
    const event = new PopStateEvent("popstate", { state: this.#entry.state });
    let isStopped = false;
    event.stopImmediatePropagation = () => {
      isStopped = true;
    };
    document.dispatchEvent(new CustomEvent("imo-popstate", { detail: event }));
    if (isStopped) return;
    const isItsOwn = Object(event.state)[ROUTER] !== undefined;
    this.heard.push({ url: this.#entry.url, isItsOwn });
    // Turbo restores the page of its own entry, and for any other entry assumes that the shown page
    // is right.
    if (isItsOwn) this.#show(this.path);
    else this.#entry.state = { [ROUTER]: "new" };
  }

  #push(state: unknown, url?: string): void {
    const { scrollRestoration } = this.#entry;
    const pushed = {
      url: url ?? this.#entry.url,
      state: structuredClone(state),
      scrollRestoration,
    };
    this.#entries = [...this.#entries.slice(0, this.#at + 1), pushed];
    this.#at += 1;
  }

  #replace(state: unknown, url?: string): void {
    this.#entries[this.#at] = {
      ...this.#entry,
      url: url ?? this.#entry.url,
      state: structuredClone(state),
    };
  }

  get #entry(): Entry {
    return this.#entries[this.#at] as Entry;
  }

  get #url(): URL {
    return new URL(this.#entry.url, "http://page.test");
  }
}
