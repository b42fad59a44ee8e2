/**
 * What a visitor typed, kept until it has been sent (DECISIONS 25): in sessionStorage, which survives a reload and the
 * way out and back, and which other tabs and other people at the same computer do not see. Files are never kept.
 */
import { useMemo } from "react";
import type { FormIsland } from "./form-page.ts";

export type Draft = {
  readonly key: string;
  /** What was kept for these fields; nothing that is not a text. */
  read(names: readonly string[]): Record<string, string>;
  /** Keeps these texts instead of what was kept; without any, nothing. */
  write(texts: Record<string, string>): void;
  forget(): void;
  /** Whether what was written last will still be there after a reload. */
  isSafe(): boolean;
};

/**
 * Where storage is forbidden, full or switched off: still there when the widget is taken out and put back within one
 * page. Nobody is told, because nothing is lost before a reload, and the note of the error box then does not promise one.
 */
const memory = new Map<string, string>();

/** @param id what else tells this form from others of its kind: the home, the agent, the agency */
export function useDraft(widget: string, id: string | number | undefined, island: FormIsland): Draft {
  return useMemo(
    () => draftAt(["imo", location.pathname, widget, id ?? "", island.position].join(":")),
    [widget, id, island],
  );
}

function draftAt(key: string): Draft {
  return {
    key,
    read: (names) => textsIn(memory.get(key) ?? stored(key), names),
    write(texts) {
      if (Object.keys(texts).length === 0) return this.forget();
      const text = JSON.stringify(texts);
      if (store(key, text)) memory.delete(key);
      else memory.set(key, text);
    },
    forget() {
      memory.delete(key);
      unstore(key);
    },
    isSafe: () => !memory.has(key),
  };
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
