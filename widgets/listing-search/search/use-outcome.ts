import { type RefObject, useContext, useEffect, useRef } from "react";
import { CallFailure } from "#api/client.ts";
import { isBlank } from "#domain/format/text.ts";
import { energyClasses, parseEnergyClass } from "#domain/listing/energy-class.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { afterFrame } from "#ui/after-frame.ts";
import { LoadFailure } from "#ui/load-failure.ts";
import { scrollToTop } from "#ui/scroller.ts";
import type { ListingResults } from "./listing-state.ts";

type Options = {
  results: ListingResults;
  bridge: HostBridge;
  heading: RefObject<HTMLElement | null>;
};

/**
 * Handles the end of a search: scrolls and moves the focus
 * (docs/product/listing.md#after-a-success), and reports the results, a failure
 * (docs/product/listing.md#failure) and unknown energy classes, each once.
 */
export function useOutcome({ results: { shown, sent, failure }, bridge, heading }: Options) {
  const { showFailure } = useContext(LoadFailure);
  // Each request has its own search object, so this runs once per request.
  useEffect(() => {
    if (sent) bridge.emit("imo:search", { criteria: sent.criteria });
  }, [bridge, sent]);

  useEffect(() => {
    if (!shown) return;
    const { listings, page, lastPage, total } = shown.found;
    bridge.emit("imo:results", { count: total ?? listings.length, page, lastPage });
    // Results from the page data don't answer a request (docs/product/listing.md#first-results).
    if (shown.isGiven) return;
    const cancelFocus = afterFrame(() => {
      if (shown.search.trigger === "page") heading.current?.focus({ preventScroll: true });
    });
    const cancelScroll = scrollToTop(heading.current);
    return () => {
      cancelFocus();
      cancelScroll();
    };
  }, [shown, bridge, heading]);

  const unknown = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, certificado } of shown?.found.listings ?? []) {
      if (isBlank(certificado) || parseEnergyClass(certificado) || unknown.current.has(certificado))
        continue;
      unknown.current.add(certificado);
      const expected = `expected ${energyClasses.join(", ")}, got ${JSON.stringify(certificado)}`;
      bridge.report({
        code: "answer",
        message: `listing-search: certificado of listing ${id} ${expected}; it is left out.`,
      });
    }
  }, [shown, bridge]);

  // Kept in a ref because other requests change the results, too, but a failure is reported once.
  const then = useRef("");
  then.current = shown ? "what was shown stays" : "no listing is shown";
  useEffect(() => {
    if (!failure) return;
    const code = failure instanceof CallFailure ? failure.code : "network";
    const message = `listing-search: the listings could not be fetched, ${failure.message}; ${then.current}.`;
    bridge.report({ code, message, cause: failure });
    if (code === "load") showFailure();
  }, [failure, bridge, showFailure]);
}
