/**
 * Step 2: what more there is to say about the property; all of it may be left out
 * (docs/product/valuation.md#further-information).
 */
import { SelectField } from "#ui/select/SelectField.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { ValuationSession } from "./valuation.ts";

/** "Informações Adicionais". */
export function DetailsStep({ session }: { session: ValuationSession }) {
  const area = { unit: "m²", inputMode: "decimal", enterKeyHint: "next", autoComplete: "off" } as const;
  return (
    <div className="imo-fields">
      <TextField {...session.text("areaTerreno")} {...area} />
      <TextField {...session.text("areaPriv")} {...area} />
      <SelectField {...session.choice("cert")} placeholder="Selecione" />
      <SelectField {...session.choice("estadoCon")} placeholder="Selecione" />
    </div>
  );
}
