/** Hands a link to this page on, by the phone's own sheet or the clipboard (docs/product/memory.md#sharing-the-list). */
import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";
import { useWidgetId } from "#ui/widget-id.ts";
import { type Shared, share } from "./share.ts";

type Props = {
  /** What the link is called in the phone's sheet. */
  title: string;
  /** What goes with the link there; nothing when left out. */
  text?: string;
  /** The hash that the link has; without one the page's URL is handed on as it is. */
  hash?: string;
  /** The link was handed on, or copied. */
  onShared: () => void;
};

/** The button, and what came of it beside. */
export function ShareButton({ title, text = "", hash, onShared }: Props) {
  const id = useWidgetId("ligacao");
  const [outcome, setOutcome] = useState<Shared | null>(null);
  const url = hash === undefined ? location.href : location.href.replace(/#.*$/, "") + hash;

  async function press() {
    const came = await share({ title, url, ...(text && { text }) });
    setOutcome(came);
    if (came === "shared" || came === "copied") onShared();
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
