/**
 * A wizard's steps in the browser's history (docs/product/wizards.md#history): each entry says which steps lie behind it,
 * beside whatever the host keeps there, so that Back is the previous step and a reload lands on the right one.
 */

/** The steps shown by the entries of one visit to a wizard, from its first entry to the one that carries this. */
export type StepPath = readonly number[];

const KEY = "imoSteps";

/**
 * What an entry says of a form.
 * @param state the entry's state, of whoever wrote it
 * @param form the key of the form's draft
 */
export function readStepPath(state: unknown, form: string): StepPath | undefined {
  const path: unknown = Object(Object(state)[KEY])[form];
  return Array.isArray(path) && path.length > 0 && path.every(Number.isInteger) ? path : undefined;
}

/** The state of an entry that says this of a form, and all that it said before. */
export function withStepPath(state: unknown, form: string, path: StepPath): object {
  return { ...Object(state), [KEY]: { ...Object(state)[KEY], [form]: path } };
}

/** The step that the entry itself shows. */
export function lastStep(path: StepPath): number {
  return path.at(-1) ?? 0;
}
