/** The view of favourites, the visitor's own or a list that was sent (docs/product/memory.md#view-of-favourites). */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Imovel } from "#api/imovel.ts";
import { toPagePath } from "#domain/format/slug.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";
import { SHARED_LIST } from "#domain/search/query-string.ts";
import { onePress } from "#ui/one-press.ts";
import { useListing } from "../listing-context.tsx";
import { Dialog } from "../panel/Dialog.tsx";
import { MessageForm } from "../share/MessageForm.tsx";
import { ShareButton } from "../share/ShareButton.tsx";
import { ClearKept } from "./ClearKept.tsx";
import { COMPARE_HINT, CompareBox, toCompareTexts } from "./CompareChoice.tsx";
import { Comparison } from "./Comparison.tsx";
import { FavouriteRow } from "./FavouriteRow.tsx";
import { toFavouritesMessage } from "./favourites-message.ts";
import { findGone } from "./gone-listings.ts";
import type { KeptListings } from "./kept-marks.ts";
import { formatSharedList, parseSharedList } from "./shared-list.ts";
import "./favourites.css";

type Props = {
  kept: KeptListings;
  /** The list in the page's URL, unparsed; `null` shows the visitor's own. */
  shared: string | null;
  isOpen: boolean;
  onClose: () => void;
};

/** The panel: the list, the message that sends it, or the comparison. */
export function FavouritesPanel({ kept, shared, isOpen, onClose }: Props) {
  const { settings, siteBase } = useListing();
  const own = useSyncExternalStore(kept.favourites.subscribe, kept.favourites.getEntries);
  const sent = useMemo(() => (shared === null ? null : parseSharedList(shared)), [shared]);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [shownView, setView] = useState<View>("list");
  const [chosen, setChosen] = useState<readonly string[]>([]);

  const isTaken = taken?.list === shared;
  const foreign = isTaken ? null : sent;
  const listings = useMemo(() => foreign ?? own.map(({ listing }) => listing), [foreign, own]);
  const rows = useRowsThatStay(listings, isOpen);
  const compared = listings.filter((listing) => chosen.includes(toListingKey(listing) ?? ""));
  const view = shownView === "comparison" && compared.length < 2 ? "list" : shownView;
  const on = {
    choose: setChosen,
    write: () => setView("message"),
    compare() {
      setView("comparison");
      settings.bridge.emit("imo:compare", { count: compared.length });
    },
    keepAll: () => setTaken({ list: shared, left: kept.keepBeside(listings) }),
  };
  const list = { listings, compared, isForeign: foreign !== null, left: isTaken ? (taken?.left ?? 0) : 0 };
  const isMessageUnderWay = useRef(false);
  const noteUnderWay = useCallback((isUnderWay: boolean) => {
    isMessageUnderWay.current = isUnderWay;
  }, []);
  // Also after Back. A message that is being sent stays, so that its outcome is shown.
  useEffect(() => {
    if (!isOpen) setView((shown) => (shown === "message" && isMessageUnderWay.current ? shown : "list"));
  }, [isOpen]);
  return (
    <Dialog
      name="favoritos"
      title={titleOf(view, list.isForeign)}
      isWide={view === "comparison"}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        view === "list" ? (
          listings.length > 0 && <ListFoot list={list} on={on} />
        ) : (
          <BackToList onBack={() => setView("list")} />
        )
      }
    >
      {view === "list" && <ListBody kept={kept} list={list} rows={rows} onChoose={setChosen} />}
      {view === "comparison" && <Comparison listings={compared} />}
      {view === "message" && (
        <MessageForm
          settings={settings}
          about="favoritos"
          message={toFavouritesMessage(listings, siteBase)}
          chosen={{ imoveis: listings.map(({ id, link }) => String(id ?? link ?? "")).filter(Boolean) }}
          onUnderWay={noteUnderWay}
        />
      )}
    </Dialog>
  );
}

/** A sent list that was kept; `left` counts the listings without room. */
type Taken = { list: string | null; left: number };

type View = "list" | "message" | "comparison";

function titleOf(view: View, isForeign: boolean): string {
  if (view === "comparison") return "Comparar imóveis";
  if (view === "message") return "Enviar à agência";
  return isForeign ? "Imóveis que lhe enviaram" : "Favoritos";
}

type List = {
  listings: readonly Imovel[];
  compared: readonly Imovel[];
  isForeign: boolean;
  /** Number of listings that found no room. */
  left: number;
};

type FootProps = { list: List; on: { write: () => void; compare: () => void; keepAll: () => void } };

function ListFoot({ list: { listings, compared, isForeign }, on }: FootProps) {
  const { licence } = useListing();
  const { button, limit } = toCompareTexts(compared.length);
  const [text, act] = isForeign ? (["Guardar todos", on.keepAll] as const) : (["Enviar à agência", on.write] as const);
  return (
    <>
      <ShareButton
        what="favorites"
        title="Imóveis favoritos"
        text={licence}
        hash={SHARED_LIST + formatSharedList(listings)}
      />
      <button type="button" className="imo-button imo-button--primary" {...onePress(button ? on.compare : act)}>
        {button ?? text}
      </button>
      <p className="imo-share__said" role="status">
        {limit}
      </p>
    </>
  );
}

