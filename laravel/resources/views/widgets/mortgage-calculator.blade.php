{{-- widgets/mortgage-calculator/MortgageCalculator.tsx --}}
<section class="imo-card imo-calculator">
    <div class="imo-calculator__form">
        <h2 class="imo-title">Calculadora de prestações</h2>
        <div class="imo-calculator__fields">
            @include('imo-widgets::widgets.parts.loan-field', [
                'name' => 'price', 'label' => 'Preço do imóvel', 'spoken' => 'Preço do imóvel (€)', 'hint' => '',
                'unit' => '€', 'value' => $price,
            ])
            @include('imo-widgets::widgets.parts.loan-field', [
                'name' => 'rate', 'label' => 'TAN', 'spoken' => 'TAN (%)', 'hint' => 'Taxa anual nominal',
                'unit' => '%', 'value' => $rate,
            ])
            @include('imo-widgets::widgets.parts.loan-field', [
                'name' => 'years', 'label' => 'Prazo (anos)', 'spoken' => null, 'hint' => '', 'unit' => '',
                'value' => $years,
            ])
        </div>
    </div>
    <div class="imo-calculator__result">
        <p class="imo-calculator__label imo-small">Prestação mensal sem entrada</p>
        <p class="imo-calculator__value" data-outcome="{{ $kind }}">{{ $value }}</p>
        <p class="imo-calculator__echo" id="{{ $id }}-echo">{{ $echo }}</p>
        <div class="imo-calculator__notice imo-small">
            <p>Simulação meramente indicativa. Não constitui uma proposta de crédito.</p>
            <p>Não inclui comissões, seguros nem Imposto do Selo. A taxa anual de encargos efetiva global (TAEG) consta da ficha de informação normalizada europeia (FINE) que o banco lhe entrega.</p>
            @if ($creditoNome !== '')
                <p>
                    <span>Intermediário de crédito: </span>
                    <span>{{ $creditoNome }}</span>
                    @if ($creditoRegisto !== '')
                        <span>, registo no Banco de Portugal n.º </span>
                        <span>{{ $creditoRegisto }}</span>
                    @endif
                </p>
            @endif
        </div>
        <output class="imo-hidden"></output>
    </div>
    @if ($hasSimulation)
        <div class="imo-calculator__more">
            <button type="button" class="imo-button imo-button--quiet" aria-expanded="false" aria-controls="{{ $id }}-plan">{{ 'Ver a simulação completa' }}@include('imo-widgets::widgets.parts.icon', ['name' => 'chevron-down', 'size' => ''])</button>
            <div id="{{ $id }}-plan" hidden=""></div>
        </div>
    @endif
</section>
