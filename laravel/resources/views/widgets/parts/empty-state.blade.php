{{-- widgets/listing-search/results/EmptyState.tsx --}}
<div class="imo-empty">
    <svg class="imo-empty__art" viewBox="0 0 168 104" aria-hidden="true">
        <path class="imo-empty__houses" d="M8 96h152M28 96V58l26-20 26 20v38M46 96V76h16v20M92 96V48h40v48M102 60h6m8 0h6m-20 12h6m8 0h6m-20 12h6m8 0h6"></path>
        <circle class="imo-empty__glass" cx="112" cy="40" r="24"></circle>
        <path class="imo-empty__handle" d="m130 58 18 18"></path>
    </svg>
    @if ($found['isBeyond'])
        <h2 class="imo-empty__title" tabindex="-1">Esta página já não tem imóveis</h2>
        <button type="button" class="imo-button imo-button--secondary">Voltar à primeira página</button>
    @else
        <h2 class="imo-empty__title" tabindex="-1">Nenhum imóvel corresponde à sua pesquisa</h2>
        @if ($filters !== [])
            <p class="imo-empty__text">Retire um filtro para ver mais imóveis.</p>
            @include('imo-widgets::widgets.parts.filter-chips')
            <button type="button" class="imo-button imo-button--quiet">Limpar todos os filtros</button>
        @endif
    @endif
    <div class="imo-empty__ways">
        @include('imo-widgets::widgets.parts.tools')
    </div>
</div>
