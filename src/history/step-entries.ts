/**
 * A wizard's steps in the browser's history (docs/product/wizards.md#history): each entry says which steps lie behind it,
 * beside whatever the host keeps there, so that Back is the previous step and a reload lands on the right one.
 */
import { followHistory, hasPushed, pushEntry, STEPS } from "./page-history.ts";

/** The steps shown by the entries of one visit to a wizard, from its first entry to the one that carries this. */
type StepPath = readonly number[];

/** The entries of one wizard. */
export class StepEntries {
  readonly #form: string;
  #path: StepPath = [0];
  /** A `history.back()` of this file is under way. */
  #isGoingBack = false;

  /** @param form the key of the form's draft */
  constructor(form: string) {
    this.#form = form;
  }

  /** The step of the entry that the page was opened at, if it is one of these. */
  find(): number | undefined {
    const found = readPath(history.state, this.#form);
    if (!found) return undefined;
    this.#path = found;
    return found.at(-1);
  }

  /**
   * Follows the visitor, until the returned function is called.
   * @param onEntered the browser went to another of these entries; says whether the visitor sees anything else now
   */
  watch(onEntered: (step: number) => boolean): () => void {
    return followHistory("steps", (state) => this.#enter(state, onEntered));
  }

  /** Adds the entry of the step `to`, behind that of `from`. */
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

  /** Entries of pages, and of other wizards, carry the same path as the one before: nothing of this wizard has changed. */
  #enter(state: unknown, onEntered: (step: number) => boolean): boolean {
    const entered = readPath(state, this.#form);
    const isOwnBack = this.#isGoingBack;
    this.#isGoingBack = false;
    if (!entered || (!isOwnBack && String(entered) === String(this.#path))) return false;
    const isBack = entered.length < this.#path.length;
    this.#path = entered;
    const isChange = onEntered(entered.at(-1) ?? 0);
    // An entry that shows nothing else, of a form that was sent say, would be a Back that does nothing.
    if (isBack && !isChange) history.back();
    return true;
  }
}

/** Reads an entry's step of a form; another script may have written the state. */
function readPath(state: unknown, form: string): StepPath | undefined {
  const path: unknown = Object(Object(state)[STEPS])[form];
  return Array.isArray(path) && path.length > 0 && path.every(Number.isInteger) ? path : undefined;
}

/** The state of an entry that says this of a form, and all that it said before. */
function withPath(state: unknown, form: string, path: StepPath): object {
  return { ...Object(state), [STEPS]: { ...Object(state)[STEPS], [form]: path } };
}
