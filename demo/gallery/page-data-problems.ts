/** What the bundle has to say about a tag's page data, by key: the very messages of `imo:error`. */
import { readPageData } from "#runtime/page-data.ts";
import { type SnippetForm, splitValues, type Tag } from "./snippet.ts";

/** The message about each key that the bundle would report, by key; empty when the tag is right. */
export function findProblems(tag: Omit<Tag, "fallback">, form: SnippetForm): Record<string, string> {
  const { attributes, script } = splitValues(tag, form);
  const problems: Record<string, string> = {};
  readPageData({ attributes, script: JSON.stringify(script) }, tag.widget, tag.fields, (message, key) => {
    if (key !== null) problems[key] = message;
  });
  return problems;
}
