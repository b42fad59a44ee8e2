{{-- widgets/hero-search/HeroSearch.tsx --}}
@php($form = "$id-form")
<form id="{{ $form }}" class="imo-hero" action="{{ $path }}" method="get">
    <h{{ $nivelTitulo }} class="imo-hero__title">Que Imóvel Procura?</h{{ $nivelTitulo }}>
    <p class="imo-hero__subtitle">Explore o nosso site e descubra imóveis para todos os gostos e necessidades.</p>
    <input type="hidden" form="{{ $form }}" name="objectivo" value="{{ $purposes[0] }}"/>
    <div class="imo-hero__tabs" role="tablist" aria-label="Objectivo">
        @foreach ($purposes as $purpose)
            <button type="button" role="tab" id="{{ $id }}-objectivo-{{ $purpose }}" data-purpose="{{ $purpose }}" class="imo-hero__tab" aria-selected="{{ $loop->first ? 'true' : 'false' }}" aria-controls="{{ $id }}-objectivo-panel" tabindex="{{ $loop->first ? 0 : -1 }}">{{ $purpose }}</button>
        @endforeach
    </div>
    <div role="tabpanel" id="{{ $id }}-objectivo-panel" aria-labelledby="{{ $id }}-objectivo-{{ $purposes[0] }}">
        <div class="imo-hero__bar">
            @include('imo-widgets::widgets.parts.select', [
                'id' => "$id-tipologia", 'label' => 'Procuro por...', 'placeholder' => 'Todos os tipos',
                'isTyped' => false, 'name' => null, 'className' => 'imo-field', 'chips' => [], 'more' => 0, 'rest' => '',
            ])
            @include('imo-widgets::widgets.parts.select', [
                'id' => "$id-localizacao", 'label' => 'Localização', 'placeholder' => 'Concelho ou freguesia',
                'isTyped' => true, 'name' => 'localizacao', 'className' => 'imo-field', 'chips' => [], 'more' => 0,
                'rest' => '',
            ])
            <button type="submit" form="{{ $form }}" class="imo-button imo-button--primary imo-hero__submit">@include('imo-widgets::widgets.parts.icon', ['name' => 'search', 'size' => ''])Procurar</button>
        </div>
    </div>
    <input type="hidden" form="{{ $form }}" name="tipologia" value=""/>
    @foreach ($parameters as [$name, $value])
        <input type="hidden" form="{{ $form }}" name="{{ $name }}" value="{{ $value }}"/>
    @endforeach
    @php($links = array_diff(['Facebook' => $facebook, 'Instagram' => $instagram, 'LinkedIn' => $linkedin], ['']))
    @if ($links !== [])
        <div class="imo-hero__social imo-small">
            @foreach ($links as $name => $url)
                <a class="imo-hero__social-link" href="{{ $url }}" target="_blank" rel="noopener noreferrer">
                    <span>{{ $name }}</span>
                    <span class="imo-hidden"> (abre num novo separador)</span>
                </a>
            @endforeach
        </div>
    @endif
</form>
