{{-- The energy class in the shape of the label, which the law wants in every advert (docs/law.md); nothing where none is known. --}}
@props(['imovel'])
@if ($classe = $imovel->anuncio()->energyClass())
<span class="site-energy" @if ($classe['letter']) data-class="{{ $classe['letter'] }}" @endif title="{{ $classe['whole'] }}">{{ $classe['short'] }}</span>
@endif
