<x-site title="Imóveis" description="Apartamentos, moradias, terrenos, lojas e escritórios à venda e para arrendar.">
<section class="site-section site-section--list"><div class="site-wrap">
<h1 class="site-h1">Imóveis</h1>
<x-imo-widget name="listing-search" :data="$dados" />
</div></section>
<section class="site-section site-section--tint site-screen"><div class="site-wrap">
<x-imo-widget name="general-contact" />
</div></section>
<script type="module" src="{{ asset('site/list.js') }}" @if ($nonce = Vite::cspNonce()) nonce="{{ $nonce }}" @endif></script>
</x-site>
