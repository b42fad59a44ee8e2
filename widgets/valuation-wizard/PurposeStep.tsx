/** Step 1: what for, what kind of home, and where (SPEC §2). */
import { propertyTypes } from "#domain/enumerations.ts";
import { valuationPurposes, valuationRooms } from "#domain/wizard-enumerations.ts";
import type { FormSession } from "#forms/use-form-session.ts";
import { SelectField } from "#ui/SelectField.tsx";
import { LocationField } from "./LocationField.tsx";
import type { Valuation } from "./valuation.ts";

type Props = { session: FormSession<Valuation>; places: readonly string[] | undefined };

export function PurposeStep({ session, places }: Props) {
  return (
    <div className="imo-fields imo-fields--thirds">
      <SelectField
        {...session.choice("objetivo")}
        label="Objectivo*"
        placeholder="Selecione o objectivo"
        options={valuationPurposes}
      />
      <SelectField
        {...session.choice("tipoImovel")}
        label="Tipo Imóvel*"
        placeholder="Selecione o tipo"
        options={propertyTypes}
        aria-required="true"
      />
      <SelectField
        {...session.choice("tipologia")}
        label="Número Quartos"
        placeholder="Selecione"
        options={valuationRooms}
      />
      <LocationField session={session} places={places} />
    </div>
  );
}
