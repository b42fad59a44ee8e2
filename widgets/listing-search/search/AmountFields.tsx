/** Minimum and maximum of an amount, or the only one in the table (docs/product/listing.md#price-fields). */
import CircleAlert from "lucide-react/icons/circle-alert";
import type { ComponentProps } from "react";
import type { Criteria } from "#domain/search/criteria.ts";
import { filterEntries, type KeyOfKind } from "#domain/search/filters.ts";
import { TextField } from "#ui/TextField.tsx";
import { useWidgetId } from "#ui/widget-id.ts";
import { areBoundsCrossed, type TypedTexts, typedField } from "./typed-filters.ts";

type Key = KeyOfKind<"number">;

type Props = {
  /** The amount of the table's rows, such as `preco`. */
  amount: string;
  criteria: Criteria;
  typed: TypedTexts;
  field: (key: Key) => Pick<ComponentProps<typeof TextField>, "name" | "value" | "onChange" | "onKeyDown">;
};

const CROSSED = "O mínimo é superior ao máximo. Corrija um dos dois.";

/** The fields, with a note below them if no listing can match both. */
export function AmountFields({ amount, criteria, typed, field }: Props) {
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
