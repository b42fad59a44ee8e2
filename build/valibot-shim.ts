/**
 * A shim of valibot, in what browsers load: the same schemas with the same results, and of an issue only what was expected
 * where. Valibot's own also carry messages in the visitor's language, references for JSON Schema and the standard's
 * interface, 1.0 kB on every page that nobody reads there (docs/decisions/valibot.md). Tests, the server and
 * `page-data.json` take valibot itself; valibot-shim.test.ts holds both equal.
 */

/** What was wrong, and where: `{ path: ["data", 3, "id"], expected: "string", received: null }`. */
type Issue = { path: readonly PropertyKey[]; expected: string; received: unknown };
/** What goes through a schema, as in valibot: it is written to. */
type Dataset = { value: unknown; typed?: boolean; issues?: readonly Issue[] };
type Run = (dataset: Dataset) => Dataset;
/** A schema, or what follows one in a pipe; a rule is asked also when one before it was not kept. */
type Step = { type: string; isRule?: boolean; fallback?: unknown; "~run": Run };

function fail(dataset: Dataset, expected: string): Dataset {
  dataset.issues = [...(dataset.issues ?? []), { path: [], expected, received: dataset.value }];
  return dataset;
}

function failType(dataset: Dataset, expected: string): Dataset {
  dataset.typed = false;
  return fail(dataset, expected);
}

/** A schema that a value fits or not. */
function kind(type: string, fits: (value: unknown) => boolean): Step {
  return {
    type,
    "~run"(dataset) {
      if (!fits(dataset.value)) return failType(dataset, type);
      dataset.typed = true;
      return dataset;
    },
  };
}

/** A rule for a value whose type is already right. */
function rule<T>(type: string, fits: (value: T) => boolean): Step {
  const run: Run = (dataset) => (dataset.typed && !fits(dataset.value as T) ? fail(dataset, type) : dataset);
  return { type, isRule: true, "~run": run };
}

/** Puts what came of a list's or an object's part into the whole; `key` says which part. */
function take(whole: Dataset, key: PropertyKey, part: Dataset): unknown {
  const issues = part.issues?.map((issue) => ({ ...issue, path: [key, ...issue.path] }));
  if (issues) whole.issues = [...(whole.issues ?? []), ...issues];
  if (!part.typed) whole.typed = false;
  return part.value;
}

/** A schema of what another takes, or one value more. */
function or(type: string, wrapped: Step, one: unknown): Step {
  return {
    type,
    "~run"(dataset) {
      if (dataset.value !== one) return wrapped["~run"](dataset);
      dataset.typed = true;
      return dataset;
    },
  };
}

/** A text. */
export const string = (): Step => kind("string", (value) => typeof value === "string");
/** A number, `NaN` excepted. */
export const number = (): Step => kind("number", (value) => typeof value === "number" && !Number.isNaN(value));
/** `true` or `false`. */
export const boolean = (): Step => kind("boolean", (value) => typeof value === "boolean");
/** Anything. */
export const unknown = (): Step => kind("unknown", () => true);
/** This one value. */
export const literal = (word: unknown): Step => kind(String(word), (value) => value === word);
/** One of these. */
export const picklist = (words: readonly unknown[]): Step => kind(words.join("|"), (value) => words.includes(value));
/** What `wrapped` takes, or `null`. */
export const nullable = (wrapped: Step): Step => or("nullable", wrapped, null);
/** What `wrapped` takes, or nothing; an object may lack it. */
export const optional = (wrapped: Step): Step => or("optional", wrapped, undefined);

/** A rule of our own. */
export const check = <T>(fits: (value: T) => boolean): Step => rule("check", fits);
/** Neither infinite nor `NaN`. */
export const finite = (): Step => rule("finite", Number.isFinite);
/** A whole number. */
export const integer = (): Step => rule("integer", Number.isInteger);
/** At least this much. */
export const minValue = (least: number): Step => rule<number>(`>=${least}`, (value) => value >= least);
/** At most this long. */
export const maxLength = (most: number): Step => rule<ArrayLike<unknown>>(`<=${most}`, ({ length }) => length <= most);
/** Not empty. */
export const nonEmpty = (): Step => rule<ArrayLike<unknown>>("nonEmpty", ({ length }) => length > 0);
/** A text that fits the pattern. */
export const regex = (pattern: RegExp): Step => rule<string>(`${pattern}`, (value) => pattern.test(value));

