import Check from "lucide-react/icons/check";
import MailIcon from "lucide-react/icons/mail";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import WifiOff from "lucide-react/icons/wifi-off";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { PhoneLink } from "#forms/fields/PhoneLink.tsx";
import type { FormSettings } from "#forms/form-settings.ts";
import { isSecondHalf } from "#ui/one-press.ts";
import { scrollToTop } from "#ui/scroll-to-top.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import { type Mail, toMailLink } from "./mail-link.ts";
import { getResend } from "./prepare-sending.ts";
import type { Result } from "./submission-store.ts";
import "./result.css";

type Props = Pick<FormSettings, "telefone" | "email" | "apiBase" | "funcoes"> & {
  result: Result;
  /** A wizard has none: its sentence stands alone. */
  title?: string | undefined;
  text: string;
  /** A reload would restore the typed text. */
  isKept: boolean;
  /** The typed text, for the mail that is offered after a failure. */
  mail: Mail;
  /** A wizard's page goes to its top instead of just far enough to show the box. */
  scrollsToTop?: boolean | undefined;
};

/**
 * Replaces a form that was sent, or could not be (docs/product/forms.md#result), and takes the focus of a visitor who
 * waited for it (docs/product/forms.md#focus). There is no way back to the form but a reload.
 */
export function ResultBox(props: Props) {
  const { result, scrollsToTop = false } = props;
  const { outcome, isAwaited } = result;
  const box = useRef<HTMLDivElement>(null);
  const id = useWidgetId("result");
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
      aria-labelledby={title ? `${id}-title` : `${id}-text`}
      aria-describedby={title && `${id}-text`}
      onClickCapture={ignoreSecondHalf}
      onKeyDownCapture={ignoreHeldEnter}
    >
      <span className="imo-result__icon">
        <Icon className="imo-icon imo-icon--large" />
      </span>
      {title && (
        <h2 className="imo-result__title" id={`${id}-title`}>
          {title}
        </h2>
      )}
      {!isWaiting && (
        <p className={title ? "imo-result__text" : "imo-result__text imo-result__text--alone"} id={`${id}-text`}>
          {props.text}
        </p>
      )}
      {outcome === "failure" && <OtherWays {...props} textId={`${id}-text`} />}
      {outcome === "failure" && props.isKept && !isWaiting && (
        <p className="imo-result__note">
          O que escreveu ficou guardado neste separador. Se recarregar a página, volta a aparecer no formulário.
        </p>
      )}
    </section>
  );
}

type OtherWaysProps = Props & {
  textId: string;
};

function OtherWays({ result, isKept, telefone, email, mail, textId, ...settings }: OtherWaysProps) {
  const Resend = getResend(settings);
  return (
    <>
      {result.again && Resend && <Resend again={result.again} textId={textId} />}
      <div className="imo-result__actions">
        {telefone && <PhoneLink telefone={telefone} />}
        {email && (
          <a className="imo-button imo-button--secondary" href={toMailLink(email, mail)}>
            <MailIcon className="imo-icon" />
            <span>Enviar e-mail</span>
          </a>
        )}
        {isKept && !result.again?.isWaiting && (
          <button type="button" className="imo-button imo-button--quiet" onClick={() => location.reload()}>
            Recarregar a página
          </button>
        )}
      </div>
    </>
  );
}

/** Of a double click on the submit button, or of one that would take an offer and give it back. */
function ignoreSecondHalf(event: MouseEvent) {
  if (!isSecondHalf(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}
