@php
    $anuncio = $imovel->anuncio();
    $preco = $anuncio->price().($anuncio->isMonthly() ? '/mês' : '');
    $factos = array_filter([
        'Negócio' => $imovel->tipo_negocio, 'Tipo de imóvel' => trim("$imovel->tipo_imovel $imovel->tipologia"),
        'Características' => implode(' · ', $anuncio->facts()), 'Anúncio' => $anuncio->advert(),
    ]);
@endphp
<x-site :title="$imovel->titulo" :description="strtok($imovel->descricao, PHP_EOL)">
<article class="site-section site-section--listing"><div class="site-wrap">
<p class="site-trail"><a href="{{ route('lista') }}">Imóveis</a> · Ref. {{ $imovel->id_ref }}</p>
@php $fotos = $imovel->enderecos() @endphp
@if ($fotos)
<section class="site-photos" aria-label="Fotografias" data-title="{{ $imovel->titulo }}">
<ul class="site-photos__track">@foreach ($fotos as $foto)<li><a href="{{ $foto }}"><img src="{{ $foto }}" alt="{{ $imovel->titulo }}, fotografia {{ $loop->iteration }} de {{ $loop->count }}" width="800" height="600"></a></li>@endforeach</ul>
<p class="site-photos__count"><span>1/{{ count($fotos) }}</span><span class="site-photos__all">Ver {{ count($fotos) === 1 ? 'a fotografia' : 'as '.count($fotos).' fotografias' }}</span></p>
</section>
@else
<div class="site-photos site-photos--none"><span>Sem fotografias</span></div>
@endif
<div class="site-listing">
<div>
<p class="site-listing__price">{{ $preco }}<x-classe :imovel="$imovel" /></p>
<div class="site-listing__title"><div><h1 class="site-h1">{{ $imovel->titulo }}</h1>
<p class="site-listing__place">{{ implode(', ', array_filter([$imovel->conselho, $imovel->freguesia])) }}</p></div><div class="site-listing__ways"><button class="site-way site-way--heart" type="button" aria-pressed="false" data-favorite="{{ json_encode($imovel->paraLista()) }}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1z"/></svg>Favorito</button><button class="site-way" type="button" data-share>Partilhar</button></div></div>
@if ($imovel->preco > 0 && $imovel->tipo_negocio === 'Venda') <p class="site-listing__instalment">Prestação estimada (financiamento a 100&nbsp;%, 30&nbsp;anos, TAN&nbsp;3,5&nbsp;%): <a href="#calculadora">{{ \ImoWidgets\Domain\JsNumber::format(\ImoWidgets\Domain\Loan::instalment($imovel->preco, 3.5, 30), 0) }}&nbsp;€/mês</a><small>Sobre {{ $preco }}, sem entrada. Não inclui comissões, seguros nem Imposto do Selo. A taxa anual de encargos efetiva global (TAEG) consta da ficha de informação normalizada europeia (FINE) que o banco lhe entrega.</small></p> @endif
<dl class="site-facts">
@foreach ($factos as $nome => $valor) <div><dt>{{ $nome }}</dt><dd>{{ $valor }}</dd></div> @endforeach
@if ($imovel->certificado) <div><dt>Classe energética</dt><dd><x-classe :imovel="$imovel" /></dd></div> @endif
</dl>
@foreach (explode("\n\n", $imovel->descricao) as $paragrafo) <p class="site-text">{{ $paragrafo }}</p> @endforeach
</div>
<div id="contacto">
@if ($colaborador) <section class="site-listing__agent"><x-retrato :pessoa="$colaborador" /><div><h2>Fale com <a href="{{ url($colaborador->link) }}">{{ $colaborador->name }}</a></h2><x-alcance :pessoa="$colaborador" /></div></section> @endif
<div class="site-screen">
<x-imo-widget name="property-contact" :data="['idRef' => $imovel->id_ref, 'mensagem' => 'Gostaria de saber mais sobre o imóvel '.$imovel->id_ref.' e de marcar uma visita.']" />
</div>
</div>
</div>
</div></article>
@if ($imovel->preco > 0 && $imovel->tipo_negocio === 'Venda')
<section class="site-section site-section--tint site-screen" id="calculadora"><div class="site-wrap">
<x-imo-widget name="mortgage-calculator" :data="['precoImovel' => $imovel->preco, 'tan' => 3.5, 'anos' => 30]" />
</div></section>
@endif
<script type="module" src="{{ asset('site/listing.js') }}" @if ($nonce = Vite::cspNonce()) nonce="{{ $nonce }}" @endif></script>
</x-site>
