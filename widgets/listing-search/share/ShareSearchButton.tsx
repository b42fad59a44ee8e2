import { useEffect, useState } from "react";
import { useListing } from "../listing-context.tsx";
import { share } from "./share.ts";

type Props = {
  /** The search's panel has the link to copy by hand. */
  onRefused: () => void;
};

/** Time that the button shows that the link was copied, in ms. */
const SAID_FOR = 4000;

/** Shares the search's link, from the results' head (docs/product/memory.md#sharing-a-search). */
export function ShareSearchButton({ onRefused }: Props) {
  const { bridge } = useListing().settings;
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function press() {
    const came = await share({ title: document.title, url: location.href.replace(/#.*$/, "") });
    setCopied(came === "copied");
    if (came === "shared" || came === "copied") bridge.emit("imo:share", { what: "search" });
    if (came === "refused") onRefused();
  }

  return (
    <>
      <button type="button" className="imo-button imo-tool imo-tool--partilhar" onClick={press}>
        <span>{isCopied ? "Copiada" : "Partilhar"}</span>
      </button>
      <span className="imo-hidden" role="status">
        {isCopied ? "Ligação copiada." : ""}
      </span>
    </>
  );
}
