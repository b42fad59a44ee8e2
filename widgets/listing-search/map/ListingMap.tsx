import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { searchPoints } from "#api/mapa.ts";
import type { ListingCards } from "../card/ListingCards.tsx";
import { Dialog } from "../panel/Dialog.tsx";
import type { Listing } from "../search/listing-context.tsx";
import { AreaButton } from "./AreaButton.tsx";
import { describePoints } from "./describe-points.ts";
import { IconButton } from "./IconButton.tsx";
import type { Spot } from "./point-map.ts";
import { SpotCards } from "./SpotCards.tsx";
import { useCall } from "./use-call.tsx";
import { useMapPlace } from "./use-map-place.ts";
import { usePointMap } from "./use-point-map.ts";
import "./map.css";

/**
 * `listing` and `Cards` are props, not imports: if two late chunks import the same code from the
 * listing's own chunk, the build moves it to a third file, which every first load then needs.
 */
type Props = {
  listing: Listing;
  Cards: typeof ListingCards;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The template of a tile's URL, and the credit of its provider. */
  url: string | undefined;
  credit: string | undefined;
};

/** The search on a map (docs/product/listing.md#map), beside the cards or in a panel. */
export function ListingMap({ isOpen, setOpen, ...data }: Props) {
  const place = useMapPlace(data.listing, isOpen, setOpen);
  const close = () => setOpen(false);
  if (place === "beside") return <MapView {...data} isBeside close={close} />;
  const foot = (
    <button type="button" className="imo-button imo-button--primary" onClick={close}>
      Voltar à lista
    </button>
  );
  const isPanel = place === "panel";
  return (
    <Dialog name="mapa" title="Imóveis no mapa" isOpen={isPanel} onClose={close} foot={foot}>
      {isPanel && <MapView {...data} isBeside={false} close={close} />}
    </Dialog>
  );
}

type ViewProps = Omit<Props, "isOpen" | "setOpen"> & { isBeside: boolean; close: () => void };

function MapView({ listing, Cards, isBeside, close, url = "", credit }: ViewProps) {
  const { store, settings, heading } = listing;
  const { criteria } = useSyncExternalStore(store.subscribe, store.getState).search;
  const { zona } = criteria;
  const [spot, setSpot] = useState<Spot | null>(null);
  const [hasTiles, setTiles] = useState(true);
  const { answer, notice } = useCall({
    settings,
    requestKey: JSON.stringify({ ...criteria, ordem: null }),
    async send(call) {
      const found = await searchPoints(criteria, call);
      setSpot(null);
      return { ...found, zona };
    },
  });
  // Beside the cards, one finger must still scroll the page; a panel has nothing to scroll.
  const isFixed = isBeside && matchMedia("(pointer: coarse)").matches;
  const options = useMemo(
    () => ({ url, isDraggable: !isFixed, onPress: setSpot, onTile: setTiles }),
    [url, isFixed],
  );
  const { ground, map } = usePointMap({ listing, options, answer, pressed: spot?.[0].id ?? null });
  useEffect(() => {
    if (isBeside) ground.current?.focus({ preventScroll: true });
  }, [isBeside, ground]);
  function leave() {
    close();
    const around = heading.current?.closest(".imo-search");
    around?.querySelector<HTMLElement>(".imo-tool--mapa")?.focus({ preventScroll: true });
  }
  function closeCards() {
    setSpot(null);
    if (spot) map?.focus(spot);
  }
  function handleEscape({ key }: KeyboardEvent) {
    if (key === "Escape" && isBeside) (spot ? closeCards : leave)();
  }
  return (
    <section className="imo-map" aria-label="Imóveis no mapa" onKeyDown={handleEscape}>
      <div className="imo-map__bar">
        <AreaButton text="Procurar nesta zona" store={store} getArea={() => map?.area ?? zona} />
        {zona && <AreaButton text="Em qualquer zona" store={store} getArea={() => null} />}
        {isBeside && <IconButton name="Fechar o mapa" icon={X} onClick={leave} />}
      </div>
      <div className="imo-map__frame">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
        <div ref={ground} className="imo-map__ground" role="group" aria-label={KEYS} />
        <div className="imo-map__zooms">
          {zooms.map(({ by, ...look }) => (
            <IconButton key={look.name} {...look} onClick={() => map?.zoomBy(by)} />
          ))}
        </div>
        {spot && (
          <SpotCards
            key={JSON.stringify(spot)}
            listing={listing}
            Cards={Cards}
            spot={spot}
            onClose={closeCards}
          />
        )}
      </div>
      <p className="imo-small" role="status">
        {answer ? describePoints(answer) : !notice && "A carregar os imóveis no mapa…"}
      </p>
      {notice}
      <p className="imo-small">{credit}</p>
      {!hasTiles && <p className="imo-small">{NO_TILES}</p>}
      {isFixed && <p className="imo-small">Mova o mapa com dois dedos.</p>}
    </section>
  );
}

/** With this class, a double press counts as two (src/runtime/entry/presses.ts). */
const zooms = [
  { name: "Aproximar", icon: Plus, by: 1, look: "imo-map__zoom" },
  { name: "Afastar", icon: Minus, by: -1, look: "imo-map__zoom" },
];
const KEYS = "Mapa; as setas movem-no, + e − aproximam e afastam";
const NO_TILES = "O fundo do mapa não está disponível, mas os imóveis estão no seu lugar.";
