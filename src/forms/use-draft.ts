/**
 * What a visitor typed, kept until it has been sent (docs/product/forms.md#drafts): in sessionStorage, which survives a
 * reload and the way out and back, and which other tabs and other people at the same computer do not see. Files are
 * never kept.
 */
import { useState } from "react";
import type { FormBridge } from "./form-settings.ts";

/** One form's draft. */
export type Draft = {
  /** What it is kept under: `imo:{path}:{widget}:{id}:{number}`. */
  readonly key: string;
  /** What was kept, by the names of the fields; whoever reads it judges it, because another script may have written it. */
  read(): Readonly<Record<string, unknown>>;
  /** Keeps these texts, as JSON, instead of what was kept; `""` keeps nothing. */
  write(texts: string): void;
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

/** By path, widget and number. A host may change its id before anything is sent; what was typed first must go too. */
const formPlaces = new Map<string, FormPlace>();

/**
 * The draft of a form; another id needs a fresh form, so it is read once.
 * @param id what else tells this form from others of its kind: the listing, the agent, the agency
 */
export function useDraft(widget: string, id: string | number | undefined, bridge: FormBridge): Draft {
  const [draft] = useState(() => {
    const path = ["imo", location.pathname, widget].join(":");
    const { number = bridge.position } = bridge;
    return draftAt(`${path}:${id ?? ""}:${number}`, placeOf(`${path}:${number}`));
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
    read: () => parsed(memory.get(key) ?? stored(key)),
    write(texts) {
      place.keys.add(key);
      place.shown = key;
      if (texts === "") remove(key);
      else if (store(key, texts)) memory.delete(key);
      else memory.set(key, texts);
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
