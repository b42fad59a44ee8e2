import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { toListingKey } from "#domain/listing/listing-key.ts";
import { SHARED_LIST } from "#domain/search/query-string.ts";
import { clearEverythingKept } from "#memory/kept-list.ts";
import type { DatedListing } from "../marks/dated-listing.ts";
import {
  favourites,
  isFavourite,
  keepBeside,
  MOST_FAVOURITES,
  setFavourite,
} from "../marks/kept-listings.ts";
import { Dialog } from "../panel/Dialog.tsx";
import { useListing } from "../search/listing-context.tsx";
import { MessageForm } from "../share/MessageForm.tsx";
import { ShareButton } from "../share/ShareButton.tsx";
import { ClearKept } from "./ClearKept.tsx";
import { Comparison } from "./Comparison.tsx";
import { CompareBox, FavouriteRow, MOST_COMPARED } from "./FavouriteRow.tsx";
import { toFavouritesMessage } from "./favourites-message.ts";
import { findGone } from "./gone-listings.ts";
import { formatSharedList, parseSharedList } from "./shared-list.ts";
import "./favourites.css";

type Props = {
  /** The list in the page's URL, unparsed; `null` to show the visitor's own. */
  shared: string | null;
  isOpen: boolean;
  onClose: () => void;
};

/**
 * Shows the visitor's own favourites, or a list that was sent
 * (docs/product/memory.md#view-of-favourites).
 */
export function FavouritesPanel({ shared, isOpen, onClose }: Props) {
  const { settings, siteBase } = useListing();
  const list = useShownList(shared, isOpen);
  const { listings, isForeign } = list;
  const [shownView, setView] = useState<View>("list");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const compared = listings.filter((listing) => chosen.includes(toListingKey(listing) ?? ""));
  const view = shownView === "comparison" && compared.length < 2 ? "list" : shownView;
  const isMessageUnderWay = useRef(false);
  // Done in an effect because Back also closes the panel. A message in flight stays open so that
  // its outcome can be shown.
  useEffect(() => {
    if (!isOpen)
      setView((shown) => (shown === "message" && isMessageUnderWay.current ? shown : "list"));
  }, [isOpen]);
  const foot =
    view === "list" ? (
      listings.length > 0 && <ListFoot list={list} compared={compared} onView={setView} />
    ) : (
      <button
        type="button"
        className="imo-button imo-button--quiet"
        onClick={() => setView("list")}
      >
        Voltar à lista
      </button>
    );
  return (
    <Dialog
      name="favoritos"
      title={titleOf(view, isForeign)}
      isOpen={isOpen}
      onClose={onClose}
      foot={foot}
    >
      {view === "list" && isOpen && (
        <ListBody list={list} compared={compared} onChoose={setChosen} />
      )}
      {view === "comparison" && <Comparison listings={compared} />}
      {view === "message" && (
        <MessageForm
          settings={settings}
          about="favoritos"
          message={toFavouritesMessage(listings, siteBase)}
          chosen={{
            imoveis: listings.map(({ id, link }) => String(id ?? link ?? "")).filter(Boolean),
          }}
          onUnderWay={(isUnderWay) => {
            isMessageUnderWay.current = isUnderWay;
          }}
        />
      )}
    </Dialog>
  );
}

type View = "list" | "message" | "comparison";

function titleOf(view: View, isForeign: boolean): string {
  if (view === "comparison") return "Comparar imóveis";
  if (view === "message") return "Enviar à agência";
  return isForeign ? "Imóveis que lhe enviaram" : "Favoritos";
}

/**
 * Returns the visitor's own list, or a list that was sent until the visitor keeps it. A removed
 * listing keeps its row until the panel closes, so the removal can be undone.
 */
function useShownList(shared: string | null, isOpen: boolean) {
  const own = useSyncExternalStore(favourites.subscribe, favourites.getEntries);
  const sent = useMemo(() => (shared === null ? null : parseSharedList(shared)), [shared]);
  /** The sent list that was kept, and how many of its listings didn't fit. */
  const [adopted, setAdopted] = useState<{ list: string | null; leftOver: number } | null>(null);
  /** The rows as they were at the last change, removed listings included. */
  const [frozen, setFrozen] = useState<readonly DatedListing[]>([]);
  const { bridge } = useListing().settings;
  useEffect(() => {
    if (!isOpen) setFrozen([]);
  }, [isOpen]);
  const isAdopted = adopted?.list === shared;
  const isForeign = sent !== null && !isAdopted;
  const listings = isForeign
    ? sent.listings
    : own.map(({ at, listing, asOf = at }) => ({ ...listing, asOf }));
  const keys = new Set(listings.map(toListingKey));
  const frozenKeys = new Set(frozen.map(toListingKey));
  const rows = [...listings.filter((listing) => !frozenKeys.has(toListingKey(listing))), ...frozen];
  const isRemoved = (listing: DatedListing) => !keys.has(toListingKey(listing));
  const emitChange = (changed: readonly DatedListing[], isFavorite: boolean) => {
    const count = favourites.getEntries().length;
    for (const { id } of changed) bridge.emit("imo:favorite", { id, isFavorite, count });
  };
  return {
    listings,
    isForeign,
    rows,
    isRemoved,
    missing: isForeign ? sent.missing : 0,
    leftOver: isAdopted ? adopted.leftOver : 0,
    adopt() {
      const others = listings.filter((listing) => !isFavourite(listing));
      setAdopted({ list: shared, leftOver: keepBeside(listings) });
      emitChange(others.filter(isFavourite), true);
    },
    toggle(listing: DatedListing) {
      setFrozen(rows);
      setFavourite(listing, isRemoved(listing));
      emitChange([listing], isRemoved(listing));
    },
    clear() {
      clearEverythingKept();
      setFrozen([]);
      emitChange(listings, false);
    },
  };
}

