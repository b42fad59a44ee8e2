import ExternalLink from "lucide-react/icons/external-link";

/**
 * Links to the policy in a new tab, without a consent checkbox
 * (docs/product/forms.md#privacy-policy).
 */
export function PrivacyLink({ href }: { href: string }) {
  return (
    <p className="imo-privacy imo-small">
      {"Os dados que enviar são tratados de acordo com a "}
      <a className="imo-privacy__link" href={href} target="_blank" rel="noopener">
        {"Política de "}
        <span className="imo-together">
          Privacidade
          <ExternalLink className="imo-icon" />
          <span className="imo-hidden"> (abre num novo separador)</span>
        </span>
      </a>
      {/* Without a word joiner, the full stop could wrap to a separate line. */}
      {"\u2060."}
    </p>
  );
}
