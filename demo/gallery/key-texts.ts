/**
 * What each key of the page data is called and what it is for, in Portuguese, for the editor in front of the gallery's form.
 * The readers say the same in English; a test sees to it that no key is without its words here.
 */

/** What stands beside a key's control. */
export type KeyText = {
  /** What the form calls it. */
  label: string;
  /** A sentence about what it is for. */
  help: string;
  /** What people write behind the number; the tag holds the number alone. */
  unit?: "€" | "%" | "anos";
  /** What one entry of a list of records is called, behind "Adicionar". */
  entry?: string;
  /** More than one line is usual. */
  isLong?: true;
  /** Only for programmers: it stands folded away. */
  isTechnical?: true;
};

const TEXTS: Record<string, KeyText> = {
  facebook: { label: "Facebook", help: "Página da agência no Facebook; sem ela, a ligação não aparece." },
  instagram: { label: "Instagram", help: "Página da agência no Instagram; sem ela, a ligação não aparece." },
  linkedin: { label: "LinkedIn", help: "Página da agência no LinkedIn; sem ela, a ligação não aparece." },
  listaUrl: { label: "Página da lista", help: "Para onde leva a pesquisa: a página que tem a lista de imóveis." },
  localizacoes: {
    label: "Localizações",
    help: "Nomes de concelhos e freguesias, um por linha; substituem a lista incluída.",
    entry: "localização",
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
    help: "O que o componente oferece a mais; sem nada escolhido, fica tudo desligado.",
  },
  tan: { label: "TAN", help: "Taxa anual com que a simulação começa, em %: 3,5 e não 0,035.", unit: "%" },
  precoImovel: { label: "Preço do imóvel", help: "Preço com que a simulação começa, em euros.", unit: "€" },
  anos: { label: "Prazo", help: "Prazo com que a simulação começa, em anos.", unit: "anos" },
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
  mostrarContactos: { label: "Contactos junto do botão", help: "Com sim, o telefone e o WhatsApp aparecem também lá." },
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

/** The words of a key; `undefined` for a key that has none yet. */
export function getKeyText(widget: string, key: string): KeyText | undefined {
  return TEXTS[`${widget}.${key}`] ?? TEXTS[key];
}

/** What the fields of a record are called, by the key that JSON holds them under. */
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

/** Whether a field of a record is the URL of a page or a picture. */
export function isUrlPart(part: string): boolean {
  return part === "foto" || part === "link";
}

/** The label of one field of a record; the key itself where it has no words yet. */
export function getPartLabel(part: string): string {
  return PARTS[part] ?? part;
}

/** The words of closed lists that are no Portuguese that an editor reads. */
const CHOICES: Record<string, string> = {
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
  abertura: "Abertura mais rápida dos imóveis",
  mapa: "Mapa",
  sim: "Sim",
  nao: "Não",
};

/** What the form calls one word of a closed list. */
export function getChoiceLabel(word: string): string {
  return CHOICES[word] ?? word;
}
