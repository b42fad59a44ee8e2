/** Step 1: one role and the agency (SPEC §2). */
import { agencies, jobRoles } from "#domain/wizard-enumerations.ts";
import { ChoiceGroup } from "#ui/ChoiceGroup.tsx";
import { SelectField } from "#ui/SelectField.tsx";
import type { FormSession } from "#ui/use-form-session.ts";
import type { Application } from "./application.ts";

const roleLabels = jobRoles.map((role) => role.label);
const agencyNames = agencies.map((agency) => agency.name);

export function RoleStep({ session }: { session: FormSession<Application> }) {
  return (
    <div className="imo-wizard__groups">
      <ChoiceGroup {...session.choice("funcao")} legend="Função" options={roleLabels} />
      <SelectField
        {...session.choice("agencia")}
        label="Agência"
        placeholder="Selecione a Agência"
        options={agencyNames}
        aria-required="true"
      />
    </div>
  );
}
