/** Browser functions that both test DOMs lack; each line names the code that needs it. */
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { watchPresses } from "#runtime/entry/presses.ts";
import { workDone } from "./support/turns.ts";

// As on each page with a widget, once for all files of the process.
const page = globalThis as { hearsPresses?: true };
if (!page.hearsPresses) watchPresses();
page.hearsPresses = true;

// A process runs many files: each begins with modules, a page and storages of its own.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.head.replaceChildren();
document.body.replaceChildren();

// A busy machine may take longer than the default of a second, which would test the machine.
configure({ asyncUtilTimeout: 15_000 });

// The listing and a wizard's result go to the page's top; jsdom only complains.
globalThis.scrollTo = () => {};
// A card's photos are scrolled by buttons.
Element.prototype.scrollTo ??= () => {};
// A list comes into view.
Element.prototype.scrollIntoView ??= () => {};
// A panel opens and closes; jsdom has the element alone.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
};
// A host asks for the others of its widget; their names need no escaping.
globalThis.CSS ??= { escape: (name: string) => name } as typeof CSS;
// A call asks whether it goes to the page's own origin, which a test may change.
if (!("origin" in globalThis))
  Object.defineProperty(globalThis, "origin", { get: () => location.origin });
// Both ask first whether movement is welcome.
globalThis.matchMedia ??= (media) => ({ media, matches: false }) as MediaQueryList;

// Restore stubs and timers here: the next file shares the globals, and would restore them to this file's page.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  // A wizard says there which step it shows.
  history.replaceState(null, "");
});

// A module whose code is still on the way would be evaluated in the next file, beside that file's mocks.
afterAll(workDone);

// Neither DOM loads photos, and happy-dom takes each for one that has come.
Object.defineProperty(HTMLImageElement.prototype, "complete", {
  configurable: true,
  get: () => false,
});
