/**
 * The photo strips of all cards of a list: which photo each shows, whether anybody has looked at it yet, which photos are
 * broken (docs/product/cards.md#carousel). One listener of a kind on the list serves every card on it.
 */
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  type TouchEvent,
  type UIEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type WheelEvent,
} from "react";
import { flushSync } from "react-dom";
import type { Imovel } from "#api/imovel.ts";
import { listPhotoUrls } from "#domain/listing.ts";

/** One listing's strip of photos. */
export type Strip = Readonly<{
  /** A pointer, a finger or the focus came to it: all its photos are wanted. */
  isOfInterest: boolean;
  /** The photo in sight, from 0. */
  current: number;
  /** URLs of photos that failed to load. */
  broken: readonly string[];
}>;

const untouched: Strip = { isOfInterest: false, current: 0, broken: [] };

type State = Readonly<{ listings: readonly Imovel[]; strips: ReadonlyMap<Imovel, Strip>; announced: string }>;

const startOf = (listings: readonly Imovel[]): State => ({ listings, strips: new Map(), announced: "" });

/** @returns the strips of these `listings`, and `on`: the handlers for the list, whose children are their cards, in order */
export function useStrips(listings: readonly Imovel[]) {
  const [kept, setState] = useState(() => startOf(listings));
  const state = kept.listings === listings ? kept : startOf(listings);
  const list = useRef<HTMLUListElement>(null);
  // The photo that a button is scrolling to: a second press counts from there, not from what passes by.
  const destinations = useRef(new WeakMap<Element, number>());
  const scrolled = useRef(new Set<Element>());

  /** The listing whose card `target` is in, as `list` stands now. */
  function listingAt(target: Element): Imovel | undefined {
    const card = [...(list.current?.children ?? [])].findIndex((child) => child.contains(target));
    return listings[card];
  }
  function change(listing: Imovel | undefined, by: (strip: Strip) => Partial<Strip>, announced?: string) {
    if (!listing) return;
    setState((before) => {
      const now = before.listings === listings ? before : startOf(listings);
      const strip = now.strips.get(listing) ?? untouched;
      const strips = new Map(now.strips).set(listing, { ...strip, ...by(strip) });
      return { listings, strips, announced: announced ?? now.announced };
    });
  }
  const stripOf = (listing: Imovel | undefined) => (listing && state.strips.get(listing)) ?? untouched;

  function showInterest({ target }: SyntheticEvent) {
    const carousel = closest(target, ".imo-carousel");
    if (!carousel) return;
    const listing = listingAt(carousel);
    if (!stripOf(listing).isOfInterest) change(listing, () => ({ isOfInterest: true }));
  }
  /** A finger or a wheel moves the strip now, no button. */
  function takeOver({ target }: SyntheticEvent) {
    const track = closest(target, ".imo-carousel__track");
    if (track) destinations.current.delete(track);
  }
  function followScroll({ target }: UIEvent) {
    const track = closest(target, ".imo-carousel__track");
    if (!track || track.clientWidth === 0) return;
    scrolled.current.add(track);
    const position = Math.round(track.scrollLeft / track.clientWidth);
    if (position === destinations.current.get(track)) destinations.current.delete(track);
    const listing = listingAt(track);
    if (stripOf(listing).current !== position) change(listing, () => ({ current: position }));
  }
  /** A press on one of the two buttons: to the photo before or after, around the ends. */
  function step({ target }: MouseEvent) {
    const button = closest(target, ".imo-carousel__button");
    const track = button?.parentElement?.querySelector(".imo-carousel__track");
    const listing = button && listingAt(button);
    if (!track || !listing) return;
    const count = listPhotoUrls(listing.fotos).length;
    const from = destinations.current.get(track) ?? stripOf(listing).current;
    const by = button.matches(".imo-carousel__button--prev") ? -1 : 1;
    const next = (from + by + count) % count;
    destinations.current.set(track, next);
    scrolled.current.add(track);
    // There is nothing to scroll to before the photos have their places.
    flushSync(() => change(listing, () => ({ isOfInterest: true }), `Fotografia ${next + 1} de ${count}`));
    const behavior = Math.abs(from - next) === 1 ? "smooth" : "auto";
    track.scrollTo({ left: next * track.clientWidth, behavior });
  }
  function noteBroken(image: HTMLImageElement) {
    const url = image.getAttribute("src");
    if (url) change(listingAt(image), ({ broken }) => ({ broken: [...broken, url] }));
  }

  const photosThatFailedBefore = useRef(noteBroken);
  useEffect(() => {
    // A photo that the server drew may have failed before anybody listened.
    for (const image of list.current?.querySelectorAll("img") ?? []) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) photosThatFailedBefore.current(image);
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page's cards take over the elements of this one's
  useLayoutEffect(() => {
    for (const track of scrolled.current) track.scrollLeft = 0;
    scrolled.current.clear();
  }, [listings]);

  return {
    list,
    announced: state.announced,
    stripOf,
    on: {
      onPointerOver: (event: PointerEvent) => showInterest(event),
      onFocus: (event: FocusEvent) => showInterest(event),
      onTouchStart(event: TouchEvent) {
        showInterest(event);
        takeOver(event);
      },
      onWheel: (event: WheelEvent) => takeOver(event),
      // Neither of these two bubbles.
      onScrollCapture: followScroll,
      onErrorCapture({ target }: SyntheticEvent) {
        if (target instanceof HTMLImageElement) noteBroken(target);
      },
      onClick: step,
    },
  };
}

function closest(target: EventTarget, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
