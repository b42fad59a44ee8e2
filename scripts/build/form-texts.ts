/**
 * What each widget and each key of its page data is called and what it is for, in Portuguese, for the editor in front of a
 * form: the gallery's and the one of the rich-text editors. `page-data.json` carries these words (docs/contract.md#files).
 * The readers say the same in English; a test sees to it that no key is without its words here.
 */

import type { KeyForm, WidgetTexts } from "../../editors/core/catalogue.ts";
import { alternativesOf, type JsonSchema } from "../../editors/core/json-schema.ts";

const ALL_HOMES = { text: "Ver todos os imóveis", url: "/lista" };
const OUR_TEAM = { text: "A nossa equipa", url: "/equipa" };
/** Who has no list, no team and no number given is sent to the page that every agency has. */
const CALL_AGENCY = { text: "Ligue para a agência", url: "/contactos" };

/** The widgets in the order of every menu, with what an editor reads about them. */
export const widgetTexts: Readonly<Record<string, WidgetTexts>> = {
  "hero-search": {
    title: "Pesquisa da página inicial",
    about: "O painel que abre o site; leva à lista de imóveis.",
    fallback: ALL_HOMES,
  },
  "listing-search": {
    title: "Pesquisa de imóveis",
    about: "Filtros, pesquisa avançada, ordenação, cartões e páginas.",
    fallback: ALL_HOMES,
  },
  "mortgage-calculator": {
    title: "Calculadora de prestações",
    about: "A prestação mensal de um crédito à habitação.",
    fallback: CALL_AGENCY,
  },
  "property-contact": {
    title: "Perguntar por um imóvel",
    about: "Uma pergunta sobre um imóvel.",
    fallback: CALL_AGENCY,
  },
  "general-contact": { title: "Contacto geral", about: "Uma mensagem à agência.", fallback: CALL_AGENCY },
  "agent-contact": {
    title: "Contactar um comercial",
    about: "Uma mensagem a um comercial, em duas variantes.",
    fallback: CALL_AGENCY,
  },
  "agency-contact": { title: "Contactar uma loja", about: "Uma mensagem a uma das lojas.", fallback: CALL_AGENCY },
  "recruitment-wizard": {
    title: "Candidatura",
    about: "Uma candidatura com currículo, em três passos.",
    fallback: CALL_AGENCY,
  },
  "valuation-wizard": {
    title: "Pedido de avaliação",
    about: "Quanto vale um imóvel, em três passos.",
    fallback: CALL_AGENCY,
  },
  "team-cards": {
    title: "Equipa",
    about: "As pessoas da agência, com fotografia, nome e cargo.",
    fallback: OUR_TEAM,
  },
};

