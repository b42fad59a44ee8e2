/** The three filters of the panel that are typed: two prices and the reference (DECISIONS 12, 13). */
import { type Criteria, sentReference } from "#domain/criteria.ts";
import { isBlank } from "#domain/text.ts";
import { typedPrice } from "#domain/typed-number.ts";
import { type Meaning, useTypedFilter } from "./use-typed-filter.ts";

type Change = (change: (criteria: Criteria) => Criteria) => void;

export function useTypedFilters(criteria: Criteria, change: Change) {
  const price = (key: "minprice" | "maxprice") => ({
    applied: criteria[key],
    textOf: priceText,
    meaningOf: priceMeaning,
    apply: (value: number | null) => change((before) => ({ ...before, [key]: value })),
  });
  const minprice = useTypedFilter(price("minprice"));
  const maxprice = useTypedFilter(price("maxprice"));
  const idRef = useTypedFilter({
    applied: criteria.idRef,
    textOf: (reference) => reference,
    meaningOf: referenceMeaning,
    apply: (reference: string) => change((before) => ({ ...before, idRef: reference })),
  });

  return {
    minprice,
    maxprice,
    idRef,
    /** The criteria with all that was typed and still waits. */
    withPending(before: Criteria): Criteria {
      const [min, max, reference] = [minprice.take(), maxprice.take(), idRef.take()];
      return {
        ...before,
        ...(min !== undefined && { minprice: min }),
        ...(max !== undefined && { maxprice: max }),
        ...(reference !== undefined && { idRef: reference }),
      };
    },
    clear() {
      for (const typed of [minprice, maxprice, idRef]) typed.clear();
    },
  };
}

export type TypedFilters = ReturnType<typeof useTypedFilters>;

const plain = new Intl.NumberFormat("pt-PT", { useGrouping: true, maximumFractionDigits: 2 });

function priceText(price: number | null): string {
  return price === null ? "" : plain.format(price);
}

function priceMeaning(text: string): Meaning<number | null> {
  const typed = typedPrice(text);
  if (typed.kind === "empty") return { kind: "value", value: null };
  return typed;
}

/** One to three characters ask for nothing, and are no reference to other requests. */
function referenceMeaning(text: string): Meaning<string> {
  const reference = sentReference(text);
  return { kind: reference !== "" || isBlank(text) ? "value" : "waiting", value: reference };
}
