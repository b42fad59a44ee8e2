/** The options of `npm run bench`. */
import { parseArgs } from "node:util";
import { formatSubject, type Task } from "./subjects.ts";

export type Options = ReturnType<typeof readOptions>;

/**
 * Reads what docs/speed.md lists.
 * @throws where an option is unknown, `--rounds` is no whole number above 0, or `--slowdown` is no number from 1 up
 */
export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string", default: "" },
      rounds: { type: "string", default: "7" },
      slowdown: { type: "string", default: "4" },
      before: { type: "string" },
      json: { type: "string" },
      from: { type: "string" },
      write: { type: "boolean", default: false },
      laravel: { type: "boolean", default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds: expected a whole number above 0, got "${values.rounds}".`);
  const slowdown = Number(values.slowdown);
  if (!(slowdown >= 1))
    throw new Error(`--slowdown: expected a number from 1 up, got "${values.slowdown}".`);
  const { before, json, from } = values;
  return {
    ...values,
    before,
    json,
    from,
    rounds,
    slowdown,
    only: values.only.split(",").filter(Boolean),
  };
}

/**
 * The tasks that fill one of the rows and are about one of the subjects that `only` names. The bare island stays in as long
 * as a row is measured against it.
 * @throws where a word of `only` names nothing
 */
export function chooseTasks(tasks: readonly Task[], only: readonly string[]): Task[] {
  const isRow = (word: string) => tasks.some(({ rows }) => rows.includes(word));
  const names = (word: string, { subject }: Task) =>
    [...formatSubject(subject).split("/"), formatSubject(subject)].includes(word);
  for (const word of only) {
    if (isRow(word) || tasks.some((task) => names(word, task))) continue;
    const rows = [...new Set(tasks.flatMap((task) => task.rows))];
    throw new Error(
      `--only: expected a row, a make or a page, got "${word}". Rows: ${rows.join(", ")}.`,
    );
  }
  const rows = only.filter(isRow);
  const subjects = only.filter((word) => !isRow(word));
  const chosen = tasks.filter((task) => {
    const isWanted = rows.length === 0 || task.rows.some((row) => rows.includes(row));
    const isAbout =
      subjects.length === 0 ||
      subjects.some((word) => names(word, task)) ||
      task.subject.make === "bare";
    return isWanted && isAbout;
  });
  if (chosen.every(({ subject }) => subject.make === "bare") && !subjects.includes("bare"))
    throw new Error(`--only: nothing is both ${rows.join(" or ")} and ${subjects.join(" or ")}.`);
  return chosen;
}
