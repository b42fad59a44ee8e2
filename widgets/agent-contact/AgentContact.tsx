import { agentContact } from "#api/contacto.ts";
import { toInitials } from "#domain/format/text.ts";
import { ContactForm } from "#forms/ContactForm.tsx";
import type { WidgetProps } from "#runtime/define-widget.ts";
import type { pageData } from "./page-data.ts";

/**
 * Contact form for one agent. The head and the greeting use the agent's name if the page gives it
 * (docs/product/contact-forms.md#first-message).
 */
export function AgentContact({
  comercial,
  nomeComercial,
  variante,
  ...settings
}: WidgetProps<typeof pageData>) {
  const hello = nomeComercial ? `Olá, ${nomeComercial}` : "Olá";
  const isOutside = variante === "titulo-fora";
  return (
    <ContactForm
      {...settings}
      widget="agent-contact"
      greeting={`${hello}, gostaria de falar consigo.`}
      call={agentContact}
      id={comercial}
      outerTitle={isOutside && <h2 className="imo-title imo-contact__outer-title">Contactar</h2>}
      head={<Head name={nomeComercial} isTitled={!isOutside} />}
      message={`${hello}, gostaria que me contactasse, por favor. Com os melhores cumprimentos.`}
    />
  );
}

function Head({ name, isTitled }: { name: string | undefined; isTitled: boolean }) {
  const title = isTitled && <h2 className="imo-title">Contactar</h2>;
  if (!name) return title;
  return (
    <>
      <span className="imo-contact__avatar" aria-hidden="true">
        {toInitials(name)}
      </span>
      <div>
        {title}
        <p className={isTitled ? "imo-subtitle" : "imo-contact__name"}>{name}</p>
      </div>
    </>
  );
}
