/** The privacy policy that every form links to. */
import { HEAD_OFFICE } from "../agency.ts";
import { type Html, html } from "../html.ts";
import { layout, mailLink, section } from "./layout.ts";

const A_YEAR = "Um ano, ou até apagar; no Safari, até sete dias sem visitar o site";
const THE_TAB = "Até fechar o separador";
const NEXT_PAGE = "Até à página seguinte";

/** By their place in the browser: each key, what it is for, and how long it stays. */
const KEYS_BY_AREA = {
  localStorage: [
    ["imo:favoritos", "Os imóveis que marcou com o coração (até 60)", A_YEAR],
    ["imo:vistos", "Os imóveis que abriu, para os assinalar (até 300)", A_YEAR],
    ["imo:pesquisas", "As suas últimas quatro pesquisas, para as retomar e ver o que há de novo", A_YEAR],
  ],
  sessionStorage: [
    ["imo:imoveis", "Os resultados que viu, para voltar ao mesmo sítio da lista", THE_TAB],
    ["imo:localizacao", "Uma localização que escreveu e não foi encontrada, para a página seguinte o dizer", NEXT_PAGE],
    ["imo:prestacao", "A TAN e o prazo que escreveu na calculadora", THE_TAB],
    [
      "imo:/…",
      "O que escreveu num formulário (nome, telefone, e-mail, mensagem; nunca o CV) e o número desse envio, para nada se perder nem chegar duas vezes",
      "Até o enviar ou até fechar o separador",
    ],
  ],
} as const;

/**
 * The widgets' keys in a visitor's browser, in the words of this page. `tests/stored-keys.test.ts` compares them with the code,
 * with Laravel's page and with the text to copy in docs/law.md#the-privacy-page.
 */
export const storedKeys = Object.entries(KEYS_BY_AREA).flatMap(([area, keys]) =>
  keys.map(([key, what, keptFor]) => ({ key, area, what, keptFor })),
);

/** Returns the page. */
export function privacyPage(): Html {
  return layout({
    title: "Política de Privacidade",
    description: "Que dados pedimos, para quê e durante quanto tempo.",
    path: "/privacidade",
    main: section({
      heading: "Política de Privacidade",
      className: "site-article",
      content: html`<p>A Cal e Maré é uma agência fictícia e este site é uma demonstração. O que escrever fica apenas na base de dados local da demonstração e pode ser lido na <a href="/caixa">caixa de entrada</a>.</p>
<h2>Que dados pedimos</h2>
<p>O nome, o contacto telefónico, o e-mail e a mensagem que nos envia. Numa candidatura, também o CV; num pedido de avaliação, a descrição do imóvel.</p>
<h2>Para que os usamos</h2>
<p>Para responder ao seu pedido, e para mais nada. Não os cedemos a terceiros nem os usamos para publicidade.</p>
<h2>Durante quanto tempo</h2>
<p>Guardamos as mensagens e os pedidos de avaliação durante um ano e as candidaturas durante seis meses.</p>
<h2>Cookies</h2>
<p>Usamos apenas os que são necessários ao funcionamento do site, durante duas horas: o da sessão (cal_e_mare_session) e o que protege os formulários (XSRF-TOKEN).</p>
<h2>O que fica no seu navegador (browser)</h2>
<p>Para lhe poupar trabalho, o site guarda no seu navegador o que se segue. Nada disto nos é enviado, a não ser que o envie num formulário. Pode apagar tudo de uma vez na página dos imóveis, em Favoritos, «Apagar tudo o que está guardado».</p>
<div class="site-scroll" tabindex="0" role="group" aria-labelledby="guardado"><table class="site-table"><caption id="guardado">O que é guardado, onde e até quando</caption>
<thead><tr><th scope="col">Nome</th><th scope="col">Onde</th><th scope="col">O que é e para que serve</th><th scope="col">Até quando</th></tr></thead>
<tbody>
${storedKeys.map(({ key, area, what, keptFor }) => html`<tr><th scope="row">${key}</th><td>${area}</td><td>${what}</td><td>${keptFor}</td></tr>`)}</tbody></table></div>
<h2>Os seus direitos</h2>
<p>O responsável pelo tratamento é a Cal e Maré, Mediação Imobiliária, Lda., NIPC 500 000 000, com sede na Praça das Galinhas, 12, 3880-000 Ovar. Tratamos os dados para dar seguimento ao seu pedido e, nos avisos por e-mail, com o seu consentimento. Pode pedir o acesso aos seus dados, a sua retificação ou apagamento, a limitação do tratamento e a portabilidade, opor-se ao tratamento e retirar o consentimento a qualquer momento, pelo endereço ${mailLink(HEAD_OFFICE.email)}. Pode também apresentar reclamação à Comissão Nacional de Proteção de Dados (<a href="https://www.cnpd.pt" rel="noopener">www.cnpd.pt</a>).</p>`,
    }),
  });
}
