import ArrowLeft from "lucide-react/icons/arrow-left";
import { Fragment, type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import type { Fields } from "#domain/fields/fields.ts";
import { DraftNotice } from "#forms/DraftNotice.tsx";
import { FormFrame } from "#forms/FormFrame.tsx";
import { MissingFields } from "#forms/fields/MissingFields.tsx";
import { PrivacyLink } from "#forms/fields/PrivacyLink.tsx";
import type { FormSettings } from "#forms/form-settings.ts";
import { SubmitButton } from "#forms/sending/SubmitButton.tsx";
import { resultOf } from "#forms/sending/submission-store.ts";
import type { FormSession } from "#forms/session/use-form-session.ts";
import { StepHeader } from "./StepHeader.tsx";
import { type Steps, useSteps } from "./use-steps.ts";
import "./wizard.css";

export type Step<F extends Fields> = {
  name: string;
  /** The fields that the visitor must fill in to go on, in the missing line's order. */
  needs: readonly (keyof F & string)[];
  content: ReactNode;
};

type Props<F extends Fields> = FormSettings & {
  session: FormSession<F>;
  /** The last step sends the form. */
  steps: readonly Step<F>[];
  success: string;
  failure: string;
  subject: string;
};

/**
 * The shell of both wizards (docs/product/wizards.md#steps, docs/product/wizards.md#results). The
 * focus moves to the step's heading, and finally to the result (docs/product/forms.md#focus).
 */
export function Wizard<F extends Fields>(props: Props<F>) {
  const { session, steps, success, failure, subject, ...settings } = props;
  const { entry, draft, submission } = session;
  const missing = steps.map((step) => entry.missing(step.needs));
  const wizard = useSteps({
    form: draft.key,
    isComplete: missing.map((names) => names.length === 0),
    isRestored: draft.isRestored,
    isDone: resultOf(submission.state) !== null,
  });
  const goingOn = useRef<ReturnType<typeof setTimeout>>(undefined);

  function goOn(event: SubmitEvent) {
    if (wizard.isLast) return submission.submit(event);
    event.preventDefault();
    // The next step is shown after every listener of the page has run. Otherwise a guard against
    // double clicks would disable its button.
    clearTimeout(goingOn.current);
    goingOn.current = setTimeout(wizard.next);
  }
  return (
    <FormFrame
      session={session}
      settings={settings}
      className="imo-wizard"
      success={{ title: success }}
      failure={{ title: failure }}
      subject={subject}
      scrollsToTop
      onSubmit={goOn}
    >
      <OpenStep {...props} wizard={wizard} missing={missing[wizard.at] ?? []} />
    </FormFrame>
  );
}

type StepProps<F extends Fields> = Props<F> & { wizard: Steps; missing: readonly string[] };

function OpenStep<F extends Fields>({
  session,
  steps,
  wizard,
  missing,
  ...settings
}: StepProps<F>) {
  const { at, isLast, back } = wizard;
  const { draft, submission } = session;
  const heading = useHeadingAfterChange(wizard, draft.isRestored);
  const step = steps[at] as Step<F>;
  const isSending = submission.state.is === "sending";
  return (
    <>
      <StepHeader names={steps.map(({ name }) => name)} at={at} />
      <p className="imo-wizard__eyebrow imo-small">{`Passo ${at + 1} de ${steps.length}`}</p>
      {/* Each step gets new elements. A heading that already has the focus would be neither read
          nor scrolled to, and a host's script that disables everything in the form at a submit
          must not disable the next step. */}
      <Fragment key={at}>
        <h2 ref={heading} className="imo-wizard__title" tabIndex={-1}>
          {step.name}
        </h2>
        <DraftNotice draft={draft} funcoes={settings.funcoes} />
        {step.content}
      </Fragment>
      {isLast && <PrivacyLink href={settings.privacidadeUrl} />}
      <div className="imo-wizard__foot">
        <MissingFields names={missing} notice={isLast ? submission.notice : undefined} />
        <Fragment key={at}>
          {at > 0 && (
            <button
              type="button"
              className="imo-button imo-button--secondary"
              disabled={isSending}
              onClick={back}
            >
              <ArrowLeft className="imo-icon" />
              Voltar
            </button>
          )}
          <SubmitButton isSending={isSending} isDisabled={missing.length > 0}>
            {isLast ? "Enviar" : "Seguinte"}
          </SubmitButton>
        </Fragment>
      </div>
    </>
  );
}

/**
 * Returns the ref of a step's heading, which gets the focus when the step changes. It doesn't get
 * the focus at the start, when the focus is elsewhere on the page.
 */
function useHeadingAfterChange({ at, traversals }: Steps, isRestored: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef({ at, isRestored, traversals });
  useEffect(() => {
    const before = last.current;
    last.current = { at, isRestored, traversals };
    if (before.at !== at && before.isRestored === isRestored) show(heading.current);
    if (before.traversals === traversals) return;
    // The browser scrolls to where the entry was left only after this event.
    const frame = requestAnimationFrame(() => show(heading.current));
    return () => cancelAnimationFrame(frame);
  }, [at, isRestored, traversals]);
  return heading;
}

function show(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "nearest" });
}
