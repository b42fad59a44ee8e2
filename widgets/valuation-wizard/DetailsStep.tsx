/** Step 2: optional information about the property (docs/product/valuation.md#further-information). */
import { SelectField } from "#ui/select/SelectField.tsx";
import { AreaField } from "./AreaField.tsx";
import type { ValuationSession } from "./valuation.ts";

/** "Informações Adicionais". */
export function DetailsStep({ session }: { session: ValuationSession }) {
  return (
    <div className="imo-fields">
      <AreaField {...session.text("areaTerreno")} />
      <AreaField {...session.text("areaPriv")} />
      <SelectField {...session.choice("cert")} placeholder="Selecione" />
      <SelectField {...session.choice("estadoCon")} placeholder="Selecione" />
    </div>
  );
}
