/** The privacy policy that every form links to. */
import { HEAD_OFFICE } from "../agency.ts";
import { type Html, html } from "../html.ts";
import { layout } from "./layout.ts";
import { storedKeys } from "./stored-keys.ts";

/** The privacy policy that every form links. */
export function privacyPage(): Html {
  return layout({
    title: "Política de Privacidade",
    description: "Que dados pedimos, para quê e durante quanto tempo.",
    path: "/privacidade",
    main: html`<section class="site-section site-section--page"><div class="site-wrap site-article">
<h1 class="site-h1">Política de Privacidade</h1>
<p>A Cal e Maré é uma agência fictícia e este site é uma demonstração. O que escrever fica apenas na base de dados local da demonstração e pode ser lido na <a href="/caixa">caixa de entrada</a>.</p>
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
${storedKeys.map(
  ({ key, area, what, keptFor }) =>
    html`<tr><th scope="row">${key}</th><td>${area}</td><td>${what}</td><td>${keptFor}</td></tr>
`,
)}</tbody></table></div>
<h2>Os seus direitos</h2>
<p>O responsável pelo tratamento é a Cal e Maré, Mediação Imobiliária, Lda., NIPC 500 000 000, com sede na Praça das Galinhas, 12, 3880-000 Ovar. Tratamos os dados para dar seguimento ao seu pedido e, nos avisos por e-mail, com o seu consentimento. Pode pedir o acesso aos seus dados, a sua retificação ou apagamento, a limitação do tratamento e a portabilidade, opor-se ao tratamento e retirar o consentimento a qualquer momento, pelo endereço <a href="mailto:${HEAD_OFFICE.email}">${HEAD_OFFICE.email}</a>. Pode também apresentar reclamação à Comissão Nacional de Proteção de Dados (<a href="https://www.cnpd.pt" rel="noopener">www.cnpd.pt</a>).</p>
</div></section>`,
  });
}
