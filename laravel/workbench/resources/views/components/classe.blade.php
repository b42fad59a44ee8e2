{{-- The energy class in the shape of its label, which the law requires in every advert (docs/law.md); nothing if the class is unknown. --}}
@props(['imovel'])
@if ($classe = $imovel->anuncio()->energyClass())
<span class="site-energy" @if ($classe['letter']) data-class="{{ $classe['letter'] }}" @endif title="{{ $classe['whole'] }}">{{ $classe['short'] }}</span>
@endif