type ListProps = { list: ReturnType<typeof useShownList>; compared: readonly DatedListing[] };

function ListFoot({ list, compared, onView }: ListProps & { onView: (view: View) => void }) {
  const { licence, settings } = useListing();
  const { listings, isForeign } = list;
  const canCompare = compared.length > 1;
  function press() {
    if (canCompare) settings.bridge.emit("imo:compare", { count: compared.length });
    if (isForeign && !canCompare) list.adopt();
    else onView(canCompare ? "comparison" : "message");
  }
  return (
    <>
      <ShareButton
        what="favorites"
        title="Imóveis favoritos"
        text={licence}
        hash={SHARED_LIST + formatSharedList(listings)}
      />
      <button type="button" className="imo-button imo-button--primary" onClick={press}>
        {canCompare
          ? `Comparar ${compared.length} imóveis`
          : isForeign
            ? "Guardar todos"
            : "Enviar à agência"}
      </button>
      <p className="imo-share__said imo-small" role="status">
        {compared.length === MOST_COMPARED && "No máximo quatro."}
      </p>
    </>
  );
}

type BodyProps = ListProps & { onChoose: (keys: readonly string[]) => void };

function ListBody({ list, compared, onChoose }: BodyProps) {
  const { licence, features } = useListing();
  const { listings, rows, isForeign, isRemoved, leftOver, missing } = list;
  const gone = useGone(rows);
  const canCompare = features.canCompare && rows.length > 1;
  return (
    <>
      {rows.length === 0 && (
        <p className="imo-kept__note">
          {isForeign
            ? "Esta ligação não traz nenhum imóvel. Peça que lhe enviem a ligação outra vez."
            : "Ainda não guardou nenhum imóvel. Carregue no coração de um imóvel para o encontrar aqui mais tarde."}
        </p>
      )}
      {!isForeign && listings.length > 0 && !favourites.isSafe() && (
        <p className="imo-kept__note">
          O seu navegador não permite guardar os favoritos: a lista perde-se quando sair desta
          página.
        </p>
      )}
      {rows.length > 0 && missing > 0 && (
        <p className="imo-kept__note">
          A ligação chegou cortada: {missing === 1 ? "falta 1 imóvel" : `faltam ${missing} imóveis`}
          . Peça que lhe enviem a ligação outra vez.
        </p>
      )}
      <p className={leftOver > 0 ? "imo-kept__note" : "imo-hidden"} role="status">
        {leftOver > 0 &&
          `Só há lugar para ${MOST_FAVOURITES} imóveis: ${leftOver} dos que lhe enviaram ${leftOver === 1 ? "ficou" : "ficaram"} por guardar.`}
      </p>
      {canCompare && <p className="imo-kept__note">Escolha dois a quatro imóveis.</p>}
      <ul className="imo-kept">
        {rows.map((listing) => (
          <FavouriteRow
            key={toListingKey(listing)}
            listing={listing}
            isGone={gone.has(toListingKey(listing) ?? "")}
            isRemoved={isRemoved(listing)}
            onToggle={isForeign ? undefined : () => list.toggle(listing)}
          >
            {canCompare && (
              <CompareBox
                listing={listing}
                isRemoved={isRemoved(listing)}
                chosen={compared.map(toListingKey)}
                onChoose={onChoose}
              />
            )}
          </FavouriteRow>
        ))}
      </ul>
      {isForeign && licence && <p className="imo-kept__note">{licence}</p>}
      {!isForeign && <ClearKept onClear={list.clear} />}
    </>
  );
}

/** Returns the keys of listings whose pages are gone; checked each time the view opens. */
function useGone(listings: readonly DatedListing[]): ReadonlySet<string> {
  const { siteBase } = useListing();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  // This is an effect event so that removing a listing doesn't start another check.
  const check = useEffectEvent((signal: AbortSignal) => {
    findGone(listings, siteBase, signal, (listing) => {
      setGone((keys) => new Set(keys).add(toListingKey(listing) ?? ""));
    });
  });
  useEffect(() => {
    const stop = new AbortController();
    check(stop.signal);
    return () => stop.abort();
  }, []);
  return gone;
}
