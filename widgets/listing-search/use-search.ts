/**
 * What the visitor wants to see: criteria and page, kept in the page's own query string so that reload, Back, Forward and
 * a shared link show the same (DECISIONS 6). Page changes push an entry, filter changes replace the present one; nothing
 * is written on mount or unmount, and `history.state` stays the host's.
 */
import { useEffect, useRef, useState } from "react";
import { type Criteria, type Id, isSameCriteria } from "#domain/criteria.ts";
import type { PlaceIndex } from "#domain/places.ts";
import { readAddress, writtenAddress } from "#domain/query-string.ts";

/** Why a search is wanted; focus moves only after a page change (DECISIONS 10). */
export type Cause = "start" | "filter" | "page" | "history";
export type Wanted = Readonly<{
  criteria: Criteria;
  page: number;
  cause: Cause;
  /** Goes up when the same search is wanted again: after Limpar, and after a failure. */
  round: number;
}>;

type Options = { presets: Criteria; places: PlaceIndex; ids: readonly Id[] };

export function useSearch({ presets, places, ids }: Options) {
  const read = () => readAddress(location.search, presets, places, ids);
  const [wanted, setWanted] = useState<Wanted>(() => ({ ...read(), cause: "start", round: 0 }));
  // Timers outlive the render that started them; they need what is wanted by then.
  const latest = useRef(wanted);

  function want(change: Partial<Wanted> & { cause: Cause }) {
    latest.current = { ...latest.current, ...change };
    setWanted(latest.current);
  }
  function addressOf(criteria: Criteria, page: number) {
    return `${location.pathname}${writtenAddress(location.search, criteria, page, presets)}${location.hash}`;
  }

  const followAddress = useRef(() => {});
  followAddress.current = () => {
    const asked = read();
    const { criteria, page } = latest.current;
    // A new hash, or an attribute that says the same in other words, asks for nothing new.
    if (asked.page !== page || !isSameCriteria(asked.criteria, criteria)) want({ ...asked, cause: "history" });
  };
  useEffect(() => {
    const follow = () => followAddress.current();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: page data that changed are what this follows
  useEffect(() => {
    if (!isFirst.current) followAddress.current();
    isFirst.current = false;
  }, [presets, places]);

  return {
    wanted,
    addressOf: (page: number) => addressOf(wanted.criteria, page),
    /** Other filters, from page 1. `again` asks even when nothing changed. */
    filter(change: (criteria: Criteria) => Criteria, { again = false } = {}) {
      const criteria = change(latest.current.criteria);
      history.replaceState(history.state, "", addressOf(criteria, 1));
      want({ criteria, page: 1, cause: "filter", round: latest.current.round + (again ? 1 : 0) });
    },
    goTo(page: number, { again = false } = {}) {
      const { criteria, page: before, round } = latest.current;
      if (page !== before) history.pushState(history.state, "", addressOf(criteria, page));
      want({ page, cause: "page", round: round + (again ? 1 : 0) });
    },
  };
}
