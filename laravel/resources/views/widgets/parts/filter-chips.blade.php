{{-- widgets/listing-search/filters/FilterChips.tsx --}}
<div class="imo-chips">
    @foreach ($filters as $filter)
        <button type="button" class="imo-button imo-button--secondary imo-chip" aria-label="Retirar filtro: {{ $filter }}">
            <span class="imo-chip__label">{{ $filter }}</span>
            @include('imo-widgets::widgets.parts.icon', ['name' => 'x', 'size' => 'small'])
        </button>
    @endforeach
</div>
