/**
 * The ten widgets as the gallery shows them: names and sentences in Portuguese from here, page data and examples from the
 * widgets' own folders, so that a new key or example is in the gallery without anybody having to think of it.
 */
import { toSlug } from "#domain/slug.ts";
import { everyWidget } from "#runtime/every-widget.ts";
import type { PageDataKeys } from "#runtime/readers.ts";
import { CALL_AGENCY, type UsualFallback } from "./fallback.ts";
import type { EditedKeys } from "./key-editing.ts";
import type { PageDataValues } from "./page-data-texts.ts";
import type { KnownWidgets } from "./parse-snippet.ts";

/** One of a widget's examples; `slug` is its name in the URL. */
export type Example = { name: string; slug: string; data: PageDataValues };
/** One widget in the gallery; `about` is a sentence in Portuguese. */
export type Entry = {
  widget: string;
  title: string;
  about: string;
  /** What stands between the tags until the widget is ready, when the page data name no way to reach the agency. */
  fallback: UsualFallback;
  fields: EditedKeys;
  examples: readonly Example[];
};

const ALL_HOMES: UsualFallback = { text: "Ver todos os imóveis", url: "/lista" };
const OUR_TEAM: UsualFallback = { text: "A nossa equipa", url: "/equipa" };

const ENTRIES = [
  ["hero-search", "Pesquisa da página inicial", "O painel que abre o site; leva à lista de imóveis.", ALL_HOMES],
  ["listing-search", "Pesquisa de imóveis", "Filtros, pesquisa avançada, ordenação, cartões e páginas.", ALL_HOMES],
  ["mortgage-calculator", "Calculadora de prestações", "A prestação mensal de um crédito à habitação.", CALL_AGENCY],
  ["property-contact", "Perguntar por um imóvel", "Uma pergunta sobre um imóvel.", CALL_AGENCY],
  ["general-contact", "Contacto geral", "Uma mensagem à agência.", CALL_AGENCY],
  ["agent-contact", "Contactar um comercial", "Uma mensagem a um comercial, em duas variantes.", CALL_AGENCY],
  ["agency-contact", "Contactar uma loja", "Uma mensagem a uma das lojas.", CALL_AGENCY],
  ["recruitment-wizard", "Candidatura", "Uma candidatura com currículo, em três passos.", CALL_AGENCY],
  ["valuation-wizard", "Pedido de avaliação", "Quanto vale um imóvel, em três passos.", CALL_AGENCY],
  ["team-cards", "Equipa", "As pessoas da agência, com fotografia, nome e cargo.", OUR_TEAM],
] as const;

const contracts = import.meta.glob<{ pageData: PageDataKeys }>("../../widgets/*/page-data.ts", { eager: true });
const suggestions = import.meta.glob<{ suggestions?: Record<string, readonly string[]> }>(
  "../../widgets/*/page-data-texts.ts",
  { eager: true },
);
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
  fields: fieldsOf(widget),
  examples: (examples[`../../widgets/${widget}/examples.ts`]?.examples ?? []).map(({ name, data }) => ({
    name,
    slug: toSlug(name),
    data,
  })),
}));

/** What a widget takes, with the words that are worth choosing from. */
function fieldsOf(widget: string): EditedKeys {
  const keys = { ...contracts[`../../widgets/${widget}/page-data.ts`]?.pageData, ...everyWidget };
  const words = suggestions[`../../widgets/${widget}/page-data-texts.ts`]?.suggestions ?? {};
  return Object.fromEntries(
    Object.entries(keys).map(([key, field]) => [key, words[key] ? { ...field, suggestions: words[key] } : field]),
  );
}

/** The entry of that name. */
export function findEntry(widget: string): Entry | undefined {
  return widgetEntries.find((entry) => entry.widget === widget);
}

/** What a pasted tag may name. */
export const knownWidgets: KnownWidgets = {
  names: ENTRIES.map(([widget]) => widget),
  fieldsOf: (widget) => findEntry(widget)?.fields,
};
