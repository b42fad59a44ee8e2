import { expect, test, vi } from "vitest";
import type { MountTarget } from "./contract.ts";
import { defineEarly } from "./define-early.ts";
import { optional, required, text } from "./readers.ts";

/** Returns a host with these attributes, as the entry sees it. */
function hostWith(attributes: Record<string, string>, isGone = false): MountTarget {
  const gone = new AbortController();
  if (isGone) gone.abort();
  return { pageData: () => ({ attributes, script: "" }), signal: gone.signal } as Partial<MountTarget> as MountTarget;
}
const start = vi.fn();
const early = (skips = false) => {
  start.mockClear();
  return defineEarly({
    name: "early",
    pageData: { idRef: required(text), titulo: optional(text) },
    skips: () => skips,
    start,
  });
};

test("what can be asked early is asked with the page data of the widget and those of every widget", () => {
  const host = hostWith({ idRef: "OVR1", apiBase: "/sub" });
  early()(host);
  expect(start).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ idRef: "OVR1", apiBase: "/sub" }), host);
});

test("nothing is asked for a host that is gone, that needs nothing, or whose page data lack what they must have", () => {
  early()(hostWith({ idRef: "OVR1" }, true));
  early(true)(hostWith({ idRef: "OVR1" }));
  early()(hostWith({ titulo: "A" }));
  expect(start).not.toHaveBeenCalled();
});
