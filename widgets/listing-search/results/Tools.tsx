import { useMarks } from "../kept/use-marks.ts";
import { type Opener, useListing } from "../listing-context.tsx";
import { useShare } from "../share/use-share.ts";

/** The buttons in the results' head, also offered where nothing is found: the search's panel, sharing, favourites. */
export function Tools() {
  const { features, openers } = useListing();
  const { count } = useMarks();
  return (
    <>
      <SearchButton opener={openers.search} />
      {/* The search's panel has the link to copy by hand. */}
      {features.hasSharing && <ShareSearchButton onRefused={openers.search.onClick} />}
      {count !== null && <FavouritesButton count={count} opener={openers.favourites} />}
    </>
  );
}

/** A bell, or the icon of the last searches without alerts (docs/product/memory.md#this-search); nothing without both. */
function SearchButton({ opener }: { opener: Opener }) {
  const { hasAlerts, hasMemory } = useListing().features;
  if (!hasAlerts && !hasMemory) return null;
  const [icon, word] = hasAlerts ? ["avisos", "Avise-me"] : ["pesquisas", "Últimas pesquisas"];
  return (
    <button
      type="button"
      className={`imo-button imo-tool imo-tool--${icon}`}
      {...opener}
      aria-label={hasAlerts && hasMemory ? "Avise-me, Últimas pesquisas" : word}
    >
      <span>{word}</span>
    </button>
  );
}

/** Shares the search's link (docs/product/memory.md#sharing-a-search). */
function ShareSearchButton({ onRefused }: { onRefused: () => void }) {
  const { share, said } = useShare("search");
  async function press() {
    if ((await share(document.title)) === "refused") onRefused();
  }
  return (
    <>
      <button type="button" className="imo-button imo-tool imo-tool--partilhar" onClick={press}>
        <span>{said ? "Copiada" : "Partilhar"}</span>
      </button>
      <span className="imo-hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** Opens the view of favourites (docs/product/memory.md#view-of-favourites). */
function FavouritesButton({ count, opener }: { count: number; opener: Opener }) {
  return (
    <button
      type="button"
      className="imo-button imo-tool imo-tool--favoritos"
      {...opener}
      aria-label={count === 0 ? "Favoritos" : `Favoritos: ${count}`}
    >
      <span>Favoritos</span>
      {count > 0 && <span className="imo-badge">{count}</span>}
    </button>
  );
}
