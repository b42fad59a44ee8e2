import CircleAlert from "lucide-react/icons/circle-alert";
import type { ChangeEvent, KeyboardEvent } from "react";
import { filterEntries, type KeyOfKind } from "#domain/search/filters.ts";
import { TextField } from "#ui/TextField.tsx";
import { useWidgetId } from "#ui/widget-id.ts";
import { useFilters, useListing } from "../search/listing-context.tsx";
import { areBoundsCrossed, type TypedKey, typedField } from "../search/typed-filters.ts";

type Key = KeyOfKind<"number">;

const CROSSED = "O mínimo é superior ao máximo. Corrija um dos dois.";

/**
 * The fields of an amount such as `preco`, and an error if their bounds are crossed
 * (docs/product/listing.md#price-fields).
 */
export function AmountFields({ amount }: { amount: string }) {
  const { criteria, typed } = useFilters();
  const field = useTypedField();
  const crossedId = useWidgetId(`${amount}-error`);
  const isCrossed = areBoundsCrossed(amount, criteria, typed);
  const crossed = isCrossed
    ? ({ "aria-describedby": crossedId, "aria-invalid": true } as const)
    : {};
  return (
    <div className="imo-panel__group">
      <div className="imo-panel__pair">
        {filterEntries.map(
          ([key, filter]) =>
            filter.kind === "number" &&
            filter.amount === amount && (
              <TextField
                key={key}
                label={filter.legend}
                unit={filter.unit}
                inputMode="decimal"
                error={typedField(criteria, typed, key as Key).isInvalid ? filter.error : undefined}
                {...field(key as Key)}
                {...crossed}
              />
            ),
        )}
      </div>
      {isCrossed && (
        <p className="imo-field__error" id={crossedId}>
          <CircleAlert className="imo-icon imo-icon--small" />
          <span>{CROSSED}</span>
        </p>
      )}
    </div>
  );
}

/**
 * Returns a function from a typed filter's key to the props of its field. Enter applies the text at
 * once.
 */
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
