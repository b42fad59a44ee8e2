/**
 * One host's island (docs/contract.md#life-on-the-page). The methods of `HostIsland` are the
 * transitions between the `State`s drawn in docs/architecture.md. A host that has left the page is
 * gone; if it comes back, it gets a new island.
 */
import type { Drawing, LoadWidget, Mount, MountedWidget, MountTarget } from "#runtime/contract.ts";
import { loadChunk } from "#runtime/entry/chunks.ts";
import { whenIdle } from "#runtime/entry/idle.ts";
import { earlyVisit } from "./early-visit.ts";
import { emit } from "./events.ts";
import { type Problem, report } from "./report.ts";
import {
  DRAWN,
  drawnSlot,
  hasFallback,
  insertSlot,
  keepOutOfSight,
  markAsFailed,
  newSlot,
  pageDataScript,
  removeSlot,
  unmarkAsFailed,
} from "./slot.ts";

export type Island = Pick<HostIsland, "widget" | "refresh" | "unmount">;

/** A failed island keeps its widget, so that it can try again with other page data. */
type State =
  | { readonly is: "waiting" | "loading" | "gone" }
  | Mounted
  | ({ readonly is: "failed" } & Partial<Attempt>);
type Attempt = {
  readonly mount: Mount;
  /** The page data of the last attempt. */
  seen: string;
};
type Mounted = Attempt & {
  readonly is: "mounted";
  readonly slot: HTMLElement;
  hasBroken?: true;
  /** Absent during the first render; `null` if the widget didn't mount. */
  mounted?: MountedWidget | null;
};

/**
 * Creates the island of a host. Without `load` it fails, because its name isn't among the `known`
 * ones.
 */
export function mountIsland(
  host: HTMLElement,
  widget: string,
  load: LoadWidget | undefined,
  known: string[],
): Island {
  const island = new HostIsland(host, widget);
  if (load && isInSight(host)) island.begin(load, (mount) => mount());
  else if (load) whenIdle(() => island.begin(load, whenIdle));
  else {
    const message = `${widget}: no widget has this name; known are ${known.join(", ")}; the fallback stays.`;
    island.fail({ code: "unknown-widget", message });
  }
  return island;
}

class HostIsland implements MountTarget {
  readonly widget: string;
  readonly number: number;
  readonly #host: HTMLElement;
  #state: State = { is: "waiting" };
  readonly #leaving = new AbortController();
  readonly signal = this.#leaving.signal;
  readonly loadChunk = loadChunk;
  readonly earlyVisit = earlyVisit;
  #wasReady = false;

  constructor(host: HTMLElement, widget: string) {
    this.#host = host;
    this.widget = widget;
    this.number = takeNumber(widget, this.position);
  }

