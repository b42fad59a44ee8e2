/**
 * What a visitor typed, kept until it has been sent (DECISIONS 25): in sessionStorage, which survives a reload and the
 * way out and back, and which other tabs and other people at the same computer do not see. Files are never kept.
 */
import { useState } from "react";
import type { FormIsland } from "./form-page.ts";

export type Draft = {
  readonly key: string;
  /** What was kept for these fields; nothing that is not a text. */
  read(names: readonly string[]): Record<string, string>;
  /** Keeps these texts instead of what was kept; without any, nothing. */
  write(texts: Record<string, string>): void;
  /** After a success: forgets it, and with it what was typed in this form under ids that are no longer shown. */
  forget(): void;
  /** Whether what was written last will still be there after a reload. */
  isSafe(): boolean;
};

/**
 * Where storage is forbidden, full or switched off: still there when the widget is taken out and put back within one
 * page. Nobody is told, because nothing is lost before a reload, and the note of the error box then does not promise one.
 */
const memory = new Map<string, string>();

/** One place for a form on the page: the drafts that it wrote under one id after the other, and the one shown now. */
type FormPlace = { readonly keys: Set<string>; shown: string };

/** By path, widget and position. A host may change its id before anything is sent; what was typed first must go too. */
const formPlaces = new Map<string, FormPlace>();

/**
 * The draft of a form; another id needs a fresh form, so it is read once.
 * @param id what else tells this form from others of its kind: the listing, the agent, the agency
 */
export function useDraft(widget: string, id: string | number | undefined, island: FormIsland): Draft {
  const [draft] = useState(() => {
    const path = ["imo", location.pathname, widget].join(":");
    return draftAt(`${path}:${id ?? ""}:${island.position}`, placeOf(`${path}:${island.position}`));
  });
  return draft;
}

function placeOf(name: string): FormPlace {
  const place = formPlaces.get(name) ?? { keys: new Set(), shown: "" };
  formPlaces.set(name, place);
  return place;
}

function draftAt(key: string, place: FormPlace): Draft {
  return {
    key,
    read: (names) => textsIn(memory.get(key) ?? stored(key), names),
    write(texts) {
      place.keys.add(key);
      place.shown = key;
      if (Object.keys(texts).length === 0) return remove(key);
      const text = JSON.stringify(texts);
      if (store(key, text)) memory.delete(key);
      else memory.set(key, text);
    },
    forget() {
      remove(key);
      for (const other of place.keys) if (other !== place.shown) remove(other);
    },
    isSafe: () => !memory.has(key),
  };
}

function remove(key: string): void {
  memory.delete(key);
  unstore(key);
}

function textsIn(draft: string | null, names: readonly string[]): Record<string, string> {
  const texts = parsed(draft);
  return Object.fromEntries(
    names.flatMap((name) => (typeof texts[name] === "string" ? [[name, texts[name]] as const] : [])),
  );
}

function parsed(draft: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(draft ?? "{}"));
  } catch {
    // Another script wrote under our key: as good as nothing.
    return {};
  }
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function unstore(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing of ours.
  }
}
