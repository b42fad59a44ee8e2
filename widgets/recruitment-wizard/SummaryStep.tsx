/**
 * Step 3: everything once more before it is sent; the age, which has no field, is a dash
 * (docs/product/recruitment.md#sent-values).
 */
import { isBlank, trim } from "#domain/text.ts";
import type { Application } from "./application.ts";

const NOTHING = "—";

/** "Confirmar". */
export function SummaryStep({ application }: { application: Application }) {
  const { funcao, agencia, nome, loca, tel, email, idade, cv, mensagem } = application;
  const rows = [
    ["Função", funcao],
    ["Agência", agencia],
    ["Nome", nome],
    ["Localização", loca],
    ["Contacto Telefónico", tel],
    ["Email", email],
    ["Idade", idade],
    ["CV", cv?.name ?? ""],
    ["Mensagem", mensagem],
  ] as const;
  return (
    <dl className="imo-summary">
      {rows.map(([term, value]) => (
        <div key={term} className="imo-summary__row">
          <dt className="imo-summary__term">{term}</dt>
          <dd className="imo-summary__value">{isBlank(value) ? NOTHING : trim(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
