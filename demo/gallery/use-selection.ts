/**
 * Which widget is shown, from which example, with which page data. Widget and example stand in the address
 * (`#hero-search/simples`), so that a colleague can be sent there; what is edited lives in the form alone.
 */
import { useEffect, useState } from "react";
import { formatValues, parseTexts, type Texts } from "../../editors/core/page-data-texts.ts";
import { type ReadFallback, readFallback } from "../../editors/core/read-fallback.ts";
import type { PastedTag } from "./parse-snippet.ts";
import { type Entry, findEntry, widgetEntries } from "./widget-entries.ts";

type Selection = {
  entry: Entry;
  example: string | null;
  texts: Texts;
  fallback: ReadFallback;
  /** Attributes of a pasted tag that are no page data. */
  others: Readonly<Record<string, string>>;
};

/** The widget, example and form texts that are shown, with `edit` for one field and `restore` for a pasted tag. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection>(() => selectionIn(location.hash));

  useEffect(() => {
    const follow = () => {
      // The way to the content, for who skips the menu, is no choice of a widget.
      if (isSelection(location.hash)) setSelection(selectionIn(location.hash));
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  return {
    ...selection,
    edit(key: string, text: string) {
      setSelection((before) => ({ ...before, texts: { ...before.texts, [key]: text } }));
    },
    editFallback(text: string) {
      setSelection((before) => ({ ...before, fallback: { text, kept: null } }));
    },
    restore(pasted: PastedTag) {
      const entry = findEntry(pasted.widget);
      if (!entry) return;
      history.pushState(null, "", `#${pasted.widget}`);
      const texts = formatValues(entry.fields, pasted.values);
      const fallback = readFallback(pasted.fallback, entry.fallback, parseTexts(entry.fields, texts));
      setSelection({ entry, example: null, texts, fallback, others: pasted.others });
    },
  };
}

function isSelection(hash: string): boolean {
  return hash === "" || findEntry(hash.slice(1).split("/")[0] ?? "") !== undefined;
}

/** Without a word of it, the first widget and its first example. */
function selectionIn(hash: string): Selection {
  const [widget = "", wanted = ""] = decodeURIComponent(hash.slice(1)).split("/");
  const entry = findEntry(widget) ?? (widgetEntries[0] as Entry);
  const example = entry.examples.find(({ slug }) => slug === wanted) ?? entry.examples[0];
  const texts = formatValues(entry.fields, example?.data ?? {});
  return { entry, example: example?.slug ?? null, texts, fallback: { text: "", kept: null }, others: {} };
}
