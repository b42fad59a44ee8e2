<x-site title="Página não encontrada" description="Esta página não existe.">
<section class="site-section site-section--page"><div class="site-wrap site-article">
<h1 class="site-h1">Não encontrámos esta página</h1>
<p>O imóvel pode já ter sido vendido, ou o endereço pode estar incompleto.</p>
<p><a href="{{ route('lista') }}">Ver todos os imóveis</a> ou <a href="{{ route('contactos') }}">falar connosco</a>.</p>
</div></section>
</x-site>
