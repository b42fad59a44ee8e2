<x-site title="Política de Privacidade">
<x-section title="Política de Privacidade" lead="Uma agência fictícia não guarda dados de ninguém: o que aqui escrever fica nesta máquina." />
<section class="site-section site-section--page"><div class="site-wrap">
<h2>Avisos por e-mail</h2>
<p>Se pedir avisos de uma pesquisa e os confirmar, guardamos o seu e-mail, a pesquisa, o texto que aceitou e quando o aceitou, e o que já lhe enviámos, com base no seu consentimento. Pode retirá-lo em qualquer mensagem, com um clique: apagamos tudo de imediato. Sem isso, apagamos um ano depois da última vez que quis manter o aviso. Um pedido que não confirme é apagado ao fim de sete dias.</p>
</div></section>
</x-site>
