// @vitest-environment jsdom
import { expect, test } from "vitest";
import { getKeyText } from "./key-texts.ts";
import { findProblems } from "./page-data-problems.ts";
import { formatValues, parseTexts } from "./page-data-texts.ts";
import { parseSnippet } from "./parse-snippet.ts";
import { formatPhpLiteralInAttribute, parsePhpLiteral } from "./php-literal.ts";
import { formatSnippet, snippetForms } from "./snippet.ts";
import { createTag } from "./tag-element.ts";
import { parseHtml } from "./trusted-types.ts";
import { findEntry, widgetEntries } from "./widget-entries.ts";

const fieldsOf = (widget: string) => findEntry(widget)?.fields;
const all = widgetEntries.flatMap((entry) => entry.examples.map((example) => ({ ...entry, ...example })));

test("an editor finds all ten widgets, each with an example", () => {
  expect(widgetEntries.map(({ examples }) => examples.length > 0)).toEqual(Array(10).fill(true));
});

test.each(widgetEntries)("$widget: an editor reads in Portuguese what each key is for", ({ widget, fields }) => {
  for (const key of Object.keys(fields)) {
    expect(getKeyText(widget, key)?.label, key).toMatch(/^[A-ZÀ-Ú].{2,30}$/u);
    expect(getKeyText(widget, key)?.help, key).toMatch(/^[A-ZÀ-Ú\w].{10,}\.$/u);
  }
});

for (const form of snippetForms) {
  test.each(all)(
    `$widget, $name: a tag (${form}) that is pasted back restores the form`,
    ({ widget, fields, ...example }) => {
      const texts = formatValues(fields, example.data);
      const tag = { widget, fields, values: parseTexts(fields, texts), fallback: example.fallback };
      const read = parseSnippet(formatSnippet(tag, form), fieldsOf);
      if ("problem" in read) throw new Error(read.problem);
      expect(read.widget).toBe(widget);
      expect(formatValues(fields, read.values)).toEqual(texts);
    },
  );

  test.each(all)(
    `$widget, $name: the bundle has nothing to say against the tag (${form})`,
    ({ widget, fields, data }) => {
      expect(findProblems({ widget, fields, values: parseTexts(fields, formatValues(fields, data)) }, form)).toEqual(
        {},
      );
    },
  );
}

for (const form of ["atributos", "json"] as const) {
  test.each(all)(
    `$widget, $name: the frame's element is the tag to copy (${form})`,
    ({ widget, fields, data: values, fallback }) => {
      const copied = parseHtml(formatSnippet({ widget, fields, values, fallback }, form)).body.firstElementChild;
      const framed = createTag({ widget, values, form }, "https://agencia.example/galeria/");
      expect(facts(framed)).toEqual(facts(copied as HTMLElement));
    },
  );
}

/** What a tag says, without the blanks between its children. */
function facts(host: Element) {
  const attributes = Object.fromEntries(host.getAttributeNames().map((name) => [name, host.getAttribute(name)]));
  const script = JSON.parse(host.querySelector("script")?.textContent ?? "null");
  return {
    attributes,
    script,
    fallback: [...host.children].filter((child) => child.localName !== "script").map((child) => child.outerHTML),
  };
}

test.each(snippetForms)("quotes, markup, backslashes and Blade in a text survive the tag (%s)", (form) => {
  const entry = findEntry("general-contact");
  if (!entry) throw new Error("no general-contact");
  const mensagem = `O'Neill disse "sim" & </script><!-- \\ $x {{ 1 }} {!! 2 !!} @if 🏡`;
  const read = parseSnippet(formatSnippet({ ...entry, values: { mensagem } }, form), fieldsOf);
  expect(read).toEqual({ widget: "general-contact", values: { mensagem } });
});

test("a PHP array that a developer wrote by hand is read, a variable is refused in words", () => {
  expect(parsePhpLiteral(`['a' => [1, 2.5, true, null,], "b" => 'x\\'y']`)).toEqual({
    a: [1, 2.5, true, null],
    b: "x'y",
  });
  expect(parsePhpLiteral(formatPhpLiteralInAttribute({ a: 'um "dois"' }))).toEqual({ a: 'um "dois"' });
  expect(() => parsePhpLiteral("$equipa")).toThrow("expected a literal, got $");
});

test("an editor who pastes something else is told what is missing", () => {
  expect(parseSnippet("<p>Olá</p>", fieldsOf)).toHaveProperty("problem");
  expect(parseSnippet('<div data-imo-widget="team-card"></div>', fieldsOf)).toEqual({
    problem: "Não há nenhum componente chamado «team-card».",
  });
  const broken = '<div data-imo-widget="team-cards"><script type="application/json">{"a":</script></div>';
  expect(parseSnippet(broken, fieldsOf)).toHaveProperty("problem");
});

test("a number that nobody can read is explained in the bundle's own words", () => {
  const entry = findEntry("mortgage-calculator");
  if (!entry) throw new Error("no mortgage-calculator");
  const values = parseTexts(entry.fields, { anos: "trinta" });
  expect(findProblems({ ...entry, values }, "atributos").anos).toContain(
    'data-anos expected a number such as 30 or 2,5, got "trinta"',
  );
});
