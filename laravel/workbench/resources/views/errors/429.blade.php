<x-site title="Demasiados pedidos" description="Tente novamente daqui a um minuto.">
<section class="site-section site-section--page"><div class="site-wrap site-article">
<h1 class="site-h1">Recebemos demasiados pedidos</h1>
<p>Tente novamente daqui a um minuto.</p>
</div></section>
</x-site>
