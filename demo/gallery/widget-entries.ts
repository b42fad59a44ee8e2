/**
 * The ten widgets as the gallery shows them: names and sentences in Portuguese from here, page data and examples from the
 * widgets' own folders, so that a new key or example is in the gallery without anybody having to think of it.
 */
import { toSlug } from "#domain/slug.ts";
import { everyWidget } from "#runtime/every-widget.ts";
import type { PageDataKeys } from "#runtime/readers.ts";
import type { PageDataValues } from "./page-data-texts.ts";

/** One of a widget's examples; `slug` is its name in the URL. */
export type Example = { name: string; slug: string; data: PageDataValues };
/** One widget in the gallery; `about` is a sentence in Portuguese. */
export type Entry = {
  widget: string;
  title: string;
  about: string;
  /** What stands between the tags until the widget is ready. */
  fallback: string;
  fields: PageDataKeys;
  examples: readonly Example[];
};

const CALL_US = '<p>Ligue-nos: <a href="tel:+351256000000">256 000 000</a></p>';
const ALL_HOMES = '<a href="/lista">Ver todos os imóveis</a>';

const ENTRIES = [
  ["hero-search", "Pesquisa da página inicial", "O painel que abre o site; leva à lista de imóveis.", ALL_HOMES],
  ["listing-search", "Pesquisa de imóveis", "Filtros, pesquisa avançada, ordenação, cartões e páginas.", ALL_HOMES],
  ["mortgage-calculator", "Calculadora de prestações", "A prestação mensal de um crédito à habitação.", CALL_US],
  ["property-contact", "Contacto sobre um imóvel", "Uma pergunta sobre um imóvel.", CALL_US],
  ["general-contact", "Contacto geral", "Uma mensagem à agência.", CALL_US],
  ["agent-contact", "Contacto de um comercial", "Uma mensagem a um comercial, em duas variantes.", CALL_US],
  ["agency-contact", "Contacto de uma loja", "Uma mensagem a uma das lojas.", CALL_US],
  ["recruitment-wizard", "Candidatura", "Uma candidatura com currículo, em três passos.", CALL_US],
  ["valuation-wizard", "Pedido de avaliação", "Quanto vale um imóvel, em três passos.", CALL_US],
  [
    "team-cards",
    "Equipa",
    "As pessoas da agência, com fotografia, nome e cargo.",
    '<a href="/equipa">A nossa equipa</a>',
  ],
] as const;

const contracts = import.meta.glob<{ pageData: PageDataKeys }>("../../widgets/*/page-data.ts", { eager: true });
const examples = import.meta.glob<{ examples: { name: string; data: PageDataValues }[] }>(
  "../../widgets/*/examples.ts",
  { eager: true },
);

/** The ten widgets, in the order of the menu. */
export const widgetEntries: readonly Entry[] = ENTRIES.map(([widget, title, about, fallback]) => ({
  widget,
  title,
  about,
  fallback,
  fields: { ...contracts[`../../widgets/${widget}/page-data.ts`]?.pageData, ...everyWidget },
  examples: (examples[`../../widgets/${widget}/examples.ts`]?.examples ?? []).map(({ name, data }) => ({
    name,
    slug: toSlug(name),
    data,
  })),
}));

/** The entry of that name. */
export function findEntry(widget: string): Entry | undefined {
  return widgetEntries.find((entry) => entry.widget === widget);
}
