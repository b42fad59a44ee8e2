import { useMarks } from "../marks/use-marks.ts";
import { useListing } from "../search/listing-context.tsx";
import { useShare } from "../share/use-share.ts";

/**
 * Buttons in the results' head: the search's panel, sharing, favourites, the map. They are also
 * offered when nothing is found.
 */
export function Tools() {
  const { features, openers } = useListing();
  return (
    <>
      <SearchButton />
      {features.hasSharing && <ShareSearchButton />}
      {features.hasHearts && <FavouritesButton />}
      {openers.map && (
        <button type="button" className="imo-button imo-tool imo-tool--mapa" {...openers.map}>
          <span>Ver no mapa</span>
        </button>
      )}
    </>
  );
}

/**
 * Shows a bell, or the icon of the last searches if alerts are off
 * (docs/product/memory.md#this-search). Renders nothing if both are off.
 */
function SearchButton() {
  const { features, openers } = useListing();
  const { hasAlerts, hasMemory } = features;
  if (!hasAlerts && !hasMemory) return null;
  const [icon, word] = hasAlerts ? ["avisos", "Avise-me"] : ["pesquisas", "Últimas pesquisas"];
  return (
    <button
      type="button"
      className={`imo-button imo-tool imo-tool--${icon}`}
      {...openers.search}
      aria-label={hasAlerts && hasMemory ? "Avise-me, Últimas pesquisas" : word}
    >
      <span>{word}</span>
    </button>
  );
}

/** Shares the search's link (docs/product/memory.md#sharing-a-search). */
function ShareSearchButton() {
  const { openers } = useListing();
  const { share, announcement: said } = useShare("search");
  async function press() {
    // The search's panel shows the link for copying by hand.
    if ((await share(document.title)) === "refused") openers.search.onClick();
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

/** Opens the favourites (docs/product/memory.md#view-of-favourites). */
function FavouritesButton() {
  const { openers } = useListing();
  const { count } = useMarks();
  return (
    <button
      type="button"
      className="imo-button imo-tool imo-tool--favoritos"
      {...openers.favourites}
      aria-label={count === 0 ? "Favoritos" : `Favoritos: ${count}`}
    >
      <span>Favoritos</span>
      {count > 0 && <span className="imo-badge">{count}</span>}
    </button>
  );
}
