/**
 * Random walks through a wizard, as a visitor could make them: edits of the visible fields, Next,
 * Back, Enter and hasty clicks. After each move, no step may be shown whose predecessor is
 * incomplete, every answer must be where it was given, and nothing may have been sent twice.
 */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import fc from "fast-check";
import { expect, vi } from "vitest";
import { post } from "#api/client.ts";
import { formSettings } from "./forms.ts";

type Answer = string | File;
type Answers = Record<string, Answer>;
/** A step according to the specification, described independently of our code. */
export type WalkStep = {
  /** The step's heading. */
  name: string;
  /**
   * The possible answers by the label of their field, with a valid one last, which walks prefer
   * because otherwise few would reach the end.
   */
  answers: Record<string, readonly Answer[]>;
  /** Returns whether the specification lets the visitor continue with these answers. */
  isComplete: (answers: Answers) => boolean;
};
type Move =
  | { kind: "answer"; field: number; answer: number }
  | { kind: "next" | "back" | "enter" | "twice" };

const someAnswer = fc.oneof(
  { weight: 3, arbitrary: fc.constant(-1) },
  { weight: 1, arbitrary: fc.nat(7) },
);
const moves = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant("answer" as const),
        field: fc.nat(7),
        answer: someAnswer,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constantFrom("next", "next", "back", "enter", "twice") }),
    },
  ) as fc.Arbitrary<Move>,
  { minLength: 20, maxLength: 80, size: "max" },
);

/**
 * Walks through a wizard at random. The test mocks `post`, which is never answered, so the form
 * stays.
 * @param render renders a fresh wizard, each time with a different place
 */
export async function walkThrough(
  steps: readonly WalkStep[],
  render: (settings: ReturnType<typeof formSettings>) => void,
): Promise<void> {
  let position = 0;
  let arrived = 0;
  const send = vi.mocked(post);
  const sent = () => send.mock.calls.length;
  await fc.assert(
    fc.asyncProperty(moves, async (walk) => {
      position += 1;
      send.mockReset().mockReturnValue(new Promise(() => {}));
      render(formSettings({ bridge: { ...formSettings().bridge, position } }));
      const answers: Answers = {};
      let at = 0;
      for (const move of walk) {
        const step = steps[at] as WalkStep;
        const isSending = sent() > 0;
        if (move.kind === "answer") answer(step, move, isSending, answers);
        else await press(move.kind);
        const wantsOn = move.kind === "next" || move.kind === "enter" || move.kind === "twice";
        if (!isSending && wantsOn && step.isComplete(answers))
          at = Math.min(at + 1, steps.length - 1);
        if (!isSending && move.kind === "back") at = Math.max(at - 1, 0);
        check(steps, at, answers);
        expect(sent()).toBeLessThanOrEqual(1);
      }
      arrived += sent();
      cleanup();
      sessionStorage.clear();
    }),
    // Each walk takes seconds, and each run of the tests tries different walks.
    { numRuns: 10, examples: [[straightThrough(steps)]] },
  );
  expect(arrived).toBeGreaterThan(0);
}

/** Returns the walk that gives only valid answers, because few random walks reach the end. */
function straightThrough(steps: readonly WalkStep[]): Move[] {
  return steps.flatMap(({ answers }): Move[] => [
    ...Object.keys(answers).map((_label, field): Move => ({ kind: "answer", field, answer: -1 })),
    { kind: "next" },
  ]);
}

function answer(
  step: WalkStep,
  { field, answer }: Move & { kind: "answer" },
  isSending: boolean,
  answers: Answers,
) {
  const fields = Object.entries(step.answers);
  if (fields.length === 0 || isSending) return;
  const [label, choices] = fields[field % fields.length] as [string, readonly Answer[]];
  const value = choices.at(answer % choices.length) as Answer;
  const [control] = screen.getAllByLabelText(label, { exact: false }) as [HTMLInputElement];
  answers[label] = value;
  if (value instanceof File) fireEvent.change(control, { target: { files: [value] } });
  else if (control.type === "radio") fireEvent.click(control);
  else fireEvent.change(control, { target: { value } });
}

async function press(kind: "next" | "back" | "enter" | "twice") {
  const forward = () => document.querySelector("button[type=submit]") as HTMLButtonElement;
  // A query by role would compute every accessible name, which is slow at every move.
  const back = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Voltar",
  );
  if (kind === "back") act(() => back?.click());
  if (kind === "twice") fireEvent.mouseDown(forward(), { detail: 1 });
  if (kind === "next" || kind === "twice") act(() => forward().click());
  // The event's `detail` marks the click as the second half of a double click.
  if (kind === "twice") fireEvent.click(forward(), { detail: 2 });
  if (kind === "enter" && !forward().disabled) act(() => forward().form?.requestSubmit(forward()));
  // The next step is shown in a separate task.
  if (kind !== "back") await act(() => new Promise((resolve) => setTimeout(resolve)));
}

function check(steps: readonly WalkStep[], at: number, answers: Answers) {
  const headings = [...document.querySelectorAll("h1, h2, h3, h4")].map(
    ({ textContent }) => textContent,
  );
  expect(headings).toEqual([steps[at]?.name]);
  expect(steps.slice(0, at).every((step) => step.isComplete(answers))).toBe(true);
  for (const label of Object.keys(steps[at]?.answers ?? {})) {
    const [control] = screen.getAllByLabelText(label, { exact: false }) as [HTMLInputElement];
    const given = answers[label];
    if (given instanceof File) expect(screen.getByText(given.name)).toBeTruthy();
    else if (control.type === "radio") expect(control.checked).toBe(given !== undefined);
    else if (control.type !== "file") expect(control.value).toBe(given ?? "");
  }
}
