{{-- widgets/listing-search/filters/FilterBar.tsx --}}
<div class="imo-filters">
    @foreach ($bar as $key => $filter)
        @include('imo-widgets::widgets.parts.select', [
            'id' => "$id-$key", 'form' => '', 'label' => $filter['legend'], 'isTyped' => $filter['isPlaces'],
            'placeholder' => $filter['isPlaces'] ? 'Concelho ou freguesia' : 'Todos', 'name' => null,
            'className' => $filter['isPlaces'] ? 'imo-field imo-filters__place' : 'imo-field',
            'chips' => $filter['chips'], 'more' => $filter['more'], 'rest' => $filter['rest'],
        ])
    @endforeach
    <button type="button" class="imo-button imo-button--secondary imo-filters__open" aria-haspopup="dialog">
        @include('imo-widgets::widgets.parts.icon', ['name' => 'sliders-horizontal', 'size' => ''])
        <span>Pesquisa Avançada</span>
        @if ($advanced !== [])
            <span class="imo-badge">
                <span>{{ count($advanced) }}</span>
                <span class="imo-hidden">{{ count($advanced) === 1 ? ' filtro ativo' : ' filtros ativos' }}</span>
            </span>
        @endif
    </button>
</div>
