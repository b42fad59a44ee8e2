/** Step 1: the purpose, the type of property, and its location (docs/product/valuation.md#purpose-and-place). */
import type { ChangeEvent } from "react";
import type { PropertyType } from "#domain/fields/enumerations.ts";
import type { GivenPlace } from "#domain/places/places.ts";
import { SelectField } from "#ui/select/SelectField.tsx";
import { LocationField } from "./LocationField.tsx";
import type { ValuationSession } from "./valuation.ts";

type Props = {
  session: ValuationSession;
  places: readonly GivenPlace[] | undefined;
};

/** Property types without rooms (docs/product/valuation.md#purpose-and-place). */
const ROOMLESS: readonly string[] = ["Terreno", "Garagem"] satisfies PropertyType[];

/** "Objectivo". */
export function PurposeStep({ session, places }: Props) {
  const type = session.choice("tipoImovel");

  function changeType(event: ChangeEvent<HTMLSelectElement>) {
    type.onChange(event);
    if (ROOMLESS.includes(event.target.value)) session.change("tipologia", "");
  }
  return (
    <div className="imo-fields imo-fields--thirds">
      <SelectField {...session.choice("objetivo")} placeholder="Selecione o objectivo" />
      <SelectField {...type} onChange={changeType} placeholder="Selecione o tipo" aria-required="true" />
      {!ROOMLESS.includes(type.value) && <SelectField {...session.choice("tipologia")} placeholder="Selecione" />}
      <LocationField session={session} places={places} />
    </div>
  );
}
