/**
 * An area that the owner may leave out. What is typed is sent as it stands and stops nobody, but a text that is no area is
 * said to be none (docs/product/valuation.md#further-information).
 */
import { useState } from "react";
import { parseTypedArea } from "#domain/format/typed-number.ts";
import type { TextTie } from "#forms/use-form-session.ts";
import { TextField } from "#ui/TextField.tsx";

const NO_AREA = "Escreva a área em algarismos, por exemplo\u00a0120";

/** A text field in m². */
export function AreaField(tie: TextTie) {
  // What came from a draft, or from a step that was left, has been left too.
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
