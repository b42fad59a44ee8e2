/** An optional area; a wrong text is marked, but sent all the same (docs/product/valuation.md#further-information). */
import { useState } from "react";
import { parseTypedArea } from "#domain/format/typed-number.ts";
import type { TextTie } from "#forms/use-form-session.ts";
import { TextField } from "#ui/TextField.tsx";

const NO_AREA = "Escreva a área em algarismos, por exemplo\u00a0120";

/** A text field in m². */
export function AreaField(tie: TextTie) {
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
