/**
 * What stands in a form's place once it was sent, or could not be (docs/product/forms.md#result,
 * docs/look.md#result-box). It takes the focus, because what had it is gone (docs/product/forms.md#focus). After a
 * failure it offers the telephone and e-mail that the page gave; there is no way back to the form but a reload, which
 * brings back what was typed.
 */
import { Check, Mail, Phone, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { cleanPhone } from "#domain/contact-fields.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import type { Outcome } from "./form-settings.ts";

type Props = {
  /** Decides the icon, and whether other ways to reach the agency are offered. */
  outcome: Outcome;
  /** The contact forms have one; a wizard's single sentence stands alone. */
  title?: string;
  /** The sentence; under the title where there is one. */
  text: string;
  /** Whether a reload would bring back what was typed. */
  isKept: boolean;
  /** A phone number to offer after a failure. */
  telefone: string | undefined;
  /** An e-mail address to offer after a failure. */
  email: string | undefined;
  /** A wizard's page goes to its top instead of just far enough to show the box. */
  scrollsToTop?: boolean;
};

/** The box that takes the form's place for good. */
export function ResultBox({ outcome, title, text, isKept, telefone, email, scrollsToTop = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const id = useWidgetId("result");

  useEffect(() => {
    box.current?.focus({ preventScroll: scrollsToTop });
    if (scrollsToTop) scrollPageToTop();
  }, [scrollsToTop]);

  const Icon = outcome === "success" ? Check : TriangleAlert;
  return (
    <section
      ref={box}
      className="imo-result"
      data-outcome={outcome}
      tabIndex={-1}
      aria-labelledby={title ? `${id}-title` : `${id}-text`}
      aria-describedby={title && `${id}-text`}
    >
      <span className="imo-result__icon">
        <Icon className="imo-icon imo-icon--large" />
      </span>
      {title && (
        <h2 className="imo-result__title" id={`${id}-title`}>
          {title}
        </h2>
      )}
      <p className={title ? "imo-result__text" : "imo-result__text imo-result__text--alone"} id={`${id}-text`}>
        {text}
      </p>
      {outcome === "failure" && <OtherWays telefone={telefone} email={email} />}
      {outcome === "failure" && isKept && (
        <p className="imo-result__note">
          O que escreveu ficou guardado neste separador. Se recarregar a página, volta a aparecer no formulário.
        </p>
      )}
    </section>
  );
}

function OtherWays({ telefone, email }: Pick<Props, "telefone" | "email">) {
  if (!telefone && !email) return null;
  return (
    <div className="imo-result__actions">
      {telefone && (
        <a className="imo-button imo-button--secondary" href={`tel:${cleanPhone(telefone)}`}>
          <Phone className="imo-icon" />
          <span>{telefone}</span>
        </a>
      )}
      {email && (
        <a className="imo-button imo-button--secondary" href={`mailto:${email}`}>
          <Mail className="imo-icon" />
          <span>Enviar e-mail</span>
        </a>
      )}
    </div>
  );
}

function scrollPageToTop() {
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: prefersReducedMotion ? "auto" : "smooth" });
}
