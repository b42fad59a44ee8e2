import Share2 from "lucide-react/icons/share-2";
import { useShare } from "./use-share.ts";

type Props = {
  what: "search" | "favorites";
  title: string;
  text?: string;
  hash?: string;
};

/** Button in a panel that shares a link to this page (docs/product/memory.md#sharing-the-list). */
export function ShareButton({ what, title, text, hash }: Props) {
  const { share, getUrl, outcome, announcement: said } = useShare(what, hash);
  return (
    <div className="imo-share">
      <button
        type="button"
        className="imo-button imo-button--secondary"
        onClick={() => share(title, text)}
      >
        <Share2 className="imo-icon" />
        Partilhar
      </button>
      <p className="imo-share__said imo-small" role="status">
        {said}
      </p>
      {outcome === "refused" && (
        <label className="imo-share__link imo-small">
          <span className="imo-field__label">Copie a ligação</span>
          <input
            form=""
            className="imo-input"
            readOnly
            value={getUrl()}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
    </div>
  );
}
