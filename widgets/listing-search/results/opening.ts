/**
 * A listing's page that opens at once (docs/product/cards.md#opening): it is fetched when a visitor is about to open it, and
 * the card's photo becomes the page's, where the page takes part. Loaded at the first sign of interest.
 *
 * Speculation rules are a script in the page, so that they are written only where the page's policy gave a nonce to write
 * them with; a `<link rel="prefetch">` needs no leave but the page's own origin.
 */

/** On the widget while it is on the page: the rules are about the links in it. */
const MARK = "data-imo-opening";
const LINKS = `[${MARK}] .imo-grid a[href]`;

/** What a page calls its own photo to take part in the transition. */
const PHOTO = "imo-photo";

/** How long a pointer rests on a card before its page is fetched, in ms. */
const REST = 100;
/** No visitor opens more pages of one list than this. */
const MOST_PAGES = 24;

/**
 * Starts for the cards in `element`.
 * @returns ends it
 */
export function openFast(element: Element): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  element.setAttribute(MARK, "");
  signal.addEventListener("abort", () => element.removeAttribute(MARK));
  const nonce = readNonce();
  if (nonce && HTMLScriptElement.supports?.("speculationrules")) writeRules(nonce);
  else prefetchOnIntent(element, signal);
  followTransitions(element, signal);
  return () => ending.abort();
}

function readNonce(): string | undefined {
  const script = [...document.scripts].find(({ nonce, src }) => nonce && src);
  return script?.nonce || document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce;
}

/** Once a page: prefetched on hover, prerendered on the press, which comes a tenth of a second before the click. */
function writeRules(nonce: string): void {
  if (document.querySelector('script[type="speculationrules"][data-imo]')) return;
  const where = { and: [{ href_matches: "/*" }, { selector_matches: LINKS }] };
  const rules = JSON.stringify({
    prefetch: [{ where, eagerness: "moderate" }],
    prerender: [{ where, eagerness: "conservative" }],
  });
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.nonce = nonce;
  script.dataset.imo = "";
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const text = trustedTypes?.createPolicy("imo-widgets", { createScript: (own) => own }).createScript(rules) ?? rules;
  script.textContent = text as string;
  document.head.append(script);
}

/** As much of the browser's own as is used here. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScript(text: string): string }): { createScript(text: string): object };
};

function prefetchOnIntent(element: Element, signal: AbortSignal): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !document.createElement("link").relList.supports("prefetch")) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: string | undefined;
  signal.addEventListener("abort", () => clearTimeout(timer));
  function intend({ target }: Pick<Event, "target">, rest: number) {
    const link = linkAt(target);
    if (link?.href === wanted && rest > 0) return;
    clearTimeout(timer);
    wanted = link?.href;
    if (link) timer = setTimeout(() => prefetch(link), rest);
  }
  // Not `over`: a page that scrolls takes its cards under a pointer that nobody moves.
  element.addEventListener("pointermove", (event) => intend(event, REST), { signal, passive: true });
  element.addEventListener("focusin", (event) => intend(event, REST), { signal });
  element.addEventListener("pointerdown", (event) => intend(event, 0), { signal, passive: true });
  // What brought this code here happened before it could hear of it.
  intend({ target: element.querySelector(`${LINKS}:is(:hover, :focus)`) }, REST);
}

function prefetch({ href, origin }: HTMLAnchorElement): void {
  const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"][data-imo]')];
  if (origin !== location.origin || asked.length >= MOST_PAGES || asked.some((link) => link.href === href)) return;
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.href = href;
  link.dataset.imo = "";
  document.head.append(link);
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
}

/** What the browser's events for cross-document transitions have. */
type Swap = Event & {
  viewTransition?: { finished: Promise<unknown> } | null;
  activation?: { entry?: { url: string | null } };
};

/** The photo of the card that leads to the page, or that the visitor comes back to, takes part under the name of the page's. */
function followTransitions(element: Element, signal: AbortSignal): void {
  const go = (event: Event) => name(event as Swap, (event as Swap).activation?.entry?.url);
  const comeBack = (event: Event) => {
    const { activation } =
      (globalThis as { navigation?: { activation?: { from?: { url: string | null } } } }).navigation ?? {};
    name(event as Swap, activation?.from?.url);
  };
  addEventListener("pageswap", go, { signal });
  addEventListener("pagereveal", comeBack, { signal });

  function name({ viewTransition }: Swap, url: string | null | undefined) {
    const link = [...element.querySelectorAll<HTMLAnchorElement>(LINKS)].find(({ href }) => href === url);
    const photo = link?.closest(".imo-listing")?.querySelector<HTMLElement>(".imo-carousel");
    if (!viewTransition || !photo) return;
    photo.style.setProperty("view-transition-name", PHOTO);
    const end = () => photo.style.removeProperty("view-transition-name");
    // A transition that is skipped ends too, and names stay unique.
    viewTransition.finished.then(end, end);
  }
}
