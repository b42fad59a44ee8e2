/**
 * The widgets' keys in a visitor's browser, in the words of the privacy page. `tests/stored-keys.test.ts`
 * compares it with the code, with Laravel's page and with the text to copy in docs/law.md#the-privacy-page.
 */

export type StoredKey = { key: string; area: "localStorage" | "sessionStorage"; what: string; keptFor: string };

const A_YEAR = "Um ano, ou até apagar; no Safari, até sete dias sem visitar o site";
const THE_TAB = "Até fechar o separador";

export const storedKeys: readonly StoredKey[] = [
  { key: "imo:favoritos", area: "localStorage", what: "Os imóveis que marcou com o coração (até 60)", keptFor: A_YEAR },
  {
    key: "imo:vistos",
    area: "localStorage",
    what: "Os imóveis que abriu, para os assinalar (até 300)",
    keptFor: A_YEAR,
  },
  {
    key: "imo:vistos-novos",
    area: "localStorage",
    what: "Os imóveis que acabou de abrir, até se juntarem aos de imo:vistos",
    keptFor: "Até à página seguinte",
  },
  {
    key: "imo:pesquisas",
    area: "localStorage",
    what: "As suas últimas quatro pesquisas, para as retomar e ver o que há de novo",
    keptFor: A_YEAR,
  },
  {
    key: "imo:imoveis",
    area: "sessionStorage",
    what: "Os resultados que viu, para voltar ao mesmo sítio da lista",
    keptFor: THE_TAB,
  },
  {
    key: "imo:localizacao",
    area: "sessionStorage",
    what: "Uma localização que escreveu e não foi encontrada, para a página seguinte o dizer",
    keptFor: "Até à página seguinte",
  },
  {
    key: "imo:prestacao",
    area: "sessionStorage",
    what: "A TAN e o prazo que escreveu na calculadora",
    keptFor: THE_TAB,
  },
  {
    key: "imo:/…",
    area: "sessionStorage",
    what: "O que escreveu num formulário (nome, telefone, e-mail, mensagem; nunca o CV) e o número desse envio, para nada se perder nem chegar duas vezes",
    keptFor: "Até o enviar ou até fechar o separador",
  },
];
