/**
 * What runs inside a measured page, before any script of its own: it notes what the browser says about the page (events,
 * long tasks, shifts), and when something of a given selector was first seen.
 */

export type Span = { start: number; duration: number };

/** What the page has noted so far; times in ms from the navigation's start. */
export type Notes = {
  /** Every event that took 16 ms or more from input to the next paint. */
  events: Span[];
  /** Every main-thread task of more than 50 ms. */
  tasks: Span[];
  /** All layout shifts that no input had caused, added up. */
  shift: number;
  /** When each watched selector's first element had been painted. */
  seen: Record<string, number>;
};

/**
 * Puts the notes into `globalThis.bench`. Runs inside the page, so it may use nothing from outside of itself.
 * @param watched CSS selectors by the name under which `seen` has their time
 */
export function installProbes(watched: Record<string, string>): void {
  const notes: Notes = { events: [], tasks: [], shift: 0, seen: {} };
  Object.assign(globalThis, { bench: notes });
  observe("event", notes.events, { durationThreshold: 16 });
  observe("longtask", notes.tasks);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) notes.shift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  const waiting = new Map(Object.entries(watched));
  if (waiting.size === 0) return;
  const watcher = new MutationObserver(look);
  watcher.observe(document, { childList: true, subtree: true, characterData: true });

  function observe(type: string, spans: Span[], options: object = {}) {
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        spans.push({ start: startTime, duration });
    }).observe({ type, buffered: true, ...options });
  }
  function look() {
    for (const [name, selector] of waiting) {
      if (!document.querySelector(selector)) continue;
      waiting.delete(name);
      notePaint(name);
    }
    if (waiting.size === 0) watcher.disconnect();
  }
  function notePaint(name: string) {
    const note = () => {
      notes.seen[name] = performance.now();
    };
    // Right behind the frame: an ordinary task would also wait for the photos and scripts that have come meanwhile.
    requestAnimationFrame(() => void scheduler.postTask(note, { priority: "user-blocking" }));
  }
}
