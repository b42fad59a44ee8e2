/**
 * Plans for drawing the templates of the listing and its card. A listing has too many choices to be
 * drawn in one piece, so its bar, its three states and its page numbers are drawn separately and
 * put in at marks like `<!--part:…-->`.
 */

import { propertyTypes, purposes } from "#domain/fields/enumerations.ts";
import type { Has, TemplatePlan } from "./template.ts";

const widget = "listing-search";

/** Makes a purpose a rent. */
const RENT = "arrend";
/** Makes an address too long for a card. */
const LONG = "x".repeat(40);

function cardData(has: Has) {
  const textIf = (choice: string, text: string) => (has(choice) ? text : "");
  return {
    id: has("ligacao") && has("ligacaoDoTitulo") ? 7 : null,
    titulo: "{{titulo}}",
    link: has("ligacao") ? "x" : "/",
    tipoNegocio: textIf("etiqueta", `{{etiqueta}}${textIf("mensal", RENT)}`),
    tipoImovel: textIf("tipo", "{{tipo}}"),
    preco: 7,
    certificado: textIf("energia", has("classe") ? "A" : "Isento"),
    conselho: textIf("morada", `{{morada}}${textIf("cortada", LONG)}`),
    licenca: textIf("anuncio", "7"),
    ...(has("factos") && { areaPrivada: 7, numWCs: 7, garagem: 7 }),
    fotos: {
      capa: has("foto") ? { url: "{{foto}}", srcset: textIf("srcset", "{{srcset}}") } : null,
      fotos: has("foto") && has("mais") ? ["/x"] : [],
    },
  };
}

/** Returns an answer with these listings. */
const answer = (
  listings: readonly unknown[],
  page: number,
  lastPage: number,
  total: number | null,
) => ({
  data: listings,
  current_page: page,
  last_page: lastPage,
  total,
});

const FACT =
  /(<li class="imo-listing__fact") data-fact="areaPrivada">(<span.*?<\/span>).*data-fact="garagem">(<span.*?<\/span>).*?<\/li>/;
const anyFact =
  '<!--each:factos-->$1 data-fact="{{chave}}"><!--if:areaPrivada-->$2<!--/if--><!--if:garagem-->$3<!--/if-->{{valor}}</li><!--/each-->';

/** The buttons above a listing, or below the message that there is none. */
const wayChoices = ["avisos", "pesquisas", "partilhar", "favoritos"];
const ways = (has: Has) => wayChoices.filter(has);
const TOOLS = /<div class="imo-results__tools">.*?(?=<div class="imo-results__sort">)/;
const EMPTY_WAYS = /<div class="imo-empty__ways">.*?<\/div>/;

/**
 * Returns as many of a field's values as its choices ask for: four with one hidden, three, one or
 * none.
 */
const chosen = (has: Has, field: string, values: readonly string[]) =>
  values.slice(0, has(field) ? (has(`${field}Varios`) ? (has(`${field}Mais`) ? 4 : 3) : 1) : 0);
const fields = ["objetivo", "tipologia", "localizacao"] as const;
/** Matches a bar field up to the part in question. */
const within = (field: string) => `(id="\\{\\{id\\}\\}-${field}-label"(?:(?!imo-field).)*?`;
const chipMarks = fields.flatMap((field) => [
  [
    new RegExp(`${within(field)})(<div class="imo-select__multi-value">.*?</svg></div></div>)\\2*`),
    `$1<!--each:${field}-->$2<!--/each-->`,
  ] as const,
  [new RegExp(`${within(field)}e mais )\\d+`), `$1{{${field}Mais}}`] as const,
  [new RegExp(`${within(field)}imo-select__rest">\\+?)\\d+`), `$1{{${field}Varios}}`] as const,
]);

/** Returns a query for one of the panel's filters, or for two. */
const advanced = (has: Has) =>
  has("avancados") ? (has("umAvancado") ? "quartos=1" : "quartos=1&wcs=1") : "";
const filterMarks = (list: string) =>
  [
    [/(Retirar filtro: )[^"]*("><span class="imo-chip__label">)[^<]*/g, "$1{{filtro}}$2{{filtro}}"],
    [
      /(<button type="button" class="imo-button imo-button--secondary imo-chip".*?<\/button>)\1*/,
      `<!--each:${list}-->$1<!--/each-->`,
    ],
  ] as const;
