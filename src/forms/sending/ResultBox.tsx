import Check from "lucide-react/icons/check";
import MailIcon from "lucide-react/icons/mail";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import WifiOff from "lucide-react/icons/wifi-off";
import { useEffect, useRef } from "react";
import { isSameOrigin } from "#api/client.ts";
import { hasFeature } from "#domain/listing/features.ts";
import { PhoneLink } from "#forms/fields/PhoneLink.tsx";
import type { FormSettings } from "#forms/form-settings.ts";
import { ignoreHeldEnter, ignoreSecondHalf } from "#ui/one-press.ts";
import { scrollToTop } from "#ui/scroller.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import { type Mail, toMailLink } from "./mail-link.ts";
import type { Again, Result } from "./submission-store.ts";
import "./result.css";

/** A wizard's result is one sentence, without a title. */
export type ResultTexts = { readonly title?: string; readonly text: string };

type Props = ResultTexts &
  Mail & {
    settings: FormSettings;
    result: Result;
    /** A reload would restore the typed text. */
    isKept: boolean;
    /** A wizard's page goes to its top instead of just far enough to show the box. */
    scrollsToTop?: boolean;
  };

/**
 * Replaces a form that was sent, or could not be (docs/product/forms.md#result), and takes the focus of a visitor who
 * waited for it (docs/product/forms.md#focus). There is no way back to the form but a reload.
 */
export function ResultBox(props: Props) {
  const { result, isKept, scrollsToTop = false } = props;
  const { outcome, isAwaited } = result;
  const box = useRef<HTMLDivElement>(null);
  const titleId = useWidgetId("result-title");
  const textId = useWidgetId("result-text");
  const isWaiting = result.again?.isWaiting ?? false;
  const title = isWaiting ? undefined : props.title;

  // On mount only; later updates must not move the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isAwaited) return undefined;
    box.current?.focus({ preventScroll: scrollsToTop });
    return scrollsToTop ? scrollToTop(box.current) : undefined;
  }, [scrollsToTop]);

  const Icon = isWaiting ? WifiOff : outcome === "success" ? Check : TriangleAlert;
  return (
    <section
      ref={box}
      className="imo-result"
      data-outcome={isWaiting ? "waiting" : outcome}
      tabIndex={-1}
      aria-labelledby={title ? titleId : textId}
      aria-describedby={title && textId}
      onClickCapture={ignoreSecondHalf}
      onKeyDownCapture={ignoreHeldEnter}
    >
      <span className="imo-result__icon">
        <Icon className="imo-icon imo-icon--large" />
      </span>
      {title && (
        <h2 className="imo-result__title" id={titleId}>
          {title}
        </h2>
      )}
      {!isWaiting && (
        <p className={title ? "imo-result__text" : "imo-result__text imo-result__text--alone"} id={textId}>
          {props.text}
        </p>
      )}
      {outcome === "failure" && <OtherWays {...props} textId={textId} />}
      {outcome === "failure" && isKept && !isWaiting && (
        <p className="imo-result__note imo-small">
          O que escreveu ficou guardado neste separador. Se recarregar a página, volta a aparecer no formulário.
        </p>
      )}
    </section>
  );
}

function OtherWays({ settings, result: { again }, isKept, subject, lines, textId }: Props & { textId: string }) {
  const { telefone, email } = settings;
  // Another origin would not get the send id, and could take one message for two.
  const maySendAgain = hasFeature(settings.funcoes, "reenvio") && isSameOrigin(settings);
  return (
    <>
      {again && maySendAgain && <Resend again={again} textId={textId} />}
      <div className="imo-result__actions">
        {telefone && <PhoneLink telefone={telefone} />}
        {email && (
          <a className="imo-button imo-button--secondary" href={toMailLink(email, { subject, lines })}>
            <MailIcon className="imo-icon" />
            <span>Enviar e-mail</span>
          </a>
        )}
        {isKept && !again?.isWaiting && (
          <button type="button" className="imo-button imo-button--quiet" onClick={() => location.reload()}>
            Recarregar a página
          </button>
        )}
      </div>
    </>
  );
}

/** Offers to send as soon as there is a network (docs/product/forms.md#sent-again). */
function Resend({ again: { isWaiting, toggle }, textId }: { again: Again; textId: string }) {
  return (
    <div className="imo-resend">
      <p role="status" id={isWaiting ? textId : undefined}>
        {isWaiting ? "À espera de ligação. Mantenha esta página aberta." : ""}
      </p>
      <button
        type="button"
        className={`imo-button imo-button--${isWaiting ? "secondary" : "primary"}`}
        onClick={toggle}
      >
        {isWaiting ? "Cancelar o envio" : "Enviar quando houver ligação"}
      </button>
    </div>
  );
}
