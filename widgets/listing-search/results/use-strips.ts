/**
 * The photo strips of all cards of a list: which photo each shows, whether anybody has looked at it yet, which photos are
 * broken (docs/product/cards.md#carousel). One listener of a kind on the list serves every card on it.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
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
import { listPhotos } from "#domain/listing/listing.ts";

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

/**
 * On a strip whose first photo is there: only then it has arrows and dots. Written by hand, because a render for
 * every photo that comes is what a phone has no time for.
 */
const HAS_COME = "data-has-come";

/**
 * On a list over which the pointer has been moved since its cards came; the style sheet lets only those answer to it. A page
 * that scrolls back to its top takes every card under a pointer that nobody moves, and each would begin three animations.
 */
const POINTED = "data-pointed";

function noteCome(image: HTMLImageElement) {
  if (!image.previousElementSibling) closest(image, ".imo-carousel")?.setAttribute(HAS_COME, "");
}

/**
 * @returns the strips of these `listings`, which of them an element of the list belongs to, and `on`: the handlers for the
 *   list, whose children are their cards, in order
 */
export function useStrips(listings: readonly Imovel[]) {
  const { stripOf, announced, change } = useStripStates(listings);
  const list = useRef<HTMLUListElement>(null);
  /** The listing whose card `target` is in. */
  function listingAt(target: Element): Imovel | undefined {
    const card = [...(list.current?.children ?? [])].findIndex((child) => child.contains(target));
    return listings[card];
  }
  const scrolling = useScrolling(listings, { stripOf, change, listingAt });

  function showInterest({ target }: SyntheticEvent) {
    const carousel = closest(target, ".imo-carousel");
    const listing = carousel ? listingAt(carousel) : undefined;
    if (listing && !stripOf(listing).isOfInterest) change(listing, () => ({ isOfInterest: true }));
  }
  function noteBroken(image: HTMLImageElement) {
    const url = image.getAttribute("src");
    if (url) change(listingAt(image), ({ broken }) => ({ broken: [...broken, url] }));
  }
  const noteBrokenAtStart = useRef(noteBroken);
  useEffect(() => {
    // A photo that the server drew may have failed before anybody listened.
    for (const image of list.current?.querySelectorAll("img") ?? []) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) noteBrokenAtStart.current(image);
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page's cards take over the elements of this one's
  useLayoutEffect(() => {
    for (const carousel of list.current?.querySelectorAll(".imo-carousel") ?? []) {
      const cover = carousel.querySelector("img");
      carousel.toggleAttribute(HAS_COME, Boolean(cover?.complete && cover.naturalWidth > 0));
    }
    list.current?.removeAttribute(POINTED);
  }, [listings]);

  return {
    list,
    listingAt,
    announced,
    stripOf,
    on: {
      // Not `over`, which comes without a movement too.
      onPointerMove(event: PointerEvent) {
        list.current?.toggleAttribute(POINTED, true);
        showInterest(event);
      },
      onFocus: (event: FocusEvent) => showInterest(event),
      onTouchStart(event: TouchEvent) {
        showInterest(event);
        scrolling.takeOver(event);
      },
      onWheel: (event: WheelEvent) => scrolling.takeOver(event),
      // Neither of these two bubbles.
      onScrollCapture: scrolling.follow,
      onErrorCapture({ target }: SyntheticEvent) {
        if (!(target instanceof HTMLImageElement)) return;
        noteCome(target);
        noteBroken(target);
      },
      onLoadCapture({ target }: SyntheticEvent) {
        if (target instanceof HTMLImageElement) noteCome(target);
      },
      onClick: scrolling.press,
      onKeyDown: scrolling.turn,
    },
  };
}

type Change = (listing: Imovel | undefined, by: (strip: Strip) => Partial<Strip>, announced?: string) => void;

/** The strips as they are; other listings start with new ones. */
function useStripStates(listings: readonly Imovel[]) {
  const [kept, setState] = useState(() => startOf(listings));
  const state = kept.listings === listings ? kept : startOf(listings);
  const change: Change = (listing, by, announced) => {
    if (!listing) return;
    setState((before) => {
      const now = before.listings === listings ? before : startOf(listings);
      const strip = now.strips.get(listing) ?? untouched;
      const strips = new Map(now.strips).set(listing, { ...strip, ...by(strip) });
      return { listings, strips, announced: announced ?? now.announced };
    });
  };
  const stripOf = (listing: Imovel | undefined) => (listing && state.strips.get(listing)) ?? untouched;
  return { stripOf, announced: state.announced, change };
}

type Strips = {
  stripOf: (listing: Imovel | undefined) => Strip;
  change: Change;
  listingAt: (target: Element) => Imovel | undefined;
};

/** What moves a strip: a finger, a wheel, its two buttons, the arrow keys. */
function useScrolling(listings: readonly Imovel[], { stripOf, change, listingAt }: Strips) {
  // The photo that a button is scrolling to: a second press counts from there, not from what passes by.
  const destinations = useRef(new WeakMap<Element, number>());
  const scrolled = useRef(new Set<Element>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page's cards take over the elements of this one's
  useLayoutEffect(() => {
    for (const track of scrolled.current) track.scrollLeft = 0;
    scrolled.current.clear();
  }, [listings]);

  return {
    /** A finger or a wheel moves the strip now, no button. */
    takeOver({ target }: SyntheticEvent) {
      const track = closest(target, ".imo-carousel__track");
      if (track) destinations.current.delete(track);
    },
    follow({ target }: UIEvent) {
      const track = closest(target, ".imo-carousel__track");
      if (!track || track.clientWidth === 0) return;
      scrolled.current.add(track);
      const position = Math.round(track.scrollLeft / track.clientWidth);
      if (position === destinations.current.get(track)) destinations.current.delete(track);
      const listing = listingAt(track);
      if (stripOf(listing).current !== position) change(listing, () => ({ current: position }));
    },
    /** A press on one of the two buttons: to the photo before or after. */
    press({ target }: MouseEvent) {
      const button = closest(target, ".imo-carousel__button");
      if (button) step(button, button.matches(".imo-carousel__button--prev") ? -1 : 1);
    },
    /** An arrow key on the photo or on one of its buttons does what the buttons do. */
    turn(event: KeyboardEvent) {
      const carousel = closest(event.target, ".imo-carousel[data-photos]");
      const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
      if (!carousel || by === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      step(event.target as Element, by);
    },
  };

  function step(at: Element, by: -1 | 1) {
    const track = at.closest(".imo-carousel")?.querySelector(".imo-carousel__track");
    const listing = listingAt(at);
    if (!track || !listing) return;
    const count = listPhotos(listing.fotos).length;
    const from = destinations.current.get(track) ?? stripOf(listing).current;
    const next = Math.min(Math.max(from + by, 0), count - 1);
    if (next === from) return;
    destinations.current.set(track, next);
    scrolled.current.add(track);
    // There is nothing to scroll to before the photos have their places.
    flushSync(() => change(listing, () => ({ isOfInterest: true }), `Fotografia ${next + 1} de ${count}`));
    track.scrollTo({ left: next * track.clientWidth, behavior: "smooth" });
  }
}

function closest(target: EventTarget, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
