import type { ChangeEvent, KeyboardEvent } from "react";
import { useFilters, useListing } from "../listing-context.tsx";
import { type TypedKey, typedField } from "./typed-filters.ts";

/** Returns the props of a typed filter's field, by its key; Enter applies the text at once. */
export function useTypedField() {
  const { store } = useListing();
  const { criteria, typed } = useFilters();
  return (key: TypedKey) => ({
    name: key,
    value: typedField(criteria, typed, key).text,
    autoComplete: "off",
    onChange: (event: ChangeEvent<HTMLInputElement>) => store.type(key, event.target.value),
    onKeyDown: (event: KeyboardEvent) => event.key === "Enter" && store.apply(key),
  });
}
