import { useState } from "react";
import { parseTypedArea } from "#domain/format/typed-number.ts";
import type { TextTie } from "#forms/use-form-session.ts";
import { SelectField } from "#ui/select/SelectField.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { ValuationSession } from "./valuation.ts";

/** Step 2: optional information about the property (docs/product/valuation.md#further-information). */
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

const NO_AREA = "Escreva a área em algarismos, por exemplo\u00a0120";

/** A wrong text is marked, but sent all the same. */
function AreaField(tie: TextTie) {
  // A value from a draft, or from a step that was left, counts as left.
  const [isLeft, setLeft] = useState(tie.value !== "");
  const isWrong = isLeft && parseTypedArea(tie.value).kind === "invalid";
  return (
    <TextField
      {...tie}
      unit="m²"
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      error={isWrong ? NO_AREA : undefined}
      onBlur={() => {
        setLeft(true);
        tie.onBlur();
      }}
    />
  );
}
