/**
 * Draws a widget's first state without a browser (docs/contract.md#drawn-by-the-server). The
 * Laravel package's drawing must equal it, and the runtime takes it over. The first state only
 * depends on page data and, for the listing, on the page's URL.
 */
import { Window } from "happy-dom";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { HostBridge, Widget } from "#runtime/define-widget.ts";
import { toFingerprint } from "#runtime/mount/fingerprint.ts";
import { readPageData } from "#runtime/mount/page-data.ts";
import { WidgetId } from "#ui/widget-id.ts";
import { correctRoles } from "../../widgets/listing-search/results/Pagination.tsx";

/** A tag in a page, and everything else that its drawing depends on. */
export type Tag = {
  /** The widget's name, which is also its folder's. */
  readonly widget: string;
  /** The host's `data-*` attributes by their full names. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The text of its JSON script; empty without one. */
  readonly script: string;
  /** The page's query string, without the `?`. */
  readonly query: string;
};

/** The page's URL in every drawing: the first state only shows its path, in page links. */
export const PAGE_URL = "http://page.invalid/lista";

const modules = import.meta.glob<{ default: Widget }>("../../widgets/*/index.ts", { eager: true });

/**
 * Draws the slot's content.
 * @param render React's own server renderer, unless another is to be compared with it
 * @returns `null` if the widget wouldn't mount, because a required key is missing or invalid
 */
export function drawContent(
  tag: Tag,
  idPrefix: string,
  render: (node: ReactNode) => string = renderToString,
): string | null {
  const { name, component: Component } = widgetOf(tag);
  const { props } = readTag(tag);
  if (!props) return null;
  const bridge: HostBridge = {
    position: 0,
    emit: () => undefined,
    report: () => undefined,
    keepFallback: () => () => undefined,
  };
  const url = new URL(PAGE_URL);
  url.search = tag.query;
  const html = atUrl(url, () =>
    render(
      <div>
        <WidgetId value={idPrefix}>
          <Component {...props} bridge={bridge} />
        </WidgetId>
      </div>,
    ),
  );
  const seam = /.{0,40}<!--.{0,40}/.exec(html)?.[0];
  if (seam) throw new Error(`${name}: two texts side by side in JSX; write them as one: ${seam}`);
  return html.replace(PAGINATION, withCorrectRoles);
}

const PAGINATION = /<nav aria-label="Paginação">.*<\/nav>/s;

/** Corrects the roles of the drawn page numbers in advance, as the widget does in the browser. */
function withCorrectRoles(html: string): string {
  const { body } = new Window().document;
  body.innerHTML = html;
  correctRoles(body as unknown as Element);
  return body.innerHTML;
}

/**
 * Whether the widget would report a problem with the tag's page data; a server then leaves the
 * drawing to the browser.
 */
export function hasProblems(tag: Tag): boolean {
  return readTag(tag).problems.length > 0;
}

/** Reads a tag's page data; the props are `null` if the widget wouldn't mount. */
function readTag(tag: Tag) {
  const { name, pageData } = widgetOf(tag);
  const source = { attributes: keysOf(tag.attributes), script: tag.script };
  const problems: string[] = [];
  const props = readPageData(source, name, pageData, (problem) => problems.push(problem));
  return { props, problems };
}

/** Returns the slot around `content` as a server prints it. */
export function drawSlot(tag: Tag, content: string, { idPrefix, version }: Print): string {
  const fingerprint = fingerprintOf(tag, version);
  const { telefone, email } = (readTag(tag).props ?? {}) as { telefone?: string; email?: string };
  const ways = [telefone, email].filter(Boolean).join(", ");
  // These are shown by a form that never comes alive (src/ui/styles/drawn.css).
  const reached = ways && ` data-imo-ways="${escapeAsReact(ways)}"`;
  const marks = `data-imo-root data-imo-drawn="${idPrefix} ${fingerprint}"${reached}`;
  return `<div class="imo" id="${idPrefix}" lang="pt-PT" ${marks}>${content}</div>`;
}

/** What the server says about its drawing. */
export type Print = {
  /** The prefix of every id. */
  readonly idPrefix: string;
  /** The drawing's version. */
  readonly version: string;
};

/** Returns the fingerprint of everything that `tag` would be drawn from. */
export function fingerprintOf(tag: Tag, version: string): string {
  const { pageData, readsQuery } = widgetOf(tag);
  const { script, query } = tag;
  return toFingerprint(
    { version, attributes: keysOf(tag.attributes), script, query: readsQuery && query },
    pageData,
  );
}

function widgetOf({ widget }: Pick<Tag, "widget">): Widget {
  const module = modules[`../../widgets/${widget}/index.ts`];
  if (!module) throw new Error(`There is no widget ${widget}.`);
  return module.default;
}

/** Converts names to keys as in `dataset`: `data-preco-imovel` → `precoImovel`. */
function keysOf(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const toKey = (name: string) =>
    name.replace(/^data-/, "").replace(/-([a-z])/g, (_dash, letter) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [toKey(name), value]),
  );
}

/** Sets the page's URL while drawing: the only thing in a browser that a first state may read. */
function atUrl<Result>(url: URL, draw: () => Result): Result {
  const before = Object.getOwnPropertyDescriptor(globalThis, "location");
  Object.defineProperty(globalThis, "location", { value: url, configurable: true });
  try {
    return draw();
  } finally {
    if (before) Object.defineProperty(globalThis, "location", before);
    else Reflect.deleteProperty(globalThis, "location");
  }
}

/** Escapes text for use in an attribute. */
export function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

/** Escapes an attribute's text like React. */
function escapeAsReact(text: string): string {
  return escapeAttribute(text)
    .replaceAll("'", "&#x27;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
