// @vitest-environment jsdom
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { getKeyEditing, wordLabel } from "../../../editors/core/key-editing.ts";
import { findProblems } from "../../../editors/core/page-data-problems.ts";
import { formatValues, parseTexts } from "../../../editors/core/page-data-texts.ts";
import { parseHtml } from "../../../editors/core/parse-html.ts";
import { formatFallback } from "../../../editors/tag/fallback.ts";
import { createTag } from "../frame/tag-element.ts";
import { type Entry, findEntry, widgetEntries } from "../widget-entries.ts";
import { parseSnippet } from "./parse-snippet.ts";
import { formatSnippet, type SnippetForm, type Tag } from "./snippet.ts";

const all = widgetEntries.flatMap((entry) =>
  entry.examples.map((example) => ({ ...entry, ...example })),
);

function tagOf({ widget, fields, fallback }: Entry, values: Record<string, unknown>): Tag {
  return { widget, fields, values, fallback: formatFallback(fallback, values, "") };
}

/**
 * Returns the tag as text.
 * @throws if the tag can't be written in that format
 */
function written(tag: Tag, form: SnippetForm): string {
  const snippet = formatSnippet(tag, form);
  if ("problem" in snippet) throw new Error(snippet.problem);
  return snippet.text;
}

function entryOf(widget: string): Entry {
  const entry = findEntry(widget);
  if (!entry) throw new Error(`no ${widget}`);
  return entry;
}

test("offers every widget with at least one example", () => {
  expect(widgetEntries.map(({ widget }) => widget).toSorted()).toEqual(
    readdirSync("widgets").toSorted(),
  );
  for (const { widget, examples } of widgetEntries)
    expect(examples.length, widget).toBeGreaterThan(0);
});

test.each(widgetEntries)("$widget: labels and explains each key in Portuguese", (entry) => {
  for (const [key, field] of Object.entries(entry.fields)) {
    expect(field.form.label, key).not.toBe(key);
    expect(field.form.label, key).toMatch(/^[A-ZÀ-Ú].{2,30}$/u);
    expect(field.form.help, key).toMatch(/^[A-ZÀ-Ú\w].{10,}\.$/u);
    const { control, parts, isAllByDefault, choices } = getKeyEditing(field);
    if (isAllByDefault)
      for (const word of choices) expect(wordLabel(field, word), word).not.toBe(word);
    if (control === "records") expect(field.form.entry, key).toBeTruthy();
    for (const { name, label } of parts) expect(label, name).toMatch(/^[A-ZÀ-Ú]/u);
  }
});

for (const form of ["atributos", "json", "shortcode"] as const) {
  test.each(all)(`$widget, $name: restores the form from its own tag (${form})`, (example) => {
    const { widget, fields, data } = example;
    const texts = formatValues(fields, data);
    const snippet = formatSnippet(tagOf(example, parseTexts(fields, texts)), form);
    // A shortcode can't hold lists of people or multi-line text, and says so in a sentence.
    if ("problem" in snippet)
      return expect([form, snippet.problem]).toEqual(["shortcode", expect.stringMatching(/\.$/)]);
    const read = parseSnippet(snippet.text);
    if ("problem" in read) throw new Error(read.problem);
    expect(read.widget).toBe(widget);
    expect(read.notices).toEqual([]);
    expect(formatValues(fields, read.values)).toEqual(texts);
  });
}

test.each(all)("$widget, $name: writes a tag without problems", ({ fields, data }) => {
  expect(findProblems({ fields, values: parseTexts(fields, formatValues(fields, data)) })).toEqual(
    {},
  );
});

for (const form of ["atributos", "json"] as const) {
  test.each(all)(`$widget, $name: shows the tag to copy in the frame (${form})`, (example) => {
    const { widget, data: values } = example;
    const copied = parseHtml(written(tagOf(example, values), form)).body.firstElementChild;
    const framed = createTag(
      { widget, values, fallbackText: "", form },
      "https://agencia.example/galeria/",
    );
    expect(facts(framed)).toEqual(facts(copied as HTMLElement));
  });
}

/** Returns what a tag contains, ignoring white space between its children. */
function facts(host: Element) {
  const attributes = Object.fromEntries(
    host.getAttributeNames().map((name) => [name, host.getAttribute(name)]),
  );
  const script = JSON.parse(host.querySelector("script")?.textContent ?? "null");
  return {
    attributes,
    script,
    fallback: [...host.children]
      .filter((child) => child.localName !== "script")
      .map((child) => child.outerHTML),
  };
}

test.each(["atributos", "json"] as const)(
  "keeps a text's quotes, markup and backslashes in the tag (%s)",
  (form) => {
    const mensagem = `O'Neill disse "sim" & </script><!-- \\ $x {{ 1 }} @if 🏡`;
    const read = parseSnippet(written(tagOf(entryOf("general-contact"), { mensagem }), form));
    expect(read).toMatchObject({ widget: "general-contact", values: { mensagem } });
  },
);

test("writes quotes and Blade's own syntax as code in Blade", () => {
  const tag = tagOf(entryOf("general-contact"), { mensagem: `"a" 'b' {{ 1 }} @if` });
  expect(written({ ...tag, hasUsualFallback: true }, "componente")).toBe(
    `<x-imo-widget name="general-contact" :data="['mensagem' => ''.chr(34).'a'.chr(34).' \\'b\\' '.chr(123).'{ 1 }} '.chr(64).'if']" />`,
  );
  expect(written(tag, "blade")).toContain(
    `Js::encode(['mensagem' => '"a" \\'b\\' '.chr(123).'{ 1 }} '.chr(64).'if'])`,
  );
});

test("writes no phone number that isn't in the page data", () => {
  for (const example of all) {
    const values = parseTexts(example.fields, formatValues(example.fields, example.data));
    const tag = written(tagOf(example, values), "atributos");
    if (!("telefone" in values))
      expect(tag, `${example.widget}, ${example.name}`).not.toMatch(/tel:|256 ?000/);
  }
});

test("writes the Blade component without the usual fallback, which would keep Laravel from drawing it", () => {
  const calculator = tagOf(entryOf("mortgage-calculator"), {
    tan: 3.5,
    precoImovel: 250_000,
    anos: 30,
  });
  expect(written({ ...calculator, hasUsualFallback: true }, "componente")).toMatch(
    /anos' => 30\]" \/>$/,
  );
});
