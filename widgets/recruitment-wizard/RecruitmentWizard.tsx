import { applicationCallOf, type applicationFields } from "#api/recrutamento.ts";
import { checkCv } from "#domain/fields/cv.ts";
import { isBlank, trim } from "#domain/format/text.ts";
import type { FormSettings } from "#forms/form-settings.ts";
import type { ChoiceProps } from "#forms/session/control-props.ts";
import { type FormSession, useFormSession } from "#forms/session/use-form-session.ts";
import { Wizard } from "#forms/wizard/Wizard.tsx";
import type { PageDataValues } from "#runtime/readers.ts";
import { FieldError } from "#ui/Field.tsx";
import { SelectField } from "#ui/select/SelectField.tsx";
import { Tick } from "#ui/Tick.tsx";
import { WRONG_TYPE } from "./CvPicker.tsx";
import { DetailsStep } from "./DetailsStep.tsx";
import type { pageData } from "./page-data.ts";
import "#ui/styles/choice.css";
import "./recruitment-wizard.css";

type Settings = FormSettings & PageDataValues<typeof pageData>;

/** Wizard for one candidate's application (docs/product/recruitment.md#recruitment). */
export function RecruitmentWizard(settings: Settings) {
  const session = useFormSession({
    widget: "recruitment-wizard",
    call: applicationCallOf(settings.agencias),
    refuse: ({ cv }) =>
      checkCv(cv) && "Erro ao submeter a candidatura. por favor tente mais tarde.",
    settings,
  });

  return (
    <Wizard
      {...settings}
      session={session}
      steps={[
        {
          name: "Função e loja",
          needs: ["funcao", "agencia"],
          content: (
            <div className="imo-wizard__groups">
              <Radios {...session.entry.field("funcao")} />
              <SelectField {...session.entry.field("agencia")} placeholder="Selecione a Agência" />
            </div>
          ),
        },
        {
          name: "Dados e Informações",
          needs: ["nome", "loca", "tel", "email", "cv"],
          content: <DetailsStep session={session} />,
        },
        { name: "Confirmar", needs: [], content: <SummaryStep session={session} /> },
      ]}
      success="Candidatura submetida com sucesso. Em breve entraremos em contacto."
      subject="Candidatura"
      failure="Erro ao enviar a mensagem. Tente novamente mais tarde."
    />
  );
}

/** Native radios in boxes large enough for a finger (docs/look.md#counts-and-states). */
function Radios({ label: legend, options, name, value, onChange }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="imo-field__label">{legend}</legend>
      <div className="imo-choices">
        {options.map((option) => (
          <label key={option} className="imo-choice">
            <Tick
              type="radio"
              required
              className="imo-radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={onChange}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * A CV of the wrong type is flagged but doesn't block sending. The age has no field, so it shows as
 * a dash (docs/product/recruitment.md#sent-values).
 */
function SummaryStep({
  session: {
    entry: { values, answers },
  },
}: {
  session: FormSession<typeof applicationFields>;
}) {
  const { cv } = values;
  return (
    <dl>
      {answers.map(([term, value]) => (
        <div key={term} className="imo-summary__row">
          <dt className="imo-small">{term}</dt>
          <dd className="imo-summary__value">
            {isBlank(value) ? "—" : trim(value)}
            {term === "CV" && cv && checkCv(cv) && (
              <FieldError>{`${WRONG_TYPE} Volte atrás e escolha outro.`}</FieldError>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
