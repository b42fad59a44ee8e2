/**
 * The view of favourites (docs/product/memory.md#view-of-favourites): the homes that the visitor keeps, from the copy that
 * is kept, or a list that somebody sent them. From here it is sent to the agency, handed on, and cleared.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Imovel } from "#api/imovel.ts";
import { toListingKey } from "#domain/listing-key.ts";
import { toLinkPath, toListingPath } from "#domain/slug.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { ClearKept } from "./ClearKept.tsx";
import { Dialog } from "./Dialog.tsx";
import { FavouriteRow } from "./FavouriteRow.tsx";
import { toFavouritesMessage } from "./favourites-message.ts";
import { findGone } from "./gone-listings.ts";
import type { KeptListings } from "./kept-marks.ts";
import { ShareButton } from "./ShareButton.tsx";
import { formatSharedList, parseSharedList } from "./shared-list.ts";
import { SHARED } from "./use-favourites-view.ts";
import { useLazyPart } from "./use-lazy-part.ts";

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
  const [isTaken, setTaken] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const { part: message, want } = useLazyPart(loadMessageForm);

  const foreign = isTaken ? null : sent;
  const listings = foreign ?? own.map(({ listing }) => listing);
  const shell = {
    name: "favoritos",
    isOpen,
    isMounted: true,
    onClose() {
      setWriting(false);
      onClose();
    },
  };
  if (isWriting) {
    return (
      <Dialog {...shell} title="Enviar à agência" foot={<BackToList onBack={() => setWriting(false)} />}>
        {message ? (
          <message.MessageForm {...settings} about="favoritos" message={toFavouritesMessage(listings, siteBase)} />
        ) : (
          <p className="imo-kept__note">A abrir o formulário…</p>
        )}
      </Dialog>
    );
  }

  function write() {
    want();
    setWriting(true);
  }
  function keepAll() {
    for (const listing of listings.toReversed()) kept.setFavourite(listing, true);
    setTaken(true);
  }
  const onShared = () => settings.bridge.emit("imo:share", { what: "favorites" });
  const foot = (
    <>
      <ShareButton title="Imóveis favoritos" hash={SHARED + formatSharedList(listings)} onShared={onShared} />
      <button type="button" className="imo-button imo-button--primary" onClick={foreign ? keepAll : write}>
        {foreign ? "Guardar todos" : "Enviar"}
      </button>
    </>
  );
  return (
    <Dialog {...shell} title={foreign ? "Imóveis que lhe enviaram" : "Favoritos"} foot={listings.length > 0 && foot}>
      {listings.length === 0 && <NothingKept isForeign={foreign !== null} />}
      {!foreign && listings.length > 0 && !kept.favourites.isSafe() && (
        <p className="imo-kept__note">O seu browser não deixa guardar: a lista dura até sair desta página.</p>
      )}
      <Rows
        listings={listings}
        siteBase={siteBase}
        isOpen={isOpen}
        onRemove={foreign ? undefined : (listing) => kept.setFavourite(listing, false)}
      />
      {!foreign && <ClearKept onClear={kept.clearEverythingKept} />}
    </Dialog>
  );
}

type RowsProps = Pick<Props, "siteBase" | "isOpen"> & {
  /** The homes, in their order. */
  listings: readonly Imovel[];
  /** Lets one go; without it the list is somebody else's. */
  onRemove: ((listing: Imovel) => void) | undefined;
};

/** The list. The focus of a home that is let go is taken by the one that follows it, else by the one before. */
function Rows({ listings, siteBase, isOpen, onRemove }: RowsProps) {
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
          href={toListingPath(listing, siteBase) ?? toLinkPath(listing.link, siteBase) ?? undefined}
          isGone={gone.has(toListingKey(listing) ?? "")}
          onRemove={
            onRemove &&
            (() => {
              removed.current = position;
              onRemove(listing);
            })
          }
        />
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

const loadMessageForm = () => import("./MessageForm.tsx");

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
  // A home that is let go meanwhile needs no other round.
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
