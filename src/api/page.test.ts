import { expect, test, vi } from "vitest";
import { isOwnUrl, pageUrl } from "./page.ts";

/** Returns the window of a page, or of a page written into a frame of `parent`. */
function windowAt(href: string, parent?: object) {
  const view: Record<string, unknown> = { location: { protocol: new URL(href).protocol, href } };
  view.parent = parent ?? view;
  return view;
}

test("uses the surrounding page's URL for a page that was written into a frame, at any depth", () => {
  const page = windowAt("https://agencia.test/editor");
  const frame = windowAt("about:srcdoc", page);
  vi.stubGlobal("window", windowAt("about:srcdoc", frame));
  expect(pageUrl()).toBe("https://agencia.test/editor");
});

test("uses a page's own URL if it has one, in a frame or not", () => {
  vi.stubGlobal("window", windowAt("https://agencia.test/lista", windowAt("https://portal.test/")));
  expect(pageUrl()).toBe("https://agencia.test/lista");
  vi.stubGlobal("window", windowAt("about:blank"));
  expect(pageUrl()).toBe("about:blank");
});

test("distinguishes a path on the page's own origin from another site's URL", () => {
  expect([isOwnUrl("/api"), isOwnUrl(new URL("/x", document.baseURI).href)]).toEqual([true, true]);
  expect([isOwnUrl("https://outra.test/api"), isOwnUrl("//outra.test/api")]).toEqual([
    false,
    false,
  ]);
});
