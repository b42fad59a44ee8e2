import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";
import { useWidgetId } from "#ui/widget-id.ts";
import { useListing } from "../listing-context.tsx";
import { type Shared, share } from "./share.ts";

type Props = {
  what: "search" | "favorites";
  title: string;
  text?: string;
  /** Without a hash the page's URL is shared unchanged. */
  hash?: string;
};

/** Shares a link to this page (docs/product/memory.md#sharing-the-list). */
export function ShareButton({ what, title, text = "", hash }: Props) {
  const { bridge } = useListing().settings;
  const id = useWidgetId("ligacao");
  const [outcome, setOutcome] = useState<Shared | null>(null);
  const url = hash === undefined ? location.href : location.href.replace(/#.*$/, "") + hash;

  async function press() {
    const came = await share({ title, url, ...(text && { text }) });
    setOutcome(came);
    if (came === "shared" || came === "copied") bridge.emit("imo:share", { what });
  }

  return (
    <div className="imo-share">
      <button type="button" className="imo-button imo-button--secondary" onClick={press}>
        <Share2 className="imo-icon" />
        Partilhar
      </button>
      <p className="imo-share__said" role="status">
        {outcome === "copied" ? "Ligação copiada." : ""}
      </p>
      {outcome === "refused" && (
        <div className="imo-share__link">
          <label className="imo-field__label" htmlFor={id}>
            Copie a ligação
          </label>
          <input id={id} className="imo-input" readOnly value={url} onFocus={(event) => event.target.select()} />
        </div>
      )}
    </div>
  );
}
