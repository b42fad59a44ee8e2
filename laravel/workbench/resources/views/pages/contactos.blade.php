{{-- One form, for the agency or for an office; the visitor chooses the office with a link to this page. --}}
@php ($escolhida = collect(config('site.lojas'))->firstWhere('codigo', request('loja')))
<x-site title="Contactos">
<x-section title="Contactos" lead="Respondemos no mesmo dia, de segunda a sábado." width="form">
<nav class="site-choice" id="escrever" aria-labelledby="loja"><p id="loja">Para que loja quer escrever?</p>
<ul>
<li><a href="{{ route('contactos') }}#escrever" @if (! $escolhida) aria-current="true" @endif>Qualquer uma</a></li>
@foreach (config('site.lojas') as $loja)
<li><a href="{{ route('contactos', ['loja' => $loja['codigo']]) }}#escrever" @if ($loja === $escolhida) aria-current="true" @endif>{{ $loja['nome'] }}</a></li>
@endforeach
</ul></nav>
@if ($escolhida)
<x-imo-widget name="agency-contact" :data="['agencia' => $escolhida['codigo'], 'telefone' => $escolhida['telefone'], 'email' => $escolhida['email']]" />
@else
<x-imo-widget name="general-contact" />
@endif
</x-section>
<section class="site-section site-section--tint"><div class="site-wrap">
<div class="site-section__head"><h2 class="site-h2">As nossas lojas</h2></div>
<div class="site-offices">
@foreach (config('site.lojas') as $loja)
<section><h3>{{ $loja['nome'] }}</h3>
<address>{{ $loja['morada'] }}<br>{{ $loja['localidade'] }}<br><a href="tel:+351{{ str_replace(' ', '', $loja['telefone']) }}">{{ $loja['telefone'] }}</a><br><a href="mailto:{{ $loja['email'] }}">{{ $loja['email'] }}</a></address>
<a href="{{ route('contactos', ['loja' => $loja['codigo']]) }}#escrever">Escrever à loja de {{ $loja['nome'] }}</a>
</section>
@endforeach
</div>
</div></section>
</x-site>
