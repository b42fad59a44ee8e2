{{-- A listing as a card in the site's own style. --}}
@props(['imovel'])
<li class="site-card">
<div class="site-card__photo">@if ($imovel->fotos) <img src="{{ $imovel->enderecos()[0] }}" alt="" width="800" height="600" loading="lazy"> @endif<span class="site-card__tag">{{ $imovel->tipo_negocio }}</span></div>
<div class="site-card__body">
<p class="site-card__top"><b>{{ $imovel->precoEscrito() }}</b><span>{{ $imovel->tipo_imovel }}</span></p>
<h3 class="site-card__title"><a href="{{ url($imovel->caminho()) }}">{{ $imovel->titulo }}</a></h3>
<p class="site-card__place">{{ implode(', ', array_filter([$imovel->conselho, $imovel->freguesia])) }}</p>
<p class="site-card__facts">@foreach ($imovel->factosDoCartao() as $facto)<span>{{ $facto }}</span>@endforeach<x-classe :imovel="$imovel" /></p>
</div></li>
