import CircleAlert from "lucide-react/icons/circle-alert";
import { applicationFields } from "#api/recrutamento.ts";
import { checkCv } from "#domain/fields/cv.ts";
import { listAnswers } from "#domain/fields/fields.ts";
import { isBlank, trim } from "#domain/format/text.ts";
import { type Application, WRONG_TYPE } from "./application.ts";

const NOTHING = "—";

/** Step 3: a summary; the age, which has no field, is a dash (docs/product/recruitment.md#sent-values). */
export function SummaryStep({ application }: { application: Application }) {
  const { cv } = application;
  return (
    <dl className="imo-summary">
      {listAnswers(applicationFields, application).map(([term, value]) => (
        <div key={term} className="imo-summary__row">
          <dt className="imo-summary__term">{term}</dt>
          <dd className="imo-summary__value">
            {isBlank(value) ? NOTHING : trim(value)}
            {term === "CV" && cv && checkCv(cv) && <CvWarning />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The application can be sent nevertheless. */
function CvWarning() {
  return (
    <p className="imo-field__error">
      <CircleAlert className="imo-icon imo-icon--small" />
      <span>{`${WRONG_TYPE} Volte atrás e escolha outro.`}</span>
    </p>
  );
}