  /**
   * waiting → loading → mounted, or failed if the code doesn't load; `schedule` decides when to
   * mount
   */
  begin(load: LoadWidget, schedule: (mount: () => void) => void): void {
    if (this.#state.is !== "waiting") return;
    const loading: State = { is: "loading" };
    this.#state = loading;
    const message = `${this.widget}: its code could not be loaded; the fallback stays.`;
    // Failures are ignored here: the widget imports the same files and will report them.
    if (load.early)
      loadChunk("early", load.early).then(
        // A widget that has mounted by now has already sent its request.
        ({ early }) => this.#state === loading && early(this),
        () => undefined,
      );
    const code = loadChunk(this.widget, load);
    // If this code fails to load, the widget still mounts, but draws itself again.
    const takeover =
      drawnSlot(this.#host) &&
      loadChunk("takeover", () => import("#runtime/mount/takeover.ts")).catch(() => null);
    Promise.all([code, takeover]).then(
      ([{ default: widget }, takeover]) => {
        const mount = () => {
          if (this.#state === loading)
            this.#mount(widget.mount, (slot) => takeover?.readDrawing(slot, widget, this));
        };
        schedule(takeover ? () => takeover.whenComposed(earlyVisit, this.#host, mount) : mount);
      },
      (cause) => this.#state === loading && this.fail({ code: "load", message, cause }),
    );
  }

  /** loading, mounted or failed → mounted, or failed if a required key is missing or bad */
  #mount(mount: Mount, readDrawing?: (slot: HTMLElement) => Drawing | undefined): void {
    const slot = newSlot(this.#host);
    const seen = pageDataText(this.#host);
    const state: Mounted = { is: "mounted", mount, slot, seen };
    this.#state = state;
    unmarkAsFailed(this.#host);
    insertSlot(this.#host, slot);
    state.mounted = mount(this, slot, readDrawing?.(slot));
    // A listener for the error event may have removed the host by now.
    if (this.#state !== state) state.mounted?.unmount();
    else if (!state.mounted) this.fail();
  }

  /** mounted → mounted again after a first error, failed after a second */
  broke(cause: unknown): void {
    const state = this.#state;
    if (state.is !== "mounted") return;
    const isLast = state.hasBroken;
    state.hasBroken = true;
    const next = isLast ? "its fallback shows again." : "it is mounted once more.";
    this.report({
      code: "render",
      message: `${this.widget}: rendering failed, ${String(cause)}; ${next}`,
      cause,
    });
    // React is still working on the failed tree.
    queueMicrotask(() => {
      if (this.#state !== state) return;
      if (isLast) this.fail();
      else state.mounted?.reopen();
    });
  }

  /**
   * On changed page data: mounted → mounted, or failed if a required key is gone; failed → mounted
   */
  refresh(): void {
    const state = this.#state;
    if (state.is === "mounted") {
      insertSlot(this.#host, state.slot);
      if (state.mounted?.isIntact() === false || state.slot.hasAttribute(DRAWN)) {
        // This is only a snapshot of the widget, or a server's drawing that a morph brought in.
        this.#end("failed");
        this.#mount(state.mount);
        return;
      }
    }
    if (!("seen" in state) || !state.mount) return;
    const seen = pageDataText(this.#host);
    if (seen === state.seen) return;
    state.seen = seen;
    if (state.is === "failed") this.#mount(state.mount);
    else if (!state.mounted?.update() && this.#state === state) this.fail();
  }

  /** any → failed: the fallback shows */
  fail(problem?: Omit<Problem, "host" | "widget">): void {
    this.#end("failed");
    markAsFailed(this.#host);
    if (problem) this.report(problem);
  }

  /** any → gone */
  unmount(): void {
    this.#leaving.abort();
    numbers.get(this.widget)?.delete(this.number);
    this.#end("gone");
    unmarkAsFailed(this.#host);
  }

  #end(is: "failed" | "gone"): void {
    const state = this.#state;
    if (state.is === "mounted") {
      state.mounted?.unmount();
      removeSlot(state.slot);
    }
    this.#state = { ...state, is };
  }

  pageData() {
    return {
      attributes: this.#host.dataset,
      script: pageDataScript(this.#host)?.textContent ?? "",
    };
  }

  get position(): number {
    const same = document.querySelectorAll(`[data-imo-widget="${CSS.escape(this.widget)}"]`);
    return Math.max(0, [...same].indexOf(this.#host));
  }

  emit: MountTarget["emit"] = (name, detail) =>
    emit(this.#host, name, { widget: this.widget, ...detail } as never);

  report: MountTarget["report"] = (problem) =>
    report({ host: this.#host, widget: this.widget, ...problem });

  keepFallback(): () => void {
    const state = this.#state;
    if (state.is !== "mounted" || !hasFallback(this.#host)) return () => undefined;
    return keepOutOfSight(state.slot);
  }

  ready(): void {
    if (this.#wasReady) return;
    this.#wasReady = true;
    performance.mark(`imo:${this.widget}:ready`);
    this.emit("imo:ready", {});
  }
}

const numbers = new Map<string, Set<number>>();

/** Returns `position`, or the lowest free number if it is taken. */
function takeNumber(widget: string, position: number): number {
  const taken = numbers.get(widget) ?? new Set();
  numbers.set(widget, taken);
  let number = position;
  if (taken.has(number)) for (number = 0; taken.has(number); ) number += 1;
  taken.add(number);
  return number;
}

function pageDataText(host: HTMLElement): string {
  return JSON.stringify([host.dataset, pageDataScript(host)?.textContent]);
}

/**
 * Whether a host is in or near the viewport. Others are mounted when the browser is idle; none
 * waits for scrolling.
 */
function isInSight(host: HTMLElement): boolean {
  const { top, bottom, width, height } = host.getBoundingClientRect();
  const isLaidOut = width > 0 || height > 0;
  return isLaidOut && bottom >= -innerHeight && top <= 2 * innerHeight;
}
