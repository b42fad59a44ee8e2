{{-- A field of widgets/mortgage-calculator/MortgageCalculator.tsx, marked as invalid if `wrong` contains it. --}}
@php
    $input = [
        'form' => '', 'aria-label' => $spoken, 'inputMode' => 'decimal', 'enterKeyHint' => 'done', 'autoComplete' => 'off',
    ];
    if (in_array($name, $wrong, true)) {
        $input['aria-invalid'] = 'true';
        $input['aria-describedby'] = $hint === '' ? "$id-echo" : "$id-$name-hint $id-echo";
    }
@endphp
@include('imo-widgets::widgets.parts.text-field', ['isWide' => false])
