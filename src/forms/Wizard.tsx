/**
 * The shell of both wizards (SPEC §2, §4): step header, one step, Back and Next, and the result in place of it all. Focus
 * follows the visitor: to the step's heading, then to the result (DECISIONS 31).
 */
import { ArrowLeft } from "lucide-react";
import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import type { Words } from "./form-fields.ts";
import type { FormPage } from "./form-page.ts";
import { MissingFields } from "./MissingFields.tsx";
import { PrivacyLink } from "./PrivacyLink.tsx";
import { ResultBox } from "./ResultBox.tsx";
import { StepHeader } from "./StepHeader.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { type FormSession, keepFieldUntilClick } from "./use-form-session.ts";
import { useSteps } from "./use-steps.ts";

export type Step<Values> = {
  name: string;
  /** The fields without which one does not go on, by the words that the missing line has for them. */
  needs: Words<Values>;
  verb?: "preencher" | "escolher";
  content: ReactNode;
};

type Props<Values extends object> = FormPage & {
  session: FormSession<Values>;
  steps: readonly Step<Values>[];
  success: string;
  failure: string;
  /** Fetches what sending will need. */
  warmUp: () => void;
};

export function Wizard<Values extends object>({ session, steps, success, failure, warmUp, ...page }: Props<Values>) {
  const { privacidadeUrl, telefone, email } = page;
  const { isSending, result } = session;
  const missing = steps.map((step) => session.missing(step.needs));
  const { at, isLast, next, back } = useSteps(missing.map((words) => words.length === 0));
  const heading = useFocusAfterChange(at);
  const step = steps[at] as Step<Values>;
  const missingHere = missing[at] ?? [];

  if (result) {
    const text = result.refusal ?? (result.outcome === "success" ? success : failure);
    return (
      <div className="imo-wizard imo-card">
        <ResultBox
          outcome={result.outcome}
          text={text}
          isKept={session.isKept()}
          telefone={telefone}
          email={email}
          scrollsToTop
        />
      </div>
    );
  }

  function goOn(event: SubmitEvent) {
    if (isLast) return session.submit(event);
    event.preventDefault();
    next();
  }

  return (
    <div className="imo-wizard">
      <form className="imo-card" noValidate onSubmit={goOn} onInput={warmUp} onMouseDown={keepFieldUntilClick}>
        <StepHeader names={steps.map(({ name }) => name)} at={at} />
        <p className="imo-wizard__eyebrow">{`Passo ${at + 1} de ${steps.length}`}</p>
        <h2 ref={heading} className="imo-wizard__title" tabIndex={-1}>
          {step.name}
        </h2>
        {step.content}
        {isLast && (
          <div className="imo-wizard__privacy">
            <PrivacyLink href={privacidadeUrl} />
          </div>
        )}
        <div className="imo-wizard__foot">
          <MissingFields words={missingHere} {...(step.verb && { verb: step.verb })} />
          {at > 0 && (
            <button type="button" className="imo-button imo-button--secondary" disabled={isSending} onClick={back}>
              <ArrowLeft className="imo-icon" />
              Voltar
            </button>
          )}
          <SubmitButton isSending={isSending} isDisabled={missingHere.length > 0}>
            {isLast ? "Enviar" : "Seguinte"}
          </SubmitButton>
        </div>
      </form>
    </div>
  );
}

/** To the heading once another step is there; not at the start, when the focus is somewhere else on the page. */
function useFocusAfterChange(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(at);
  useEffect(() => {
    if (last.current !== at) heading.current?.focus();
    last.current = at;
  }, [at]);
  return heading;
}
