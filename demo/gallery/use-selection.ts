/**
 * Which widget is shown, from which example, with which page data. Widget and example stand in the address
 * (`#hero-search/simples`), so that a colleague can be sent there; what is edited lives in the form alone.
 */
import { useEffect, useState } from "react";
import { catalogue, type Entry, entryOf } from "./catalogue.ts";
import { type PageDataValues, type Texts, textsOf } from "./page-data-texts.ts";

type Selection = { entry: Entry; example: string | null; texts: Texts };

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
    restore(widget: string, values: PageDataValues) {
      const entry = entryOf(widget);
      if (!entry) return;
      history.pushState(null, "", `#${widget}`);
      setSelection({ entry, example: null, texts: textsOf(entry.fields, values) });
    },
  };
}

function isSelection(hash: string): boolean {
  return hash === "" || entryOf(hash.slice(1).split("/")[0] ?? "") !== undefined;
}

/** Without a word of it, the first widget and its first example. */
function selectionIn(hash: string): Selection {
  const [widget = "", wanted = ""] = decodeURIComponent(hash.slice(1)).split("/");
  const entry = entryOf(widget) ?? (catalogue[0] as Entry);
  const example = entry.examples.find(({ slug }) => slug === wanted) ?? entry.examples[0];
  return { entry, example: example?.slug ?? null, texts: textsOf(entry.fields, example?.data ?? {}) };
}
