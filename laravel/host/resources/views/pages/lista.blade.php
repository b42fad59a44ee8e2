<x-site title="Imóveis" description="Apartamentos, moradias, terrenos, lojas e escritórios à venda e para arrendar.">
<section class="site-section site-section--list"><div class="site-wrap">
<h1 class="site-h1">Imóveis</h1>
{{-- The same listings as plain links, for search engines and for visitors whose scripts failed. --}}
<x-imo-widget name="listing-search" :data="['colaboradores' => $equipa->map(fn ($pessoa) => Arr::only($pessoa, ['id', 'name']))]">
<ul>@foreach ($imoveis as $imovel) <li><a href="{{ url($imovel->caminho()) }}">{{ $imovel->titulo }}</a> {{ $imovel->precoEscrito() }}</li> @endforeach</ul>
<p>@if ($imoveis->hasMorePages()) <a rel="next" href="{{ $imoveis->nextPageUrl() }}">Página seguinte</a> @endif</p>
</x-imo-widget>
</div></section>
<section class="site-section site-section--tint"><div class="site-wrap">
<x-imo-widget name="general-contact" />
</div></section>
</x-site>
