{{-- src/ui/TextField.tsx. `id` is the widget's; `input` has the input's other attributes in React's order. --}}
@php
    $isDescribed = $hint !== '' && ! isset($input['aria-describedby']);
@endphp
<div class="{{ $isWide ? 'imo-field imo-fields__wide' : 'imo-field' }}">
    <label class="imo-field__label" for="{{ $id }}-{{ $name }}">{{ $label }}</label>
    @if ($unit !== '')<span class="imo-affix">@endif
    <input {{ (new Illuminate\View\ComponentAttributeBag)->merge(['type' => 'text', ...$input]) }} id="{{ $id }}-{{ $name }}"@if ($isDescribed) aria-describedby="{{ $id }}-{{ $name }}-hint"@endif class="imo-input" name="{{ $name }}" value="{{ $value }}"/>
    @if ($unit !== '')<span class="imo-affix__unit" aria-hidden="true">{{ $unit }}</span></span>@endif
    @if ($hint !== '')
        <p class="imo-field__hint imo-small" id="{{ $id }}-{{ $name }}-hint">{{ $hint }}</p>
    @endif
</div>
