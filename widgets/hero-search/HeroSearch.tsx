import Search from "lucide-react/icons/search";
import { type FormEvent, useState } from "react";
import { type HeroPurpose, propertyTypes } from "#domain/fields/enumerations.ts";
import { keepLeftOutPlace } from "#memory/left-out-place.ts";
import type { WidgetProps } from "#runtime/define-widget.ts";
import { OwnForm } from "#ui/own-form.ts";
import { MultiSelect } from "#ui/select/MultiSelect.tsx";
import { PlacesField } from "#ui/select/PlacesField.tsx";
import { useWidgetId } from "#ui/widget-id.ts";
import { PurposeTabs } from "./PurposeTabs.tsx";
import type { pageData } from "./page-data.ts";
import { SocialLinks } from "./SocialLinks.tsx";
import { useRecentMenu } from "./use-recent-menu.ts";
import "./hero-search.css";

/** The maximum number of labels shown as chips (docs/product/choice-lists.md#chip-limits). */
const TYPE_CHIPS = 10;
const typeChoices = propertyTypes.map((type) => ({ value: type, label: type }));

/**
 * The home page's search: a GET form, so its URL can be shared
 * (docs/product/home-search.md#submission).
 */
export function HeroSearch({
  listaUrl,
  localizacoes,
  nivelTitulo,
  funcoes,
  apiBase,
  csrfUrl,
  bridge,
  ...social
}: WidgetProps<typeof pageData>) {
  const Title = `h${nivelTitulo}` as const;
  const [purpose, setPurpose] = useState<HeroPurpose>("Comprar");
  const [tipologia, setTipologia] = useState<string[]>([]);
  const [localizacao, setLocalizacao] = useState<string[]>([]);
  const id = useWidgetId("form");
  const destination = splitUrl(listaUrl);
  const RecentMenu = useRecentMenu(funcoes);

  function reportSearch(event: FormEvent) {
    if (event.defaultPrevented) return;
    bridge.emit("imo:search", { criteria: { objetivo: [purpose], tipologia, localizacao } });
  }

  return (
    <form
      id={id}
      className="imo-hero"
      action={destination.path}
      method="get"
      onSubmit={reportSearch}
    >
      <OwnForm value={id}>
        <Title className="imo-hero__title">Que Imóvel Procura?</Title>
        <p className="imo-hero__subtitle">
          Explore o nosso site e descubra imóveis para todos os gostos e necessidades.
        </p>
        <input type="hidden" form={id} name="objectivo" value={purpose} />
        <PurposeTabs chosen={purpose} onChange={setPurpose}>
          {RecentMenu && <RecentMenu apiBase={apiBase} csrfUrl={csrfUrl} bridge={bridge} />}
          <div className="imo-hero__bar">
            <MultiSelect
              name="tipologia"
              label="Procuro por..."
              placeholder="Todos os tipos"
              choices={typeChoices}
              chosen={tipologia}
              onChange={setTipologia}
              chipLimit={TYPE_CHIPS}
            />
            <PlacesField
              name="localizacao"
              label="Localização"
              names={localizacoes}
              isSent
              chosen={localizacao}
              onChange={setLocalizacao}
              onLeftOut={keepLeftOutPlace}
            />
            <button
              type="submit"
              form={id}
              className="imo-button imo-button--primary imo-hero__submit"
            >
              <Search className="imo-icon" />
              Procurar
            </button>
          </div>
        </PurposeTabs>
        <input type="hidden" form={id} name="tipologia" value={tipologia.join(",")} />
        {destination.parameters.map(([name, value]) => (
          <input key={name} type="hidden" form={id} name={name} value={value} />
        ))}
        <SocialLinks {...social} />
      </OwnForm>
    </form>
  );
}

/** Splits off the query, which a GET form would drop; the parameters become fields. */
function splitUrl(url: string): { path: string; parameters: [string, string][] } {
  const [path = "", query = ""] = url.split("?", 2);
  return { path, parameters: [...new URLSearchParams(query)] };
}
