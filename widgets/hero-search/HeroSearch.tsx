/**
 * The search of the home page. A real form that navigates by GET (docs/product/home-search.md#submission): it is never
 * blocked, its URL can be shared, and the browser's Back works by itself.
 */
import Search from "lucide-react/icons/search";
import { type FormEvent, useState } from "react";
import { propertyTypes } from "#domain/fields/enumerations.ts";
import type { HeroPurpose } from "#domain/fields/listing-enumerations.ts";
import type { GivenPlace } from "#domain/places/places.ts";
import { keepLeftOutPlace } from "#memory/left-out-place.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { MultiSelect } from "#ui/select/MultiSelect.tsx";
import { PlacesField } from "#ui/select/PlacesField.tsx";
import { PurposeTabs } from "./PurposeTabs.tsx";
import { SocialLinks } from "./SocialLinks.tsx";
import { useRecentMenu } from "./use-recent-menu.ts";
import "./hero-search.css";

/** The highest number of chip labels (docs/product/choice-lists.md#chip-limits). */
const TYPE_CHIPS = 10;
const typeChoices = propertyTypes.map((type) => ({ value: type, label: type }));

type Props = {
  /** The URL of the page with the listing; may have a query. */
  listaUrl: string;
  /** Replaces the built-in list of places. */
  localizacoes: readonly GivenPlace[] | undefined;
  /** Shown as a link only when given. */
  facebook: string | undefined;
  /** Shown as a link only when given. */
  instagram: string | undefined;
  /** Shown as a link only when given. */
  linkedin: string | undefined;
  /** Level of the title: `"1"` makes it the page's own heading. */
  nivelTitulo: "1" | "2";
  /** The features that the page switches on; all of them when left out. */
  funcoes: readonly string[] | undefined;
  /** Put before every `/api/…` path. */
  apiBase: string;
  /** Asked once to renew an expired session; the page's own URL when left out. */
  csrfUrl: string | undefined;
  /** Events to the page. */
  bridge: HostBridge;
};

/** The widget: title, tabs with the fields and the button, social links. */
export function HeroSearch({
  listaUrl,
  localizacoes,
  nivelTitulo,
  funcoes,
  apiBase,
  csrfUrl,
  bridge,
  ...social
}: Props) {
  const Title = `h${nivelTitulo}` as const;
  const [purpose, setPurpose] = useState<HeroPurpose>("Comprar");
  const [tipologia, setTipologia] = useState<string[]>([]);
  const [localizacao, setLocalizacao] = useState<string[]>([]);
  const destination = splitUrl(listaUrl);
  const RecentMenu = useRecentMenu(funcoes);

  function reportSearch(event: FormEvent) {
    if (event.defaultPrevented) return;
    bridge.emit("imo:search", { criteria: { objetivo: [purpose], tipologia, localizacao } });
  }

  return (
    <form className="imo-hero" action={destination.path} method="get" onSubmit={reportSearch}>
      <Title className="imo-hero__title">Que Imóvel Procura?</Title>
      <p className="imo-hero__subtitle">Explore o nosso site e descubra imóveis para todos os gostos e necessidades.</p>
      <input type="hidden" name="objectivo" value={purpose} />
      <PurposeTabs chosen={purpose} onChange={setPurpose}>
        {RecentMenu && <RecentMenu settings={{ apiBase, csrfUrl }} bridge={bridge} />}
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
          <button type="submit" className="imo-button imo-button--primary imo-hero__submit">
            <Search className="imo-icon" />
            Procurar
          </button>
        </div>
      </PurposeTabs>
      <input type="hidden" name="tipologia" value={tipologia.join(",")} />
      {destination.parameters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SocialLinks {...social} />
    </form>
  );
}

/** Splits a URL, because a form sent by GET drops its action's query: the query's parameters become fields. */
function splitUrl(url: string): { path: string; parameters: [string, string][] } {
  const [path = "", query = ""] = url.split("?", 2);
  return { path, parameters: [...new URLSearchParams(query)] };
}
