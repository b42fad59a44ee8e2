/**
 * Decides which file gets a module that several first loads share
 * (docs/decisions.md#native-modules). A room is for the widgets whose paths match. A module goes to
 * the first room that matches all widgets that reach it, so a room only imports from wider ones,
 * and no two files import each other.
 */
import type { Rolldown } from "vite";

type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

/**
 * Narrow rooms come first. All other shared modules go to `ui`, or to `base` if they don't need
 * React.
 */
const rooms: Readonly<Record<string, RegExp>> = {
  wizard: /-wizard\//,
  forms: /-(contact|wizard)\//,
  "first-search": /\/listing-search\//,
  select: /-search\/index\.ts$/,
};
/** Modules that a first load starts from. */
const START = /\/widgets\/[\w-]+\/(index|early)\.ts$/;
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/** Returns the name of the module's file, or `null` if no first load needs the module. */
export function roomOf(id: string, modules: Modules): string | null {
  const starts = follow(id, (one) => modules.getModuleInfo(one)?.importers).filter((one) =>
    START.test(one),
  );
  if (starts.length === 0) return null;
  if (REACT.test(id)) return "react-dom";
  const room = Object.entries(rooms).find(([, widgets]) =>
    starts.every((one) => widgets.test(one)),
  );
  if (room) return room[0];
  const needsReact = follow(id, (one) => modules.getModuleInfo(one)?.importedIds).some((one) =>
    REACT.test(one),
  );
  return needsReact ? "ui" : "base";
}

/** Returns `id` and every module that `next` leads to from it. */
function follow(id: string, next: (id: string) => readonly string[] | undefined): string[] {
  const found = new Set([id]);
  for (const one of found) for (const other of next(one) ?? []) found.add(other);
  return [...found];
}
