/** Step 1: one role and the agency (docs/product/recruitment.md#role-and-agency). */
import { SelectField } from "#ui/select/SelectField.tsx";
import type { ApplicationSession } from "./application.ts";
import { ChoiceGroup } from "./ChoiceGroup.tsx";

/** "Função e loja". */
export function RoleStep({ session }: { session: ApplicationSession }) {
  return (
    <div className="imo-wizard__groups">
      <ChoiceGroup {...session.choice("funcao")} />
      <SelectField {...session.choice("agencia")} placeholder="Selecione a Agência" aria-required="true" />
    </div>
  );
}