type BodyProps = { kept: KeptListings; list: List; rows: StayingRows; onChoose: (keys: readonly string[]) => void };

function ListBody({ kept, list: { listings, compared, isForeign, left }, rows, onChoose }: BodyProps) {
  const { licence, features } = useListing();
  const choice = features.canCompare && rows.shown.length > 1 ? { chosen: compared.map(toListingKey), onChoose } : null;
  function clear() {
    kept.clearEverythingKept();
    rows.release();
  }
  function toggle(listing: Imovel) {
    rows.hold();
    kept.setFavourite(listing, rows.isLetGo(listing));
  }
  return (
    <>
      {rows.shown.length === 0 && <NothingKept isForeign={isForeign} />}
      {!isForeign && listings.length > 0 && !kept.favourites.isSafe() && (
        <p className="imo-kept__note">
          O seu navegador não permite guardar os favoritos: a lista perde-se quando sair desta página.
        </p>
      )}
      <p className={left > 0 ? "imo-kept__note" : "imo-hidden"} role="status">
        {left > 0 && formatLeft(left, kept.MOST_FAVOURITES)}
      </p>
      {choice && <p className="imo-kept__note">{COMPARE_HINT}</p>}
      <Rows rows={rows} choice={choice} onToggle={isForeign ? undefined : toggle} />
      {isForeign && licence && <p className="imo-kept__note">{licence}</p>}
      {!isForeign && <ClearKept onClear={clear} />}
    </>
  );
}

function formatLeft(left: number, most: number): string {
  return `Só há lugar para ${most} imóveis: ${left} dos que lhe enviaram ${left === 1 ? "ficou" : "ficaram"} por guardar.`;
}

type StayingRows = {
  shown: readonly Imovel[];
  isOpen: boolean;
  isLetGo: (listing: Imovel) => boolean;
  hold: () => void;
  release: () => void;
};

/** Keeps removed listings in their rows until the panel closes, so that the visitor can take them back. */
function useRowsThatStay(listings: readonly Imovel[], isOpen: boolean): StayingRows {
  const [held, setHeld] = useState<readonly Imovel[] | null>(null);
  useEffect(() => {
    if (!isOpen) setHeld(null);
  }, [isOpen]);
  return useMemo(() => {
    const keys = new Set(listings.map(toListingKey));
    const heldKeys = new Set(held?.map(toListingKey));
    const shown = held ? [...listings.filter((listing) => !heldKeys.has(toListingKey(listing))), ...held] : listings;
    return {
      shown,
      isOpen,
      isLetGo: (listing) => !keys.has(toListingKey(listing)),
      hold: () => setHeld(shown),
      release: () => setHeld(null),
    };
  }, [listings, held, isOpen]);
}

type RowsProps = {
  rows: StayingRows;
  /** The ticked listings; `null` if listings can't be compared. */
  choice: { chosen: readonly (string | null)[]; onChoose: (keys: readonly string[]) => void } | null;
  onToggle: ((listing: Imovel) => void) | undefined;
};

function Rows({ rows: { shown, isLetGo, isOpen }, choice, onToggle }: RowsProps) {
  const { siteBase } = useListing();
  const gone = useGone(shown, isOpen);
  return (
    <ul className="imo-kept">
      {shown.map((listing) => (
        <FavouriteRow
          key={toListingKey(listing)}
          listing={listing}
          href={toPagePath(listing, siteBase) ?? undefined}
          isGone={gone.has(toListingKey(listing) ?? "")}
          isLetGo={isLetGo(listing)}
          onToggle={onToggle && (() => onToggle(listing))}
        >
          {choice && <CompareBox listing={listing} isLetGo={isLetGo(listing)} {...choice} />}
        </FavouriteRow>
      ))}
    </ul>
  );
}

function BackToList({ onBack }: { onBack: () => void }) {
  return (
    <button type="button" className="imo-button imo-button--quiet" onClick={onBack}>
      Voltar à lista
    </button>
  );
}

function NothingKept({ isForeign }: { isForeign: boolean }) {
  if (isForeign)
    return (
      <p className="imo-kept__note">Esta ligação não traz nenhum imóvel. Peça que lhe enviem a ligação outra vez.</p>
    );
  return (
    <p className="imo-kept__note">
      Ainda não guardou nenhum imóvel. Carregue no coração de um imóvel para o encontrar aqui mais tarde.
    </p>
  );
}

/** Checks each time the view opens. */
function useGone(listings: readonly Imovel[], isOpen: boolean): ReadonlySet<string> {
  const { siteBase } = useListing();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  // Removing a listing does not start another check.
  const check = useEffectEvent((signal: AbortSignal) => {
    findGone(listings, siteBase, signal, (listing) => {
      setGone((keys) => new Set(keys).add(toListingKey(listing) ?? ""));
    });
  });
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    check(stop.signal);
    return () => stop.abort();
  }, [isOpen]);
  return gone;
}
