<x-site title="Declaração de acessibilidade" description="O que foi testado neste site, como, quando, e o que ainda falha.">
<section class="site-section site-section--page"><div class="site-wrap site-article">
{{-- The demo's own text, which `npm run start:laravel` writes next to its listings. --}}
{!! file_get_contents(database_path('acessibilidade.html')) !!}
</div></section>
</x-site>
