/**
 * The page in the gallery's frame: a host like any other, with dist's two files and one tag. Its `#` says what to
 * show; what happens on it is told to the gallery around it.
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
  // The form may have changed meanwhile.
  follow(first);
  addEventListener("hashchange", () => follow(first));
}

function readRequest(): FrameRequest | null {
  return readFrameRequest(location.hash, (name) => findEntry(name) !== undefined);
}

/** The form's changes are taken over in place; a change of the page as a whole restarts it. */
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

/** Lets a service worker answer the page's calls. */
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
  // A link would take the visitor, and the preview, away.
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

/** Lists that open over the page count too: they would be cut off. */
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
