<x-site :title="$imovel->titulo" :description="strtok($imovel->descricao, PHP_EOL)">
<article class="site-section site-section--home"><div class="site-wrap">
<p class="site-trail"><a href="{{ route('lista') }}">Imóveis</a> · Ref. {{ $imovel->id_ref }}</p>
<ul class="site-photos" tabindex="0" aria-label="Fotografias">@foreach ($imovel->enderecos() as $foto)<li><img src="{{ $foto }}" alt="{{ $imovel->titulo }}, fotografia {{ $loop->iteration }} de {{ $loop->count }}" width="800" height="600"></li>@endforeach</ul>
<div class="site-home">
<div>
<p class="site-home__price">{{ $imovel->precoEscrito() }}</p>
@if ($imovel->preco > 0 && $imovel->tipo_negocio === 'Venda') <p class="site-home__instalment">Prestação estimada (100&nbsp;%, 30&nbsp;anos, TAN&nbsp;3,5&nbsp;%): <a href="#calculadora">{{ \ImoWidgets\Domain\JsNumber::format(\ImoWidgets\Domain\Loan::instalment($imovel->preco, 3.5, 30), 0) }}&nbsp;€/mês</a></p> @endif
<h1 class="site-h1">{{ $imovel->titulo }}</h1>
<p class="site-home__place">{{ implode(', ', array_filter([$imovel->conselho, $imovel->freguesia])) }}</p>
@if ($imovel->certificado) <p class="site-text">Classe energética: <b>{{ $imovel->certificado }}</b></p> @endif
@foreach (explode("\n\n", $imovel->descricao) as $paragrafo) <p class="site-text">{{ $paragrafo }}</p> @endforeach
@if ($colaborador) <p class="site-home__agent">Fale com <a href="{{ url($colaborador->link) }}">{{ $colaborador->name }}</a></p> @endif
</div>
<div>
<x-imo-widget name="property-contact" :data="['idRef' => $imovel->id_ref, 'mensagem' => 'Gostaria de saber mais sobre o imóvel '.$imovel->id_ref.' e de marcar uma visita.']" />
</div>
</div>
</div></article>
@if ($imovel->preco > 0 && $imovel->tipo_negocio === 'Venda')
<section class="site-section site-section--tint" id="calculadora"><div class="site-wrap">
<x-imo-widget name="mortgage-calculator" :data="['precoImovel' => $imovel->preco, 'tan' => 3.5, 'anos' => 30]" />
</div></section>
@endif
</x-site>
