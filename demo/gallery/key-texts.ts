/**
 * What each key of the page data is for, in Portuguese, for the editor in front of the gallery's form. The readers say the
 * same in English; a test sees to it that no key is without its sentence here.
 */
const TEXTS: Record<string, string> = {
  facebook: "Página da agência no Facebook; sem ela, a ligação não aparece.",
  instagram: "Página da agência no Instagram; sem ela, a ligação não aparece.",
  linkedin: "Página da agência no LinkedIn; sem ela, a ligação não aparece.",
  listaUrl: "Para onde leva a pesquisa: a página que tem a lista de imóveis.",
  localizacoes: "Nomes de concelhos e freguesias, um por linha; substituem a lista incluída.",
  objectivo: "Objectivos com que a lista começa, um por linha: Comprar, Arrendar, Permutar, Trespassar.",
  tipologia: "Tipos de imóvel com que a lista começa, um por linha, por exemplo Moradia.",
  localizacao: "Sítios com que a lista começa: separados por vírgulas ou um por linha.",
  "listing-search.comercial": "Comerciais cujos imóveis a lista mostra no início: um id por linha.",
  "listing-search.colaboradores":
    "Comerciais entre os quais se pode escolher, em JSON; sem eles, esse filtro não aparece.",
  resultados:
    "A resposta de /api/imoveis à pesquisa com que a página começa, em JSON: aparece logo, sem nenhum pedido.",
  siteBase: "Posto antes das ligações dos cartões, quando o site está numa subpasta.",
  funcoes: "O que o componente tem ligado, uma função por linha; vazio é tudo, «nenhuma» desliga tudo.",
  tan: "Taxa anual com que a simulação começa, em %: 3.5 e não 0.035.",
  precoImovel: "Preço com que a simulação começa, em euros.",
  anos: "Prazo com que a simulação começa, em anos.",
  idRef: "Referência do imóvel; segue com a mensagem.",
  mensagem: "Texto com que a mensagem começa.",
  comercial: "Id do comercial; segue com a mensagem.",
  nomeComercial: "Nome do comercial; sem ele, a mensagem não cumprimenta ninguém pelo nome.",
  variante: "cartao: título dentro do cartão; titulo-fora: título por cima.",
  agencia: "Código da agência; segue com a mensagem.",
  "valuation-wizard.localizacoes": "Sugestões para a localização, uma por linha; o campo continua a ser livre.",
  colaboradores: "As pessoas em JSON, pela ordem em que aparecem: name, e se houver id, foto, link e titulo.",
  privacidadeUrl: "Política de privacidade; abre num novo separador.",
  telefone: "Número de telefone a oferecer quando o envio falha.",
  email: "E-mail a oferecer quando o envio falha.",
  apiBase: "Posto antes de cada caminho /api/…; vazio é o próprio site.",
  csrfUrl: "Endereço pedido uma vez para renovar uma sessão expirada; por omissão, a própria página.",
};

/** The Portuguese sentence about a key; `undefined` for a key that has none yet. */
export function getKeyText(widget: string, key: string): string | undefined {
  return TEXTS[`${widget}.${key}`] ?? TEXTS[key];
}
