import { followHistory, hasPushed, pushEntry, STEPS } from "./page-history.ts";

/** The steps from the wizard's first entry to the entry whose state has this path. */
type StepPath = readonly number[];

/** A wizard's steps in the browser's history (docs/product/wizards.md#history). */
export class StepEntries {
  readonly #form: string;
  #path: StepPath = [0];
  #isGoingBack = false;

  /** `form` is the key of the form's draft. */
  constructor(form: string) {
    this.#form = form;
  }

  /** Returns the step of the entry at which the page was opened. */
  find(): number | undefined {
    const path = readPath(history.state, this.#form);
    if (!path) return undefined;
    this.#path = path;
    return path.at(-1);
  }

  /**
   * Calls `onEntered` whenever the visitor reaches an entry of this wizard, until the returned
   * function is called. `onEntered` returns whether the visitor now sees something else.
   */
  watch(onEntered: (step: number) => boolean): () => void {
    return followHistory("steps", (state) => this.#enter(state, onEntered));
  }

  push(from: number, to: number): void {
    this.#replace([...this.#path.slice(0, -1), from]);
    this.#path = [...this.#path, to];
    pushEntry(this.#form, withPath(history.state, this.#form, this.#path));
  }

  /**
   * Goes back to the entry of the step `to`. If that isn't the previous entry, this entry becomes
   * that step's instead.
   */
  pop(to: number): void {
    const isBehind = hasPushed(this.#form) && this.#path.at(-2) === to;
    if (!isBehind) {
      this.#replace([...this.#path.slice(0, -1), to]);
      return;
    }
    this.#path = this.#path.slice(0, -1);
    this.#isGoingBack = true;
    history.back();
  }

  #replace(path: StepPath): void {
    this.#path = path;
    history.replaceState(withPath(history.state, this.#form, path), "");
  }

  /**
   * Ignores entries of pages and of other wizards, whose state has the same path as the entry
   * before them.
   */
  #enter(state: unknown, onEntered: (step: number) => boolean): boolean {
    const entered = readPath(state, this.#form);
    const isOwnBack = this.#isGoingBack;
    this.#isGoingBack = false;
    if (!entered || (!isOwnBack && String(entered) === String(this.#path))) return false;
    const isBack = entered.length < this.#path.length;
    this.#path = entered;
    const isChange = onEntered(entered.at(-1) ?? 0);
    // Otherwise Back would do nothing, for instance at an entry of a form that was sent.
    if (isBack && !isChange) history.back();
    return true;
  }
}

/** Checks the path, because another script may have written the state. */
function readPath(state: unknown, form: string): StepPath | undefined {
  const path: unknown = Object(Object(state)[STEPS])[form];
  return Array.isArray(path) && path.length > 0 && path.every(Number.isInteger) ? path : undefined;
}

function withPath(state: unknown, form: string, path: StepPath): object {
  return { ...Object(state), [STEPS]: { ...Object(state)[STEPS], [form]: path } };
}
