import CircleAlert from "lucide-react/icons/circle-alert";
import { filterEntries, type KeyOfKind } from "#domain/search/filters.ts";
import { TextField } from "#ui/TextField.tsx";
import { useWidgetId } from "#ui/widget-id.ts";
import { useFilters } from "../listing-context.tsx";
import { areBoundsCrossed, typedField } from "./typed-filters.ts";
import { useTypedField } from "./use-typed-field.ts";

type Key = KeyOfKind<"number">;

const CROSSED = "O mínimo é superior ao máximo. Corrija um dos dois.";

/** The fields of an amount such as `preco`, and a note if none can match (docs/product/listing.md#price-fields). */
export function AmountFields({ amount }: { amount: string }) {
  const { criteria, typed } = useFilters();
  const field = useTypedField();
  const crossedId = useWidgetId(`${amount}-error`);
  const isCrossed = areBoundsCrossed(amount, criteria, typed);
  const crossed = isCrossed ? ({ "aria-describedby": crossedId, "aria-invalid": true } as const) : {};
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
