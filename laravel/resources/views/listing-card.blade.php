{{-- <x-imo-listing-card :listing="$imovel" />; all other attributes are put on the element around the card. --}}
{!! $imoCard($attributes) !!}