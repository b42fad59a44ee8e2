import Check from "lucide-react/icons/check";
import MailIcon from "lucide-react/icons/mail";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import WifiOff from "lucide-react/icons/wifi-off";
import { useEffect, useRef } from "react";
import { isSameOrigin } from "#api/client.ts";
import { hasFeature } from "#domain/listing/features.ts";
import { PhoneLink } from "#forms/ContactWays.tsx";
import type { FormSettings } from "#forms/form-settings.ts";
import { ReloadButton } from "#ui/ReloadButton.tsx";
import { scrollToTop } from "#ui/scroller.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import { type Mail, toMailLink } from "./mail-link.ts";
import { outcomeOf, type Result } from "./submission-store.ts";
import "./result.css";

const ICONS = { success: Check, failure: TriangleAlert, waiting: WifiOff };

/** A wizard's result has only a title. */
export type ResultTexts = { readonly title: string; readonly text?: string };

type ResendActions = { sendLater: () => void; cancel: () => void };

type Props = ResultTexts &
  Mail & {
    settings: FormSettings;
    result: Result;
    /** Whether a reload would restore the typed text. */
    isKept: boolean;
    resend: ResendActions;
    /** Set for wizards: scrolls the page to the top, instead of just far enough to show the box. */
    scrollsToTop?: boolean;
  };

/**
 * Replaces a form that was sent or couldn't be sent (docs/product/forms.md#result). It takes the
 * focus if the visitor was waiting for it (docs/product/forms.md#focus). Only a reload brings the
 * form back.
 */
export function ResultBox({
  title,
  text,
  subject,
  lines,
  settings,
  result,
  isKept,
  resend,
  scrollsToTop = false,
}: Props) {
  const { is, isAwaited } = result;
  const outcome = outcomeOf(result);
  const { telefone, email } = settings;
  const box = useRef<HTMLDivElement>(null);
  const id = useWidgetId("result");
  const isWaiting = is === "waiting";
  const explanation = isWaiting ? undefined : text;
  // Another origin wouldn't get the send id, and might count one message as two.
  const maySendAgain = hasFeature(settings.funcoes, "reenvio") && isSameOrigin(settings);

  // Runs on mount only; later updates must not move the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isAwaited) return undefined;
    box.current?.focus({ preventScroll: scrollsToTop });
    return scrollsToTop ? scrollToTop(box.current) : undefined;
  }, [scrollsToTop]);

  const shown = isWaiting ? "waiting" : outcome;
  const Icon = ICONS[shown];
  return (
    <section
      ref={box}
      className="imo-result"
      data-outcome={shown}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={explanation && `${id}-text`}
    >
      <span className="imo-result__icon">
        <Icon className="imo-icon imo-icon--large" />
      </span>
      {/* This is announced again whenever the visitor starts or stops waiting. */}
      <div role="status">
        <h2 className="imo-result__title" id={`${id}-title`}>
          {isWaiting ? "À espera de ligação. Mantenha esta página aberta." : title}
        </h2>
        {explanation && (
          <p className="imo-result__text" id={`${id}-text`}>
            {explanation}
          </p>
        )}
      </div>
      {outcome === "failure" && (
        <>
          {maySendAgain && <Resend is={is} {...resend} />}
          <div className="imo-ways">
            {telefone && <PhoneLink telefone={telefone} />}
            {email && (
              <a
                className="imo-button imo-button--secondary"
                href={toMailLink(email, { subject, lines })}
              >
                <MailIcon className="imo-icon" />
                <span>Enviar e-mail</span>
              </a>
            )}
            {isKept && !isWaiting && <ReloadButton look="quiet" />}
          </div>
          {isKept && !isWaiting && (
            <p className="imo-result__note imo-small">
              O que escreveu ficou guardado neste separador. Se recarregar a página, volta a
              aparecer no formulário.
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** Offers to send the form as soon as there is a network (docs/product/forms.md#sent-again). */
function Resend({ is, sendLater, cancel }: ResendActions & Pick<Result, "is">) {
  const isWaiting = is === "waiting";
  if (!isWaiting && is !== "unanswered") return null;
  return (
    <button
      type="button"
      className={`imo-result__resend imo-button imo-button--${isWaiting ? "secondary" : "primary"}`}
      onClick={isWaiting ? cancel : sendLater}
    >
      {isWaiting ? "Cancelar o envio" : "Enviar quando houver ligação"}
    </button>
  );
}
