/** Step 1: what for, what kind of listing, and where (docs/product/valuation.md#purpose-and-place). */
import type { GivenPlace } from "#domain/places.ts";
import { SelectField } from "#ui/SelectField.tsx";
import { LocationField } from "./LocationField.tsx";
import type { ValuationSession } from "./valuation.ts";

type Props = {
  /** The visitor's go at the wizard. */
  session: ValuationSession;
  /** Suggestions for the location. */
  places: readonly GivenPlace[] | undefined;
};

/** "Objectivo". */
export function PurposeStep({ session, places }: Props) {
  return (
    <div className="imo-fields imo-fields--thirds">
      <SelectField {...session.choice("objetivo")} label="Objectivo*" placeholder="Selecione o objectivo" />
      <SelectField
        {...session.choice("tipoImovel")}
        label="Tipo Imóvel*"
        placeholder="Selecione o tipo"
        aria-required="true"
      />
      <SelectField {...session.choice("tipologia")} label="Número Quartos" placeholder="Selecione" />
      <LocationField session={session} places={places} />
    </div>
  );
}
