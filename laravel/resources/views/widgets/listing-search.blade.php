{{-- widgets/listing-search/ListingSearch.tsx --}}
<div class="imo-search">
    @include('imo-widgets::widgets.parts.filter-bar')
    @include('imo-widgets::widgets.parts.results')
    @if ($ami !== '')
        <p class="imo-search__licence">Licença AMI n.º {{ $ami }}</p>
    @endif
</div>
