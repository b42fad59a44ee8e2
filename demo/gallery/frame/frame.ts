/**
 * The page in the gallery's frame: a host like any other, with the two files of `dist/` and one
 * tag. Its hash says what to show, and it reports its events to the surrounding gallery.
 */

import { findEntry } from "../widget-entries.ts";
import { type FrameMessage, type FrameRequest, readFrameRequest } from "./frame-request.ts";
import { createTag } from "./tag-element.ts";

const EVENTS = [
  "ready",
  "error",
  "search",
  "results",
  "simulate",
  "submit",
  "favorite",
  "share",
  "compare",
  "alert",
];
const isEmbedded = window.parent !== window;

const first = readRequest();
if (first) {
  addHostStyle(first.host);
  if (isEmbedded) postToGallery();
  await mockApi();
  // The form may have changed in the meantime.
  follow(first);
  addEventListener("hashchange", () => follow(first));
}

function readRequest(): FrameRequest | null {
  return readFrameRequest(location.hash, (name) => findEntry(name) !== undefined);
}

/** Applies the form's changes in place; a change to the page as a whole reloads it. */
function follow(shown: FrameRequest): void {
  const next = readRequest();
  if (!next) return;
  if (next.calls === shown.calls && next.host === shown.host) show(next);
  else location.reload();
}

function show({ calls, theme, isDark, ...tag }: FrameRequest): void {
  const root = document.documentElement;
  root.removeAttribute("style");
  for (const [property, value] of Object.entries(theme)) root.style.setProperty(property, value);
  root.dataset.pagina = isDark ? "escura" : "clara";
  const host = createTag(tag, location.href);
  if (calls) host.dataset.apiBase = new URL(`../estado/${calls}`, location.href).pathname;
  document.getElementById("content")?.replaceChildren(host);
  if (isEmbedded) post({ imoGallery: "shown", hash: location.hash });
}

function post(message: FrameMessage): void {
  window.parent.postMessage(message, location.origin);
}

function addHostStyle(host: FrameRequest["host"]): void {
  if (host === "nenhum") return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `../hosts/${host}.css`;
  document.head.append(link);
}

/** Starts the service worker that answers the page's calls. */
async function mockApi(): Promise<void> {
  try {
    const { startMockApi } = await import("./mock-api.ts");
    await startMockApi();
  } catch (cause) {
    console.error(
      "The mock of the API did not start: a service worker needs https or localhost.",
      cause,
    );
  }
}

function postToGallery(): void {
  for (const name of EVENTS) {
    document.addEventListener(`imo:${name}`, (event) =>
      post({ imoGallery: "event", type: event.type, detail: (event as CustomEvent).detail }),
    );
  }
  const stay = (event: Event, to: string) => {
    event.preventDefault();
    post({ imoGallery: "event", type: "navegação (não seguida)", detail: { para: to } });
  };
  // Following a link would take the visitor away from the preview.
  addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link && !event.defaultPrevented && link.target !== "_blank")
      stay(event, link.getAttribute("href") ?? "");
  });
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    const form = event.target as HTMLFormElement;
    stay(
      event,
      `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form) as never)}`,
    );
  });
  reportHeight();
}

/** Reports the height including lists that open over the page, which would be cut off otherwise. */
function reportHeight(): void {
  let reported = 0;
  const measure = () => {
    const height = Math.ceil(document.body.scrollHeight);
    if (height === reported) return;
    reported = height;
    post({ imoGallery: "height", height });
  };
  new ResizeObserver(measure).observe(document.body);
  const attributeFilter = ["class", "style", "aria-expanded"];
  const changes = { subtree: true, childList: true, attributeFilter };
  new MutationObserver(() => requestAnimationFrame(measure)).observe(document.body, changes);
}
