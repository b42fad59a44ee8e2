import { type ChangeEvent, useState } from "react";
import { valuationCall, type valuationFields } from "#api/agendamento.ts";
import type { PropertyType } from "#domain/fields/enumerations.ts";
import { parseTypedArea } from "#domain/format/typed-number.ts";
import type { GivenPlace } from "#domain/places/places.ts";
import { FormField } from "#forms/fields/FormField.tsx";
import { PhoneField } from "#forms/fields/PhoneField.tsx";
import type { TextProps } from "#forms/session/control-props.ts";
import { type FormSession, useFormSession } from "#forms/session/use-form-session.ts";
import { Wizard } from "#forms/wizard/Wizard.tsx";
import type { WidgetProps } from "#runtime/define-widget.ts";
import { SelectField } from "#ui/select/SelectField.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useWidgetId } from "#ui/widget-id.ts";
import type { pageData } from "./page-data.ts";

/**
 * Wizard for one owner's request: "Objectivo", "Informações Adicionais", "Contactos"
 * (docs/product/valuation.md#valuation).
 */
export function ValuationWizard({ localizacoes, ...settings }: WidgetProps<typeof pageData>) {
  const session = useFormSession({ widget: "valuation-wizard", call: valuationCall, settings });

  return (
    <Wizard
      {...settings}
      session={session}
      steps={[
        {
          name: "Objectivo",
          needs: ["tipoImovel", "loca"],
          content: <PurposeStep session={session} places={localizacoes ?? []} />,
        },
        { name: "Informações Adicionais", needs: [], content: <DetailsStep session={session} /> },
        {
          name: "Contactos",
          needs: ["nome", "tel", "email"],
          content: <ContactStep session={session} />,
        },
      ]}
      success="Pedido de avaliação submetido com sucesso. Em breve entraremos em contacto."
      subject="Pedido de avaliação"
      failure="Erro ao enviar o pedido. Tente novamente mais tarde."
    />
  );
}

type StepProps = { session: FormSession<typeof valuationFields> };

/** Property types without rooms (docs/product/valuation.md#purpose-and-place). */
const ROOMLESS: readonly string[] = ["Terreno", "Garagem"] satisfies PropertyType[];

function PurposeStep({ session, places }: StepProps & { places: readonly GivenPlace[] }) {
  const type = session.entry.field("tipoImovel");

  function changeType(event: ChangeEvent<HTMLSelectElement>) {
    type.onChange(event);
    if (ROOMLESS.includes(event.target.value)) session.entry.change({ tipologia: "" });
  }
  return (
    <div className="imo-fields imo-fields--thirds">
      <SelectField {...session.entry.field("objetivo")} placeholder="Selecione o objectivo" />
      <SelectField {...type} onChange={changeType} placeholder="Selecione o tipo" />
      {!ROOMLESS.includes(type.value) && (
        <SelectField {...session.entry.field("tipologia")} placeholder="Selecione" />
      )}
      <LocationField {...session.entry.field("loca")} places={places} />
    </div>
  );
}

/**
 * Takes free text. With suggestions the field is a single line, because only an `<input>` has a
 * native list.
 */
function LocationField({ places, ...field }: TextProps & { places: readonly GivenPlace[] }) {
  const listId = useWidgetId("loca-list");
  const located = { ...field, hint: "Rua, freguesia e concelho.", className: "imo-fields__wide" };
  if (places.length === 0) return <TextArea {...located} rows={2} />;
  return (
    <>
      <TextField {...located} list={listId} />
      <datalist id={listId}>
        {places.map((place) => {
          const name = typeof place === "string" ? place : place.nome;
          return <option key={name} value={name} />;
        })}
      </datalist>
    </>
  );
}

function DetailsStep({ session }: StepProps) {
  return (
    <div className="imo-fields">
      <AreaField {...session.entry.field("areaTerreno")} />
      <AreaField {...session.entry.field("areaPriv")} />
      <SelectField {...session.entry.field("cert")} placeholder="Selecione" />
      <SelectField {...session.entry.field("estadoCon")} placeholder="Selecione" />
    </div>
  );
}

const NO_AREA = "Escreva a área em algarismos, por exemplo\u00a0120";

/**
 * Marks an invalid area, but doesn't block sending (docs/product/valuation.md#further-information).
 */
function AreaField(field: TextProps) {
  // A field with a value from a draft, or from an earlier visit to this step, counts as left.
  const [isLeft, setLeft] = useState(field.value !== "");
  const isWrong = isLeft && parseTypedArea(field.value).kind === "invalid";
  return (
    <TextField
      {...field}
      unit="m²"
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      error={isWrong ? NO_AREA : undefined}
      onBlur={() => {
        setLeft(true);
        field.onBlur();
      }}
    />
  );
}

function ContactStep({ session }: StepProps) {
  return (
    <div className="imo-fields">
      <FormField {...session.entry.field("nome")} />
      <PhoneField {...session.entry.field("tel")} />
      <FormField {...session.entry.field("email")} />
      <FormField {...session.entry.field("outros")} rows={3} />
    </div>
  );
}
