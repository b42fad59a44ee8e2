/**
 * Plans for drawing the templates in `dist/drawn/templates/` (docs/contract.md#templates): which
 * page data are placeholders, what is optional, and what a server works out for itself
 * (laravel/src/Widgets/Drawing/TemplateValues.php). An optional text that a widget shows unchanged
 * doesn't need a plan.
 */
import { listingTemplates } from "./listing-plans.ts";
import type { Has, TemplatePlan } from "./template.ts";

/** A number that wa.me accepts. */
const MOBILE = "100000000000001";
/** Looks empty, but counts as a text. */
const INVISIBLE = "\u200B";

const contactWays = (has: Has) => ({
  privacidadeUrl: "{{privacidadeUrl}}",
  mostrarContactos: has("contactos") ? "sim" : "nao",
  telefone: has("telefone") ? "{{telefone}}" : "",
  whatsapp: has("whatsapp") ? MOBILE : "",
});
const contactMarks = [
  [/tel:\{\{telefone\}\}/, "tel:{{numero}}"],
  [new RegExp(MOBILE), "{{whatsapp}}"],
] as const;
const contactChoices = ["contactos", "telefone", "whatsapp"];

const message = (has: Has) => ({ mensagem: has("mensagemVazia") ? INVISIBLE : "{{mensagem}}" });
const messageMark = [new RegExp(INVISIBLE), "{{mensagem}}"] as const;

/** Starts with a letter, which initials need. */
const NAME = "Ꙁ{{nomeComercial}}";

const hidden =
  '<!--each:parametros--><input type="hidden"$1 name="{{nome}}" value="{{valor}}"/><!--/each-->';

/** A person in a team; if there are more than four, not all are shown at once. */
const person = (has: Has) => ({
  name: "Ꙁ{{name}}",
  titulo: has("titulo") ? "{{titulo}}" : "",
  foto: has("foto") ? "{{foto}}" : "",
  link: has("link") ? "{{link}}" : "",
});

/** Returns a valid number, or an invalid one, which is below 0. */
const decimal = (isWrong: boolean) => (isWrong ? -7 : 7);

/** Plans by name: a widget's, or one of `listingTemplates`. */
export const templatePlans: Readonly<Record<string, TemplatePlan>> = {
  ...listingTemplates,
  "agency-contact": {
    choices: contactChoices,
    data: (has) => ({ agencia: "{{agencia}}", ...contactWays(has) }),
    marks: contactMarks,
  },
  "agent-contact": {
    choices: [...contactChoices, "tituloFora", "nomeComercial"],
    data: (has) => ({
      comercial: "{{comercial}}",
      nomeComercial: has("nomeComercial") ? NAME : "",
      variante: has("tituloFora") ? "titulo-fora" : "cartao",
      ...contactWays(has),
    }),
    marks: [...contactMarks, [/Ꙁ(?=\{\{)|%EA%99%80/g, ""], [/Ꙁ/, "{{iniciais}}"]],
  },
  "general-contact": {
    choices: [...contactChoices, "mensagemVazia"],
    data: (has) => ({ ...message(has), ...contactWays(has) }),
    marks: [...contactMarks, messageMark],
  },
  "hero-search": {
    choices: ["facebook", "instagram", "linkedin", "tituloDaPagina"],
    data: (has) => ({
      nivelTitulo: has("tituloDaPagina") ? "1" : "2",
      listaUrl: "/caminho-7?nome-7=valor-7",
      ...Object.fromEntries(
        ["facebook", "instagram", "linkedin"].map((name) => [name, has(name) ? `{{${name}}}` : ""]),
      ),
    }),
    marks: [
      [/\/caminho-7/, "{{caminho}}"],
      [/<input type="hidden"([^>]*) name="nome-7" value="valor-7"\/>/, hidden],
    ],
  },
  "property-contact": {
    choices: [...contactChoices, "mensagemVazia"],
    data: (has) => ({ idRef: "{{idRef}}", ...message(has), ...contactWays(has) }),
    marks: [...contactMarks, messageMark],
  },
  "recruitment-wizard": {
    choices: [],
    data: () => ({ agencias: ["{{nome}}"] }),
    marks: [
      [/<option value="\{\{nome\}\}">\{\{nome\}\}<\/option>/, "<!--each:agencias-->$&<!--/each-->"],
    ],
  },
  "team-cards": {
    choices: ["mais"],
    parts: [[/<li class="imo-person">.*?<\/li>/, ["foto", "link", "titulo"]]],
    data: (has) => ({ colaboradores: new Array(has("mais") ? 5 : 1).fill(person(has)) }),
    marks: [
      [/Ꙁ(?=\{\{)/g, ""],
      [/Ꙁ/g, "{{iniciais}}"],
      [/(<li class="imo-person">.*?<\/li>)\1*/, "<!--each:colaboradores-->$1<!--/each-->"],
    ],
  },
  "valuation-wizard": {
    choices: ["localizacoes"],
    data: (has) => ({ localizacoes: has("localizacoes") ? ["{{nome}}"] : [] }),
    marks: [[/<option value="\{\{nome\}\}"><\/option>/, "<!--each:localizacoes-->$&<!--/each-->"]],
  },
  "mortgage-calculator": {
    choices: ["simulacao", "precoErrado", "tanErrada", "anosErrados"],
    data: (has) => ({
      precoImovel: decimal(has("precoErrado")),
      tan: decimal(has("tanErrada")),
      anos: decimal(has("anosErrados")),
      funcoes: has("simulacao") ? ["simulacao"] : [],
    }),
    marks: [
      [/(name="price" value=")[^"]*/, "$1{{preco}}"],
      [/(name="rate" value=")[^"]*/, "$1{{tan}}"],
      [/(name="years" value=")[^"]*/, "$1{{anos}}"],
      [/(data-outcome=")\w+">[^<]*/, '$1{{tipo}}">{{valor}}'],
      [/(<p class="imo-calculator__echo"[^>]*>)[^<]*/, "$1{{conta}}"],
    ],
  },
};
