{{-- src/forms/fields/FormField.tsx. `field` is a row of fields.json. --}}
@php
    $shared = ['autoComplete' => $field['autoComplete'] ?? null, 'aria-required' => $field['required'] ? 'true' : null];
    $control = $field['control'] ?? 'text';
    $typed = match ($control) {
        'phone' => ['inputMode' => 'tel'],
        'email' => ['inputMode' => 'email', 'autoCapitalize' => 'none', 'spellCheck' => 'false'],
        default => [],
    };
    $type = ['phone' => 'tel', 'email' => 'email'][$control] ?? 'text';
@endphp
@if (isset($field['options']))
    @include('imo-widgets::widgets.parts.select-field', ['placeholder' => 'Selecione', 'isWide' => true])
@elseif ($control === 'area')
    @include('imo-widgets::widgets.parts.text-area', [
        'label' => $field['formLabel'], 'hint' => '', 'rows' => 4, 'area' => $shared,
    ])
@else
    @include('imo-widgets::widgets.parts.text-field', [
        'label' => $field['formLabel'], 'hint' => '', 'unit' => '', 'isWide' => $control === 'text',
        'input' => ['type' => $type, 'form' => "$id-form", ...$shared, ...$typed, 'enterKeyHint' => 'next'],
    ])
@endif
