/**
 * Handles the end of a search: sends the events for the page (docs/events.md), scrolls to the top after every
 * success, and focuses the results' heading after a page change (docs/product/listing.md#after-a-success). A
 * failure is reported to the page alone (docs/product/listing.md#failure), an unreadable answer to the developer
 * too (docs/product/listing.md#unreadable-answer), and an unknown energy class to the developer, once
 * (docs/product/cards.md#energy-class).
 */
import { type RefObject, useContext, useEffect, useRef } from "react";
import { CallFailure } from "#api/client.ts";
import { isBlank } from "#domain/format/text.ts";
import { energyClasses, parseEnergyClass } from "#domain/listing/energy-class.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { LoadFailure } from "#ui/load-failure.ts";
import { scrollToTop } from "#ui/scroll-to-top.ts";
import type { ListingResults } from "./listing-state.ts";

type Options = {
  /** The search and its end. */
  results: ListingResults;
  bridge: HostBridge;
  /** The heading that takes the focus after a page change. */
  heading: RefObject<HTMLElement | null>;
};

/** Reports each search, its results and its failure once. */
export function useOutcome({ results: { shown, sent, failure }, bridge, heading }: Options) {
  const { tell } = useContext(LoadFailure);
  // Each request has its own search object, so this runs once per request and not once per render.
  useEffect(() => {
    if (sent) bridge.emit("imo:search", { criteria: sent.criteria });
  }, [bridge, sent]);

  useEffect(() => {
    if (!shown) return;
    const { listings, page, lastPage, total } = shown.found;
    bridge.emit("imo:results", { count: total ?? listings.length, page, lastPage });
    // Results in the page data answer no request (docs/product/listing.md#first-results).
    if (shown.isGiven) return;
    if (shown.search.trigger === "page") heading.current?.focus({ preventScroll: true });
    return scrollToTop(heading.current);
  }, [shown, bridge, heading]);

  const unknown = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, certificado } of shown?.found.listings ?? []) {
      if (isBlank(certificado) || parseEnergyClass(certificado) || unknown.current.has(certificado)) continue;
      unknown.current.add(certificado);
      const expected = `expected ${energyClasses.join(", ")}, got ${JSON.stringify(certificado)}`;
      bridge.report({
        code: "answer",
        message: `listing-search: certificado of listing ${id} ${expected}; it is left out.`,
      });
    }
  }, [shown, bridge]);

  // The results change with other requests too, but a failure is reported once.
  const then = useRef("");
  then.current = shown ? "what was shown stays" : "no listing is shown";
  useEffect(() => {
    if (!failure) return;
    const code = failure instanceof CallFailure ? failure.code : "network";
    const message = `listing-search: the listings could not be fetched, ${failure.message}; ${then.current}.`;
    bridge.report({ code, message, cause: failure });
    if (code === "load") tell();
  }, [failure, bridge, tell]);
}
