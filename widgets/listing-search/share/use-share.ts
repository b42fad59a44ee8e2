import { useEffect, useState } from "react";
import { dropCampaignMarks } from "#domain/search/campaign-marks.ts";
import { useListing } from "../search/listing-context.tsx";

/** `refused` means that the browser can neither share nor copy, so the visitor copies by hand. */
type Outcome = "shared" | "copied" | "dismissed" | "refused";

/** How long the button says that the link was copied, in ms. */
const SAID_FOR = 4000;

/**
 * Returns a function that shares a link to this page and reports it to the page (docs/events.md),
 * plus its last outcome.
 */
export function useShare(what: "search" | "favorites", hash = "") {
  const getUrl = () => dropCampaignMarks(location.href.replace(/#.*$/, "")) + hash;
  const { bridge } = useListing().settings;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(null), SAID_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function share(title: string, text = ""): Promise<Outcome> {
    const came = await shareOrCopy({ title, url: getUrl(), ...(text && { text }) });
    setOutcome(came);
    if (came === "shared" || came === "copied") bridge.emit("imo:share", { what });
    return came;
  }
  return { share, getUrl, outcome, announcement: outcome === "copied" ? "Ligação copiada." : "" };
}

/**
 * Uses the phone's share sheet, or else the clipboard (docs/product/memory.md#sharing-the-list).
 */
async function shareOrCopy(link: { title: string; url: string; text?: string }): Promise<Outcome> {
  if ("share" in navigator) {
    try {
      await navigator.share(link);
      return "shared";
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === "AbortError") return "dismissed";
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return "copied";
  } catch {
    // Permission was denied, or the page has no TLS and therefore no clipboard.
    return "refused";
  }
}
