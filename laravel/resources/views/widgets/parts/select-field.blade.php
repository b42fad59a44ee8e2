{{-- src/ui/select/SelectField.tsx. `field` is a row of fields.json. --}}
<div class="imo-field{{ $isWide ? ' imo-fields__wide' : '' }}">
    <label class="imo-field__label" for="{{ $id }}-{{ $name }}">{{ $field['formLabel'] }}</label>
    @include('imo-widgets::widgets.parts.native-select', [
        'select' => [
            'form' => "$id-form", 'name' => $name, 'aria-required' => $field['required'] ? 'true' : null,
            'id' => "$id-$name",
        ],
        'options' => collect($field['options'])
            ->map(fn (string $option) => ['value' => $option, 'label' => $option])
            ->prepend(['value' => '', 'label' => $placeholder]),
        'selected' => '',
    ])
</div>
