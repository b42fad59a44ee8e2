/** Defines browser functions that both test DOMs lack; comments name the code that needs them. */
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { watchPresses } from "#runtime/entry/presses.ts";
import { workDone } from "./support/turns.ts";

// Presses are observed as on each page with a widget, once for all files of the process.
const page = globalThis as { hearsPresses?: true };
if (!page.hearsPresses) watchPresses();
page.hearsPresses = true;

// A process runs many files, and each begins with fresh modules, a fresh page and empty storages.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.head.replaceChildren();
document.body.replaceChildren();

// The default of one second would test the machine, because a busy one may take longer.
configure({ asyncUtilTimeout: 15_000 });

// The listing and a wizard's result scroll the page to the top, which jsdom doesn't implement.
globalThis.scrollTo = () => {};
// Buttons scroll a card's photos.
Element.prototype.scrollTo ??= () => {};
// A list is scrolled into view.
Element.prototype.scrollIntoView ??= () => {};
// Panels open and close a dialog; jsdom has only the element.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
};
// A host looks for other hosts of its widget, whose names need no escaping.
globalThis.CSS ??= { escape: (name: string) => name } as typeof CSS;
// A call checks whether it goes to the page's own origin, which a test may change.
if (!("origin" in globalThis))
  Object.defineProperty(globalThis, "origin", { get: () => location.origin });
// The map follows the size of its element; jsdom lays nothing out.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Scrolling and animations first check for reduced motion.
globalThis.matchMedia ??= (media) => ({ media, matches: false }) as MediaQueryList;

// Stubs and timers are restored here, because the next file shares the globals and would restore
// them to this file's page.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  // A wizard stores its current step in `history.state`.
  history.replaceState(null, "");
});

// A module that is still loading would be evaluated in the next file, with that file's mocks.
afterAll(workDone);
// A file's modules keep listening to the page that the next file uses, too. What they do once the
// visitor has left a panel's entry must happen before that.
afterAll(() => {
  const { href } = location;
  document.dispatchEvent(
    new CustomEvent("imo-popstate", { detail: new PopStateEvent("popstate") }),
  );
  history.replaceState(null, "", href);
});

// Neither DOM loads photos, and happy-dom treats each photo as loaded.
Object.defineProperty(HTMLImageElement.prototype, "complete", {
  configurable: true,
  get: () => false,
});
