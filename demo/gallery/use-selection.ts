/**
 * Keeps which widget is shown, with which example and page data. The URL has the widget and the
 * example (`#hero-search/simples`), so that a link can be sent to a colleague; edits only live in
 * the form.
 */
import { useEffect, useState } from "react";
import { formatValues, parseTexts, type Texts } from "../../editors/core/page-data-texts.ts";
import type { FormTexts } from "../../editors/form/page-data-form.ts";
import { type ReadFallback, readFallback } from "../../editors/tag/fallback.ts";
import type { PastedTag } from "./snippet/parse-snippet.ts";
import { type Entry, findEntry, widgetEntries } from "./widget-entries.ts";

type Selection = {
  entry: Entry;
  example: string | null;
  texts: Texts;
  fallback: ReadFallback;
  /** Attributes of a pasted tag that aren't page data. */
  others: Readonly<Record<string, string>>;
  /** Incremented whenever something is chosen or pasted, because that needs a new form. */
  serial: number;
};

/**
 * Returns the shown widget and example and the form's values, plus `edit` for changes in the form
 * and `restore` for a pasted tag.
 */
export function useSelection() {
  const [selection, setSelection] = useState<Selection>(() => ({
    ...selectionIn(location.hash),
    serial: 0,
  }));
  const select = (chosen: Omit<Selection, "serial">) =>
    setSelection(({ serial }) => ({ ...chosen, serial: serial + 1 }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: it only sets the state
  useEffect(() => {
    const follow = () => {
      // A link to the content doesn't select a widget.
      const isSelection =
        location.hash === "" || findEntry(location.hash.slice(1).split("/")[0] ?? "");
      if (isSelection) select(selectionIn(location.hash));
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  return {
    ...selection,
    edit({ texts, fallbackText }: FormTexts) {
      setSelection((before) => {
        const isOther = fallbackText !== before.fallback.text;
        return {
          ...before,
          texts,
          fallback: isOther ? { text: fallbackText, kept: null } : before.fallback,
        };
      });
    },
    restore(pasted: PastedTag) {
      const entry = findEntry(pasted.widget);
      if (!entry) return;
      history.pushState(null, "", `#${pasted.widget}`);
      const texts = formatValues(entry.fields, pasted.values);
      const fallback = readFallback(
        pasted.fallback,
        entry.fallback,
        parseTexts(entry.fields, texts),
      );
      select({ entry, example: null, texts, fallback, others: pasted.others });
    },
  };
}

/** Falls back to the first widget and its first example. */
function selectionIn(hash: string): Omit<Selection, "serial"> {
  const [widget = "", wanted = ""] = decodeURIComponent(hash.slice(1)).split("/");
  const entry = findEntry(widget) ?? (widgetEntries[0] as Entry);
  const example = entry.examples.find(({ slug }) => slug === wanted) ?? entry.examples[0];
  const texts = formatValues(entry.fields, example?.data ?? {});
  return {
    entry,
    example: example?.slug ?? null,
    texts,
    fallback: { text: "", kept: null },
    others: {},
  };
}
