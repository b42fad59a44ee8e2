/** Step 1: one role and the agency (SPEC §2). */
import { agencies, jobRoles } from "#domain/wizard-enumerations.ts";
import type { FormSession } from "#forms/use-form-session.ts";
import { SelectField } from "#ui/SelectField.tsx";
import type { Application } from "./application.ts";
import { ChoiceGroup } from "./ChoiceGroup.tsx";

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
