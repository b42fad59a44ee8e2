import type { ChangeEvent } from "react";
import type { PropertyType } from "#domain/fields/enumerations.ts";
import type { GivenPlace } from "#domain/places/places.ts";
import { SelectField } from "#ui/select/SelectField.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useWidgetId } from "#ui/widget-id.ts";
import type { ValuationSession } from "./valuation.ts";

type Props = {
  session: ValuationSession;
  places: readonly GivenPlace[] | undefined;
};

/** Property types without rooms (docs/product/valuation.md#purpose-and-place). */
const ROOMLESS: readonly string[] = ["Terreno", "Garagem"] satisfies PropertyType[];

/** Step 1: the purpose, the type of property, and its location (docs/product/valuation.md#purpose-and-place). */
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

const shared = { hint: "Rua, freguesia e concelho.", "aria-required": "true" } as const;

/** The owner's words. With suggestions the field is one line, because only an `<input>` has a native list. */
function LocationField({ session, places }: Props) {
  const listId = useWidgetId("loca-list");
  const field = { ...session.text("loca"), ...shared, className: "imo-fields__wide" };
  if (!places?.length) return <TextArea {...field} rows={2} />;
  return (
    <>
      <TextField {...field} list={listId} />
      <datalist id={listId}>
        {places.map(toName).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function toName(place: GivenPlace): string {
  return typeof place === "string" ? place : place.nome;
}
