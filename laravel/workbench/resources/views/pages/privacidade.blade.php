<x-site title="Política de Privacidade" description="Que dados pedimos, para quê e durante quanto tempo.">
<section class="site-section site-section--page"><div class="site-wrap site-article">
<h1 class="site-h1">Política de Privacidade</h1>
<p>A Cal e Maré é uma agência fictícia e este site é uma demonstração: o que escrever fica na base de dados desta máquina.</p>
<h2>Que dados pedimos</h2>
<p>O nome, o contacto telefónico, o e-mail e a mensagem que nos envia. Numa candidatura, também o CV; num pedido de avaliação, a descrição do imóvel.</p>
<h2>Para que os usamos</h2>
<p>Para responder ao seu pedido, e para mais nada. Não os cedemos a terceiros nem os usamos para publicidade.</p>
<h2>Durante quanto tempo</h2>
<p>Guardamos as mensagens e os pedidos de avaliação durante {{ \ImoWidgets\Leads\LeadKind::General->monthsToKeep() }} meses e as candidaturas durante {{ \ImoWidgets\Leads\LeadKind::Application->monthsToKeep() }} meses; depois são apagados, com o CV.</p>
<h2>Avisos por e-mail</h2>
<p>Se pedir avisos de uma pesquisa e os confirmar, guardamos o seu e-mail, a pesquisa, o texto que aceitou e quando o aceitou, e o que já lhe enviámos, com base no seu consentimento. Pode retirá-lo a partir de qualquer mensagem, com um clique: apagamos tudo de imediato. Se não o fizer, apagamos tudo {{ \ImoWidgets\Settings::get('alerts.months') }} meses depois de ter confirmado ou renovado o aviso. Um pedido que não confirme é apagado ao fim de sete dias.</p>
<h2>Cookies</h2>
<p>Usamos apenas os que são necessários ao funcionamento do site, durante {{ config('session.lifetime') }} minutos: o da sessão ({{ config('session.cookie') }}) e o que protege os formulários (XSRF-TOKEN).</p>
<h2>O que fica no seu navegador (browser)</h2>
<p>Para lhe poupar trabalho, o site guarda no seu navegador o que se segue. Nada disto nos é enviado, a não ser que o envie num formulário. Pode apagar tudo de uma vez na página dos imóveis, em Favoritos, «Apagar tudo o que está guardado».</p>
<div class="site-scroll" tabindex="0" role="group" aria-labelledby="guardado"><table class="site-table"><caption id="guardado">O que é guardado, onde e até quando</caption>
<thead><tr><th scope="col">Nome</th><th scope="col">Onde</th><th scope="col">O que é e para que serve</th><th scope="col">Até quando</th></tr></thead>
<tbody>
<tr><th scope="row">imo:favoritos</th><td>localStorage</td><td>Os imóveis que marcou com o coração (até 60)</td><td>Um ano, ou até apagar; no Safari, até sete dias sem visitar o site</td></tr>
<tr><th scope="row">imo:vistos</th><td>localStorage</td><td>Os imóveis que abriu, para os assinalar (até 300)</td><td>Um ano, ou até apagar; no Safari, até sete dias sem visitar o site</td></tr>
<tr><th scope="row">imo:pesquisas</th><td>localStorage</td><td>As suas últimas quatro pesquisas, para as retomar e ver o que há de novo</td><td>Um ano, ou até apagar; no Safari, até sete dias sem visitar o site</td></tr>
<tr><th scope="row">imo:imoveis</th><td>sessionStorage</td><td>Os resultados que viu, para voltar ao mesmo sítio da lista</td><td>Até fechar o separador</td></tr>
<tr><th scope="row">imo:localizacao</th><td>sessionStorage</td><td>Uma localização que escreveu e não foi encontrada, para a página seguinte o dizer</td><td>Até à página seguinte</td></tr>
<tr><th scope="row">imo:prestacao</th><td>sessionStorage</td><td>A TAN e o prazo que escreveu na calculadora</td><td>Até fechar o separador</td></tr>
<tr><th scope="row">imo:/…</th><td>sessionStorage</td><td>O que escreveu num formulário (nome, telefone, e-mail, mensagem; nunca o CV) e o número desse envio, para nada se perder nem chegar duas vezes; na calculadora, o preço, a entrada e o orçamento</td><td>Até o enviar ou até fechar o separador</td></tr>
</tbody></table></div>
<h2>Os seus direitos</h2>
<p>O responsável pelo tratamento é a Cal e Maré, Mediação Imobiliária, Lda., NIPC 500 000 000, com sede na Praça das Galinhas, 12, 3880-000 Ovar. Tratamos os dados para dar seguimento ao seu pedido e, nos avisos por e-mail, com o seu consentimento. Pode pedir o acesso aos seus dados, a sua retificação ou apagamento, a limitação do tratamento e a portabilidade, opor-se ao tratamento e retirar o consentimento a qualquer momento, pelo endereço <a href="mailto:{{ config('imo-widgets.defaults.email') }}">{{ config('imo-widgets.defaults.email') }}</a>. Pode também apresentar reclamação à Comissão Nacional de Proteção de Dados (<a href="https://www.cnpd.pt" rel="noopener">www.cnpd.pt</a>).</p>
</div></section>
</x-site>