/** Makes another value of it. */
export function transform<T>(change: (value: T) => unknown): Step {
  return {
    type: "transform",
    "~run"(dataset) {
      dataset.value = change(dataset.value as T);
      return dataset;
    },
  };
}

/** Takes off the blanks around a text. */
export const trim = (): Step => transform<string>((value) => value.trim());

/** What `wrapped` takes; for anything else `instead`. */
export function fallback(wrapped: Step, instead: unknown): Step {
  return {
    ...wrapped,
    fallback: instead,
    "~run"(dataset) {
      const result = wrapped["~run"](dataset);
      return result.issues ? { typed: true, value: instead } : result;
    },
  };
}

/** A list of what `item` takes. */
export function array(item: Step): Step {
  return {
    type: "array",
    "~run"(dataset) {
      const { value } = dataset;
      if (!Array.isArray(value)) return failType(dataset, "array");
      dataset.typed = true;
      // `Array.from` also visits holes, as an index does.
      dataset.value = Array.from(value, (one, index) => take(dataset, index, item["~run"]({ value: one })));
      return dataset;
    },
  };
}

/** An object with these entries; others are left out. */
export function object(entries: Readonly<Record<string, Step>>): Step {
  return {
    type: "object",
    "~run"(dataset) {
      const given = dataset.value as Readonly<Record<string, unknown>>;
      if (!given || typeof given !== "object") return failType(dataset, "object");
      const read: Record<string, unknown> = {};
      dataset.typed = true;
      dataset.value = read;
      for (const [key, schema] of Object.entries(entries)) {
        if (key in given) read[key] = take(dataset, key, schema["~run"]({ value: given[key] }));
        else if (schema.fallback !== undefined) read[key] = schema.fallback;
        else if (schema.type !== "optional") take(dataset, key, failType({ value: undefined }, schema.type));
      }
      return dataset;
    },
  };
}

/** What one of the schemas takes, the first that does. */
export function union(schemas: readonly Step[]): Step & { options: readonly Step[] } {
  return {
    type: "union",
    options: schemas,
    "~run"(dataset) {
      let typed: Dataset | undefined;
      for (const schema of schemas) {
        const result = schema["~run"]({ value: dataset.value });
        if (result.typed && !result.issues) return result;
        if (result.typed) typed ??= result;
      }
      return typed ?? failType(dataset, schemas.map((schema) => schema.type).join("|"));
    },
  };
}

/** What `first` takes, and then each of the rest in turn. */
export function pipe(first: Step, ...rest: Step[]): Step {
  return {
    ...first,
    "~run"(dataset) {
      let result = first["~run"](dataset);
      for (const step of rest) {
        if (result.issues && !step.isRule) return { ...result, typed: false };
        result = step["~run"](result);
      }
      return result;
    },
  };
}

/** What `safeParse` gives. */
type Parsed = { success: boolean; output: unknown; issues?: readonly Issue[] };

/** Reads a value, and never throws by itself. */
export function safeParse(schema: Step, value: unknown): Parsed {
  const result = schema["~run"]({ value });
  return { success: !result.issues, output: result.value, ...(result.issues && { issues: result.issues }) };
}

/** Whether the value fits. */
export const is = (schema: Step, value: unknown): boolean => safeParse(schema, value).success;

/**
 * Reads a value.
 * @throws when it does not fit
 */
export function parse(schema: Step, value: unknown): unknown {
  const { success, output, issues } = safeParse(schema, value);
  if (!success) throw new TypeError("a value does not fit its schema", { cause: issues });
  return output;
}

/** `parse` by this schema. */
export const parser =
  (schema: Step) =>
  (value: unknown): unknown =>
    parse(schema, value);
