import { EmailField } from "#forms/fields/EmailField.tsx";
import { PhoneField } from "#forms/fields/PhoneField.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { ValuationSession } from "./valuation.ts";

/** Step 3: the owner's contact details (docs/product/valuation.md#contact-details). */
export function ContactStep({ session }: { session: ValuationSession }) {
  return (
    <div className="imo-fields">
      <TextField
        {...session.text("nome")}
        className="imo-fields__wide"
        autoComplete="name"
        enterKeyHint="next"
        aria-required="true"
      />
      <PhoneField {...session.text("tel")} onChange={(tel) => session.change("tel", tel)} />
      <EmailField {...session.text("email")} />
      <TextArea {...session.text("outros")} rows={3} className="imo-fields__wide" autoComplete="off" />
    </div>
  );
}
