{{-- The energy class in the shape of the label, which the law wants in every advert (docs/law.md); nothing where none is known. --}}
@props(['imovel'])
@if ($classe = \ImoWidgets\Domain\EnergyClass::parse($imovel->certificado ?? ''))
<span class="site-energy" @if ($classe->hasLetter) data-class="{{ $classe->short }}" @endif title="{{ $classe->whole }}">{{ $classe->short }}</span>
@endif
