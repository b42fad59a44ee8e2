/** Step 2: what more there is to say about the home; all of it may be left out (SPEC §2). */
import { conservationStates, energyCertificates } from "#domain/wizard-enumerations.ts";
import type { FormSession } from "#forms/use-form-session.ts";
import { SelectField } from "#ui/SelectField.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { Valuation } from "./valuation.ts";

export function HomeStep({ session }: { session: FormSession<Valuation> }) {
  const area = { unit: "m²", inputMode: "decimal", enterKeyHint: "next", autoComplete: "off" } as const;
  return (
    <div className="imo-fields">
      <TextField {...session.text("areaTerreno")} {...area} label="Área Terreno" />
      <TextField {...session.text("areaPriv")} {...area} label="Área Privada" />
      <SelectField
        {...session.choice("cert")}
        label="Certificado Energético"
        placeholder="Selecione"
        options={energyCertificates}
      />
      <SelectField
        {...session.choice("estadoCon")}
        label="Estado Conservação"
        placeholder="Selecione"
        options={conservationStates}
      />
    </div>
  );
}
