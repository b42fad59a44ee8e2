{{-- widgets/valuation-wizard/ValuationWizard.tsx --}}
@php
    $place = $fields->get('loca');
    $input = ['aria-required' => $place['required'] ? 'true' : null];
@endphp
<x-imo-widgets::wizard
    :$id
    :steps="['Objectivo', 'Informações Adicionais', 'Contactos']"
    :missing="$fields->missing(['tipoImovel', 'loca'])"
>
    <div class="imo-fields imo-fields--thirds">
        @include('imo-widgets::widgets.parts.select-field', [
            'name' => 'objetivo', 'field' => $fields->get('objetivo'), 'placeholder' => 'Selecione o objectivo', 'isWide' => false,
        ])
        @include('imo-widgets::widgets.parts.select-field', [
            'name' => 'tipoImovel', 'field' => $fields->get('tipoImovel'), 'placeholder' => 'Selecione o tipo', 'isWide' => false,
        ])
        @include('imo-widgets::widgets.parts.select-field', [
            'name' => 'tipologia', 'field' => $fields->get('tipologia'), 'placeholder' => 'Selecione', 'isWide' => false,
        ])
        @if ($localizacoes === [])
            @include('imo-widgets::widgets.parts.text-area', [
                'name' => 'loca', 'label' => $place['formLabel'], 'hint' => 'Rua, freguesia e concelho.', 'value' => '',
                'rows' => 2, 'area' => $input,
            ])
        @else
            @include('imo-widgets::widgets.parts.text-field', [
                'name' => 'loca', 'label' => $place['formLabel'], 'hint' => 'Rua, freguesia e concelho.', 'value' => '',
                'unit' => '', 'isWide' => true, 'input' => ['form' => "$id-form", ...$input, 'list' => "$id-loca-list"],
            ])
            <datalist id="{{ $id }}-loca-list">
                @foreach ($localizacoes as $name)
                    <option value="{{ $name }}"></option>
                @endforeach
            </datalist>
        @endif
    </div>
</x-imo-widgets::wizard>
