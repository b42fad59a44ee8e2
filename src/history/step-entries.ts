import { followHistory, hasPushed, pushEntry, STEPS } from "./page-history.ts";

/** From the wizard's first entry to the one that carries this. */
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

  /** Returns the step of the entry that the page was opened at. */
  find(): number | undefined {
    const found = readPath(history.state, this.#form);
    if (!found) return undefined;
    this.#path = found;
    return found.at(-1);
  }

  /** Calls `onEntered`, which tells if the visitor sees anything else now, until the returned function is called. */
  watch(onEntered: (step: number) => boolean): () => void {
    return followHistory("steps", (state) => this.#enter(state, onEntered));
  }

  push(from: number, to: number): void {
    this.#replace([...this.#path.slice(0, -1), from]);
    this.#path = [...this.#path, to];
    pushEntry(this.#form, withPath(history.state, this.#form, this.#path));
  }

  /** Goes back to the entry of the step `to`; where that is not the one behind, this entry becomes that step's. */
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

  /** Entries of pages, and of other wizards, carry the same path as the one before. */
  #enter(state: unknown, onEntered: (step: number) => boolean): boolean {
    const entered = readPath(state, this.#form);
    const isOwnBack = this.#isGoingBack;
    this.#isGoingBack = false;
    if (!entered || (!isOwnBack && String(entered) === String(this.#path))) return false;
    const isBack = entered.length < this.#path.length;
    this.#path = entered;
    const isChange = onEntered(entered.at(-1) ?? 0);
    // For instance an entry of a form that was sent: Back would do nothing.
    if (isBack && !isChange) history.back();
    return true;
  }
}

/** Another script may have written the state. */
function readPath(state: unknown, form: string): StepPath | undefined {
  const path: unknown = Object(Object(state)[STEPS])[form];
  return Array.isArray(path) && path.length > 0 && path.every(Number.isInteger) ? path : undefined;
}

function withPath(state: unknown, form: string, path: StepPath): object {
  return { ...Object(state), [STEPS]: { ...Object(state)[STEPS], [form]: path } };
}
