<x-site title="Imóveis em Ovar, Santa Maria da Feira e Espinho">
<section class="site-hero"><div class="site-wrap">
<x-imo-widget name="hero-search" nivel-titulo="1" />
</div></section>
<section class="site-section"><div class="site-wrap">
<div class="site-section__head"><h2 class="site-h2">Últimos imóveis</h2><a href="{{ route('lista') }}">Ver todos os imóveis</a></div>
<ul class="site-cards">
@foreach ($imoveis as $imovel)
<li><x-imo-listing-card :listing="$imovel" /></li>
@endforeach
</ul>
</div></section>
<section class="site-section site-section--tint"><div class="site-wrap">
<x-imo-widget name="mortgage-calculator" data-preco-imovel="200000" data-tan="3.5" data-anos="30" />
</div></section>
<section class="site-section"><div class="site-wrap">
<div class="site-section__head"><h2 class="site-h2">A nossa equipa</h2><a href="{{ route('equipa') }}">Conhecer a equipa</a></div>
<x-imo-widget name="team-cards" :data="['colaboradores' => $equipa]" />
</div></section>
</x-site>
