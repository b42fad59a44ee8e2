/** What each key of team-cards is for, for whoever writes its tag; only tools read it, visitors never load it. */
import type { pageData } from "./page-data.ts";

/** A sentence for each key. */
export const texts: Record<keyof typeof pageData, string> = {
  colaboradores: "The people, in the order in which they are shown.",
};

/** The TypeScript type of an entry, for keys that hold a list of objects. */
export const entryTypes = {
  colaboradores:
    "{ id?: string | number; name: string; foto?: string | null; link?: string | null; titulo?: string | number | null }",
};
