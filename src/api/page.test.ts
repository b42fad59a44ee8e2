import { expect, test, vi } from "vitest";
import { isOwnUrl, pageUrl } from "./page.ts";

/** Returns the window of a page, or of a page written into a frame of `parent`. */
function windowAt(href: string, parent?: object) {
  const view: Record<string, unknown> = { location: { protocol: new URL(href).protocol, href } };
  view.parent = parent ?? view;
  return view;
}

test("a page that was written into a frame, and one in that, has the URL of the page around them", () => {
  const page = windowAt("https://agencia.test/editor");
  const frame = windowAt("about:srcdoc", page);
  vi.stubGlobal("window", windowAt("about:srcdoc", frame));
  expect(pageUrl()).toBe("https://agencia.test/editor");
});

test("a page in a frame of another page keeps its own URL, and one that nothing is around too", () => {
  vi.stubGlobal("window", windowAt("https://agencia.test/lista", windowAt("https://portal.test/")));
  expect(pageUrl()).toBe("https://agencia.test/lista");
  vi.stubGlobal("window", windowAt("about:blank"));
  expect(pageUrl()).toBe("about:blank");
});

test("a path is of the page's own origin, and so is no other site's URL", () => {
  expect([isOwnUrl("/api"), isOwnUrl(new URL("/x", document.baseURI).href)]).toEqual([true, true]);
  expect([isOwnUrl("https://outra.test/api"), isOwnUrl("//outra.test/api")]).toEqual([false, false]);
});