const orderMark = [
  /<option value="(\w+)"(?: selected="")?>/g,
  '<option value="$1"<!--if:ordem_$1--> selected=""<!--/if-->>',
] as const;

/** Picks the first of these parts whose choice is on. */
function firstOf(parts: Readonly<Record<string, string>>, otherwise: string): string {
  return Object.entries(parts).reduceRight(
    (rest, [choice, part]) => `<!--if:${choice}-->${part}<!--else-->${rest}<!--/if-->`,
    otherwise,
  );
}

const BAR = /<div class="imo-filters">.*?(?=<div class="imo-results-region">)/;
const RESULTS =
  /<div class="imo-results-region">.*?(?=<p class="imo-search__licence">|<\/div><\/div>$)/;
const CARDS = /<li class="imo-listing">.*<\/li>(?=<\/ul><p class="imo-hidden" role="status">)/;

const cardMarks: NonNullable<TemplatePlan["marks"]> = [
  [new RegExp(`\\{\\{etiqueta\\}\\}${RENT}`), "{{etiqueta}}"],
  [/\{\{morada\}\}[^<]*\.\.\./, "{{moradaCurta}}"],
  [new RegExp(`\\{\\{morada\\}\\}${LONG}`, "g"), "{{morada}}"],
  [/(imo-listing__price">)[^<]*/, "$1{{preco}}"],
  [/(imo-carousel__track" href=")[^"]*/, "$1{{ligacao}}"],
  [/(imo-listing__link" href=")[^"]*/, "$1{{ligacaoDoTitulo}}"],
  [/(data-photos=")\d+/, "$1{{fotos}}"],
  [/(data-to-come=")\d+/, "$1{{mais}}"],
  [/(fotografia 1 de )\d+/, "$1{{fotos}}"],
  [
    /(<p class="imo-energy".*?title=")[^"]*("><span aria-hidden="true">)[^<]*(<\/span><span class="imo-hidden">)[^<]*/,
    "$1{{energiaPorExtenso}}$2{{energia}}$3{{energiaPorExtenso}}",
  ],
  [/(data-class=")[^"]*/, "$1{{classe}}"],
  [/(imo-listing__advert">)[^<]*/, "$1{{anuncio}}"],
  [FACT, anyFact],
];

/** Plan for a card in the grid. */
const card: TemplatePlan = {
  widget,
  choices: ["etiqueta", "coracao", "morada", "anuncio", "factos"],
  parts: [
    [/<div class="imo-carousel"[^>]*>/, ["mais"]],
    [/(?<=imo-carousel__track"[^>]*>).*?(?=<\/a>)/, ["foto", "srcset"]],
    [/<a class="imo-carousel__track"[^>]*>/, ["ligacao", "mais"]],
    [/<button type="button" class="imo-carousel__button.*?(?=<\/div>)/, ["mais"]],
    [/<div class="imo-listing__top".*?(?=<h3)/, ["mensal", "tipo", "energia", "classe"]],
    [/<h3.*?<\/h3>/, ["ligacaoDoTitulo"]],
    [/<p class="imo-listing__address".*?<\/p>/, ["cortada"]],
  ],
  data: (has) => ({
    resultados: answer([cardData(has)], 1, 1, 1),
    funcoes: has("coracao") ? ["favoritos"] : [],
  }),
  only: CARDS,
  marks: cardMarks,
};

/** Plans for the templates that a server fills. */
export const listingTemplates: Readonly<Record<string, TemplatePlan>> = {
  "listing-search": {
    choices: [],
    data: () => ({}),
    marks: [
      [BAR, "<!--part:bar-->"],
      [
        RESULTS,
        firstOf(
          {
            imoveis: "<!--part:found-->",
            alem: "<!--part:beyond-->",
            vazio: "<!--part:nothing-->",
          },
          "<!--part:waiting-->",
        ),
      ],
    ],
  },
  // A card alone on a page, outside any list.
  "listing-card": { ...card, marks: [...cardMarks, [/^<li/, "<div"], [/<\/li>$/, "</div>"]] },
};

/** Plans for the parts inside those templates. */
export const listingParts: Readonly<Record<string, TemplatePlan>> = {
  card,
  bar: {
    widget,
    choices: ["avancados", "umAvancado"],
    parts: fields.map((field) => [
      new RegExp(
        `<div class="imo-field[^"]*"><label class="imo-field__label" id="\\{\\{id\\}\\}-${field}-.*?(?=<div class="imo-field|<button type="button" class="imo-button)`,
      ),
      [field, `${field}Varios`, `${field}Mais`],
    ]),
    data: (has) => ({
      objectivo: chosen(has, "objetivo", purposes),
      tipologia: chosen(has, "tipologia", propertyTypes),
      localizacao: chosen(has, "localizacao", ["a", "b", "c", "d"]),
    }),
    query: advanced,
    only: BAR,
    marks: [
      [
        /(__label">)[^<]+(<\/div><div role="button"[^>]*aria-label="Retirar )[^"]*/g,
        "$1{{nome}}$2{{nome}}",
      ],
      [
        /(__label"><span title=")[^"]*(">)[^<]*(.*?aria-label="Retirar )[^"]*/g,
        "$1{{nome}}$2{{curto}}$3{{nome}}",
      ],
      ...chipMarks,
      [/(<span class="imo-badge"><span>)\d+/, "$1{{quantosAvancados}}"],
    ],
  },
  waiting: {
    widget,
    choices: ["avancados"],
    parts: [[TOOLS, wayChoices]],
    data: (has) => ({ funcoes: ways(has) }),
    query: advanced,
    only: RESULTS,
    marks: [orderMark, ...filterMarks("avancados")],
  },
  found: {
    widget,
    choices: ["avancados", "total", "paginas"],
    parts: [
      [TOOLS, wayChoices],
      [/<nav.*<\/nav>/, ["anterior", "seguinte"]],
    ],
    data: (has) => ({
      resultados: has("paginas")
        ? answer([{}], has("anterior") ? (has("seguinte") ? 5 : 9) : 1, 9, has("total") ? 7 : null)
        : answer([{}], 1, 1, 7),
      funcoes: ways(has),
    }),
    query: advanced,
    only: RESULTS,
    marks: [
      orderMark,
      ...filterMarks("avancados"),
      [/\d+ imóveis/g, "{{contagem}}"],
      [/(página )\d+( de )\d+/gi, "$1{{pagina}}$2{{paginas}}"],
      [CARDS, "<!--each:imoveis--><!--part:card--><!--/each-->"],
      [/(imo-pagination__link--previous" href=")[^"]*/, "$1{{anterior}}"],
      [/(imo-pagination__link--next" href=")[^"]*/, "$1{{seguinte}}"],
      [
        /(<ul class="imo-pagination">.*?<\/li>).*(?=<li class="imo-pagination__step)/,
        "$1<!--part:pages-->",
      ],
    ],
  },
  pages: {
    widget,
    choices: [],
    data: () => ({ resultados: answer([{}], 5, 9, 7) }),
    only: /<li class="imo-pagination__item">.*(?=<li class="imo-pagination__step)/,
    marks: [
      // Page 5 of 9 gives, in this order: the first page, the dots, the page before, the current
      // one, the next.
      [
        /^(<li.*?<\/li>)(<li.*?<\/li>)(<li.*?<\/li>)(<li.*?<\/li>)(<li.*?<\/li>).*/,
        `<!--each:numeros-->${firstOf({ lacuna: "$2", antes: "$3", atual: "$4", depois: "$5" }, "$1")}<!--/each-->`,
      ],
      [/href="[^"]*"/g, 'href="{{url}}"'],
      [/(Página )\d+/g, "$1{{numero}}"],
      [/>\d+</g, ">{{numero}}<"],
    ],
  },
  nothing: {
    widget,
    choices: ["filtros"],
    parts: [[EMPTY_WAYS, wayChoices]],
    data: (has) => ({
      resultados: answer([], 1, 1, 0),
      tipologia: has("filtros") ? ["Loja"] : [],
      funcoes: ways(has),
    }),
    only: RESULTS,
    marks: filterMarks("filtros"),
  },
  beyond: {
    widget,
    choices: [],
    parts: [[EMPTY_WAYS, wayChoices]],
    data: (has) => ({ resultados: answer([], 5, 1, 0), funcoes: ways(has) }),
    only: RESULTS,
  },
};