const TEXTS: Record<string, Omit<KeyForm, "words" | "parts" | "suggestions">> = {
  facebook: { label: "Facebook", help: "Página da agência no Facebook; sem ela, a ligação não aparece." },
  instagram: { label: "Instagram", help: "Página da agência no Instagram; sem ela, a ligação não aparece." },
  linkedin: { label: "LinkedIn", help: "Página da agência no LinkedIn; sem ela, a ligação não aparece." },
  listaUrl: { label: "Página da lista", help: "Para onde leva a pesquisa: a página que tem a lista de imóveis." },
  localizacoes: {
    label: "Localizações",
    help: "Nomes de concelhos e freguesias, um por linha; substituem a lista incluída.",
    entry: "localização",
  },
  nivelTitulo: {
    label: "Nível do título",
    help: "1 se a página não tiver outro título principal (h1); senão, 2.",
  },
  objectivo: { label: "Objectivo", help: "Objectivos com que a lista começa." },
  tipologia: { label: "Tipo de imóvel", help: "Tipos de imóvel com que a lista começa." },
  localizacao: {
    label: "Localização",
    help: "Localizações com que a lista começa, separadas por vírgulas ou uma por linha.",
  },
  "listing-search.comercial": {
    label: "Comerciais no início",
    help: "Comerciais cujos imóveis a lista mostra no início: um código por linha.",
  },
  "listing-search.colaboradores": {
    label: "Comerciais a escolher",
    help: "Comerciais entre os quais o visitante pode escolher; sem eles, esse filtro não aparece.",
    entry: "comercial",
  },
  resultados: {
    label: "Primeiros resultados",
    help: "A resposta de /api/imoveis à pesquisa com que a página começa, em JSON: aparece logo, sem nenhum pedido.",
    isTechnical: true,
  },
  siteBase: {
    label: "Pasta do site",
    help: "Prefixo das ligações dos cartões, quando o site está numa subpasta.",
    isTechnical: true,
  },
  funcoes: {
    label: "Funções",
    help: "Funções adicionais do componente; se não escolher nenhuma, ficam todas desligadas.",
  },
  tan: { label: "TAN", help: "Taxa anual com que a simulação começa, em %: 3,5 e não 0,035.", unit: "%" },
  precoImovel: { label: "Preço do imóvel", help: "Preço com que a simulação começa, em euros.", unit: "€" },
  anos: { label: "Prazo", help: "Prazo com que a simulação começa, em anos.", unit: "anos" },
  creditoNome: {
    label: "Intermediário de crédito",
    help: "Nome de quem é intermediário de crédito, se a agência o for ou trabalhar com um; aparece por baixo do resultado.",
  },
  creditoRegisto: {
    label: "Registo no Banco de Portugal",
    help: "Número de registo do intermediário de crédito; aparece a seguir ao nome.",
  },
  idRef: {
    label: "Referência do imóvel",
    help: "É enviada com a mensagem, para a agência saber de que imóvel se trata.",
  },
  mensagem: { label: "Mensagem", help: "Texto com que a mensagem começa.", isLong: true },
  comercial: { label: "Código do comercial", help: "É enviado com a mensagem, para esta chegar à pessoa certa." },
  nomeComercial: {
    label: "Nome do comercial",
    help: "Aparece no título e na mensagem; sem ele, a mensagem não cumprimenta ninguém pelo nome.",
  },
  variante: { label: "Variante", help: "Onde fica o título do formulário." },
  agencia: { label: "Código da loja", help: "É enviado com a mensagem, para esta chegar à loja certa." },
  "valuation-wizard.localizacoes": {
    label: "Localizações",
    help: "Sugestões para a localização, uma por linha; o campo continua a ser livre.",
    entry: "localização",
  },
  colaboradores: { label: "Pessoas", help: "As pessoas da equipa, pela ordem em que aparecem.", entry: "pessoa" },
  privacidadeUrl: { label: "Política de privacidade", help: "Endereço da página; abre num novo separador." },
  telefone: { label: "Telefone", help: "Número de telefone a mostrar se o envio falhar." },
  email: { label: "E-mail", help: "E-mail a mostrar se o envio falhar." },
  ami: { label: "Licença AMI", help: "Só o número; aparece no que se imprime e no que se partilha." },
  mostrarContactos: { label: "Contactos junto do botão", help: "Com sim, o telefone e o WhatsApp aparecem também lá." },
  avisos: {
    label: "Modo do «Avise-me»",
    help: "O que o visitante pede: uma mensagem à agência, ou avisos automáticos por e-mail (só se o site os envia).",
  },
  whatsapp: { label: "WhatsApp", help: "Número de telemóvel; sem indicativo, é português." },
  apiBase: {
    label: "Endereço da API",
    help: "Prefixo dos pedidos /api/…; vazio significa o próprio site.",
    isTechnical: true,
  },
  csrfUrl: {
    label: "Renovação da sessão",
    help: "Endereço consultado uma vez para renovar uma sessão expirada; por omissão, a própria página.",
    isTechnical: true,
  },
};

const PARTS: Record<string, string> = {
  id: "Código",
  name: "Nome",
  titulo: "Cargo",
  foto: "Fotografia",
  link: "Ligação",
  nome: "Nome",
  total: "Número de imóveis",
  tambem: "Também conhecida por (separe por vírgulas)",
};

/** What the words of closed lists are called. */
export const CHOICES: Readonly<Record<string, string>> = {
  cartao: "Título dentro do cartão",
  "titulo-fora": "Título por cima do cartão",
  favoritos: "Favoritos: um coração em cada cartão",
  vistos: "Vistos: os imóveis já abertos ficam marcados",
  comparar: "Comparar imóveis lado a lado",
  alternativas: "Alternativas quando não há resultados",
  avisos: "«Avise-me» quando houver novos imóveis",
  pesquisas: "Últimas pesquisas do visitante",
  partilhar: "Partilhar a pesquisa ou a simulação",
  simulacao: "Simulação em pormenor",
  reenvio: "Reenvio quando a ligação volta",
  "rascunhos-visiveis": "Aviso de que há um rascunho guardado",
  mensagem: "Mensagem à agência",
  "por-email": "Avisos por e-mail",
  sim: "Sim",
  nao: "Não",
};

/**
 * What the form says of one key: its words, those of its closed list, and those of the fields of its records. A key or a
 * word that has none yet is called by its name.
 */
export function keyForm(widget: string, key: string, schema: JsonSchema, suggestions?: readonly string[]): KeyForm {
  const lists = alternativesOf(schema).flatMap(({ items }) => (items ? alternativesOf(items) : []));
  const words = [...alternativesOf(schema), ...lists].flatMap((one) => (one.enum ?? []).map(String));
  const parts = lists.flatMap(({ properties = {} }) => Object.keys(properties));
  return {
    ...(TEXTS[`${widget}.${key}`] ?? TEXTS[key] ?? { label: key, help: "" }),
    ...(suggestions && { suggestions }),
    ...named("words", words, CHOICES),
    ...named("parts", parts, PARTS),
  };
}

/** The words of these names, under `property`; nothing where none has any. */
function named(property: "words" | "parts", names: readonly string[], texts: Readonly<Record<string, string>>) {
  const entries = names.flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [[name, text]];
  });
  return entries.length > 0 ? { [property]: Object.fromEntries(entries) as Record<string, string> } : {};
}
