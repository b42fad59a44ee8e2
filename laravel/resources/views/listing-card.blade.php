{{-- <x-imo-listing-card :listing="$imovel" />; all other attributes are put on the element around the card. --}}
@props(['listing' => null])
{!! app(ImoWidgets\ImoWidgets::class)->card($listing, $attributes) !!}