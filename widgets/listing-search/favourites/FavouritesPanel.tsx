/**
 * The view of favourites (docs/product/memory.md#view-of-favourites): the listings that the visitor keeps, from the copy that
 * is kept, or a list that somebody sent them. From here it is sent to the agency, handed on, and cleared.
 */
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Imovel } from "#api/imovel.ts";
import { toPagePath } from "#domain/format/slug.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";
import { SHARED_LIST } from "#domain/search/query-string.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { onePress } from "#ui/one-press.ts";
import { CompareBar, CompareBox } from "../comparison/CompareChoice.tsx";
import { Comparison } from "../comparison/Comparison.tsx";
import { Dialog } from "../Dialog.tsx";
import { MessageForm } from "../memory/MessageForm.tsx";
import { ShareButton } from "../memory/ShareButton.tsx";
import { ClearKept } from "./ClearKept.tsx";
import { FavouriteRow } from "./FavouriteRow.tsx";
import { toFavouritesMessage } from "./favourites-message.ts";
import { findGone } from "./gone-listings.ts";
import type { KeptListings } from "./kept-marks.ts";
import { formatSharedList, parseSharedList } from "./shared-list.ts";
import "./favourites.css";

/** What the form to the agency needs of the page. */
export type MessageSettings = {
  /** The privacy policy. */
  privacidadeUrl: string;
  /** A phone number to offer when sending fails. */
  telefone: string | undefined;
  /** An e-mail address to offer when sending fails. */
  email: string | undefined;
  /** Put before every `/api/…` path. */
  apiBase: string;
  /** Asked once to renew an expired session. */
  csrfUrl: string | undefined;
  /** Events and errors to the page. */
  bridge: HostBridge;
};

type Props = {
  /** What keeps the listings. */
  kept: KeptListings;
  /** A list that the page's URL brought, as it is written there; `null` shows the visitor's own. */
  shared: string | null;
  /** `""` or a folder: put before the links. */
  siteBase: string;
  /** For the message to the agency. */
  settings: MessageSettings;
  /** The agency's licence in words, `""` for none: it goes with a list that is handed on. */
  licence: string;
  /** Whether listings can be put side by side. */
  canCompare: boolean;
  /** Whether the panel is on the screen. */
  isOpen: boolean;
  /** The visitor closed it. */
  onClose: () => void;
};

/** The panel: the list, or the message that sends it. */
export function FavouritesPanel(props: Props) {
  const { kept, shared, siteBase, settings, isOpen, onClose } = props;
  const own = useSyncExternalStore(kept.favourites.subscribe, kept.favourites.getEntries);
  const sent = useMemo(() => (shared === null ? null : parseSharedList(shared)), [shared]);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [shownView, setView] = useState<View>("list");
  const [chosen, setChosen] = useState<readonly string[]>([]);

  const isTaken = taken?.list === shared;
  const foreign = isTaken ? null : sent;
  const listings = foreign ?? own.map(({ listing }) => listing);
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
  const left = isTaken ? (taken?.left ?? 0) : 0;
  const list = { ...props, listings, compared, isForeign: foreign !== null, left, on };
  const isMessageUnderWay = useRef(false);
  const noteUnderWay = useCallback((isUnderWay: boolean) => {
    isMessageUnderWay.current = isUnderWay;
  }, []);
  // Whichever way it was closed: by Back too. What comes of a message that is being sent is shown when it opens again.
  useEffect(() => {
    if (!isOpen) setView((shown) => (shown === "message" && isMessageUnderWay.current ? shown : "list"));
  }, [isOpen]);
  return (
    <Dialog
      name="favoritos"
      title={titleOf(view, foreign !== null)}
      isWide={view === "comparison"}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        view === "list" ? listings.length > 0 && <ListFoot {...list} /> : <BackToList onBack={() => setView("list")} />
      }
    >
      {view === "list" && <ListBody {...list} />}
      {view === "comparison" && (
        <Comparison
          listings={compared}
          siteBase={siteBase}
          agency={[props.licence, settings.telefone, settings.email]}
        />
      )}
      {view === "message" && (
        <MessageForm
          {...settings}
          about="favoritos"
          message={toFavouritesMessage(listings, siteBase)}
          chosen={{ imoveis: listings.map(({ id, link }) => String(id ?? link ?? "")).filter(Boolean) }}
          onUnderWay={noteUnderWay}
        />
      )}
    </Dialog>
  );
}

/** A list that was sent and is kept by now, and how many of it there was no room for. */
type Taken = { list: string | null; left: number };

/** What the panel shows. */
type View = "list" | "message" | "comparison";

