{{-- widgets/recruitment-wizard/RecruitmentWizard.tsx --}}
@php
    $role = $fields->get('funcao');
@endphp
<x-imo-widgets::wizard
    :$id
    :steps="['Função e loja', 'Dados e Informações', 'Confirmar']"
    :missing="$fields->missing(['funcao', 'agencia'])"
>
    <div class="imo-wizard__groups">
        <fieldset>
            <legend class="imo-field__label">{{ $role['formLabel'] }}</legend>
            <div class="imo-choices">
                @foreach ($role['options'] as $option)
                    <label class="imo-choice">
                        <input form="{{ $id }}-form" type="radio" required="" class="imo-radio" name="funcao" value="{{ $option }}"/>
                        <span>{{ $option }}</span>
                    </label>
                @endforeach
            </div>
        </fieldset>
        @include('imo-widgets::widgets.parts.select-field', [
            'name' => 'agencia', 'field' => ['options' => $agencias] + $fields->get('agencia'), 'isWide' => false,
            'placeholder' => 'Selecione a Agência',
        ])
    </div>
</x-imo-widgets::wizard>
