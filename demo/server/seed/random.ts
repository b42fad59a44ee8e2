/**
 * Reproducible randomness. All of the demo's listings come from one number, so a picture taken
 * today can be compared with one taken next year, and a test can name a listing. Uses mulberry32,
 * whose 32 bits of state are plenty for a demo.
 */

/** A source of random values. */
export type Random = {
  /** Returns a fraction from 0 up to, but not including, 1. */
  next(): number;
  /** Returns a whole number from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  /** Returns true in that share of cases; 0.1 is one in ten. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks by weight: with `{ Moradia: 3, Loja: 1 }`, three picks in four are houses. */
  weighted<Item extends string | number>(weights: Readonly<Partial<Record<Item, number>>>): Item;
};

/** Returns a source that produces exactly the same values for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    weighted: (weights) => pickWeighted(weights, next()),
  };
}

function pickWeighted<Item extends string | number>(
  weights: Readonly<Partial<Record<Item, number>>>,
  fraction: number,
): Item {
  const items = Object.entries(weights) as [Item, number][];
  const total = items.reduce((sum, [, weight]) => sum + weight, 0);
  let left = fraction * total;
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  throw new Error("weighted: expected at least one item with a weight above 0, got none.");
}