function titleOf(view: View, isForeign: boolean): string {
  if (view === "comparison") return "Comparar imóveis";
  if (view === "message") return "Enviar à agência";
  return isForeign ? "Imóveis que lhe enviaram" : "Favoritos";
}

type ListProps = Props & {
  /** The listings, in their order. */
  listings: readonly Imovel[];
  /** Those of them that are to be compared. */
  compared: readonly Imovel[];
  /** Whether the list is somebody else's. */
  isForeign: boolean;
  /** How many of a list that was kept just now found no room. */
  left: number;
  /** What can be done with it. */
  on: { choose: (keys: readonly string[]) => void; write: () => void; compare: () => void; keepAll: () => void };
};

function ListFoot({ settings, listings, licence, isForeign, on }: ListProps) {
  const onShared = () => settings.bridge.emit("imo:share", { what: "favorites" });
  return (
    <>
      <ShareButton
        title="Imóveis favoritos"
        text={licence}
        hash={SHARED_LIST + formatSharedList(listings)}
        onShared={onShared}
      />
      <button type="button" className="imo-button imo-button--primary" {...onePress(isForeign ? on.keepAll : on.write)}>
        {isForeign ? "Guardar todos" : "Enviar"}
      </button>
    </>
  );
}

function ListBody(props: ListProps) {
  const { kept, siteBase, licence, canCompare, isOpen, listings, compared, isForeign, left, on } = props;
  const choice = canCompare && listings.length > 1 ? { chosen: compared.map(toListingKey), onChoose: on.choose } : null;
  return (
    <>
      {listings.length === 0 && <NothingKept isForeign={isForeign} />}
      {!isForeign && listings.length > 0 && !kept.favourites.isSafe() && (
        <p className="imo-kept__note">O seu browser não permite guardar: a lista perde-se quando sair desta página.</p>
      )}
      <p className={left > 0 ? "imo-kept__note" : "imo-hidden"} role="status">
        {left > 0 && formatLeft(left, kept.MOST_FAVOURITES)}
      </p>
      {choice && <CompareBar count={compared.length} onCompare={on.compare} />}
      <Rows
        listings={listings}
        choice={choice}
        siteBase={siteBase}
        isOpen={isOpen}
        onRemove={isForeign ? undefined : (listing) => kept.setFavourite(listing, false)}
      />
      {isForeign && licence && <p className="imo-kept__note">{licence}</p>}
      {!isForeign && <ClearKept onClear={kept.clearEverythingKept} />}
    </>
  );
}

function formatLeft(left: number, most: number): string {
  return `Só há lugar para ${most} imóveis: ${left} dos que lhe enviaram ${left === 1 ? "ficou" : "ficaram"} por guardar.`;
}

type RowsProps = Pick<Props, "siteBase" | "isOpen"> & {
  /** Which are chosen to be compared, by their keys; `null` where that can't be done. */
  choice: { chosen: readonly (string | null)[]; onChoose: (keys: readonly string[]) => void } | null;
  /** The listings, in their order. */
  listings: readonly Imovel[];
  /** Lets one go; without it the list is somebody else's. */
  onRemove: ((listing: Imovel) => void) | undefined;
};

/** The list. The focus of a listing that is let go is taken by the one that follows it, else by the one before. */
function Rows({ listings, choice, siteBase, isOpen, onRemove }: RowsProps) {
  const gone = useGone(listings, siteBase, isOpen);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(null);
  useLayoutEffect(() => {
    const position = removed.current;
    removed.current = null;
    if (position === null) return;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    (buttons[Math.min(position, listings.length - 1)] ?? list.current)?.focus();
  });

  return (
    <ul ref={list} className="imo-kept" tabIndex={-1}>
      {listings.map((listing, position) => (
        <FavouriteRow
          key={toListingKey(listing)}
          listing={listing}
          href={toPagePath(listing, siteBase) ?? undefined}
          isGone={gone.has(toListingKey(listing) ?? "")}
          onRemove={
            onRemove &&
            (() => {
              removed.current = position;
              onRemove(listing);
            })
          }
        >
          {choice && <CompareBox listing={listing} {...choice} />}
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
    return <p className="imo-kept__note">Esta ligação não traz nenhum imóvel. Peça que a enviem outra vez.</p>;
  return (
    <p className="imo-kept__note">
      Ainda não guardou nenhum imóvel. Toque no coração de um imóvel para o encontrar aqui mais tarde.
    </p>
  );
}

/** The keys of those that have no page any more; asked each time the view opens. */
function useGone(listings: readonly Imovel[], siteBase: string, isOpen: boolean): ReadonlySet<string> {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  // A listing that is let go meanwhile needs no other round.
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
