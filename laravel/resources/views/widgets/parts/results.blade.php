{{-- widgets/listing-search/results/Results.tsx --}}
<div class="imo-results-region">
    <p class="imo-hidden" role="status"></p>
    @if ($found && $cards === [])
        @include('imo-widgets::widgets.parts.empty-state')
    @else
        <div class="imo-results" aria-busy="{{ $found ? 'false' : 'true' }}">
            <div class="imo-results__head">
                <h2 class="imo-results__count" tabindex="-1">
                    @if ($found)
                        <span>{{ $count ?? "Página $found[page] de $found[lastPage]" }}</span>
                    @else
                        <span class="imo-results__counting"></span>
                        <span class="imo-hidden">A carregar imóveis…</span>
                    @endif
                </h2>
                <div class="imo-results__tools">
                    @include('imo-widgets::widgets.parts.tools')
                    <div class="imo-results__sort">
                        <label class="imo-results__sort-word" for="{{ $id }}-ordem">Ordenar</label>
                        @include('imo-widgets::widgets.parts.native-select', [
                            'select' => ['form' => '', 'id' => "$id-ordem"], 'options' => $orders, 'selected' => $order,
                        ])
                    </div>
                </div>
            </div>
            @if ($advanced !== [])
                @include('imo-widgets::widgets.parts.filter-chips', ['filters' => $advanced])
            @endif
            @if ($found)
                <ul class="imo-grid">
                    @foreach ($cards as $card)
                        <li class="imo-listing">@include('imo-widgets::widgets.parts.card', $card)</li>
                    @endforeach
                </ul>
                <p class="imo-hidden" role="status"></p>
                @if ($found['lastPage'] > 1)
                    @include('imo-widgets::widgets.parts.pagination', $pagination)
                @endif
            @else
                @include('imo-widgets::widgets.parts.skeleton-cards')
            @endif
        </div>
    @endif
</div>
