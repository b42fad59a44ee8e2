{{-- src/ui/TextArea.tsx, as wide as the form. `area` has the textarea's other attributes in React's order. --}}
<div class="imo-field imo-fields__wide">
    <label class="imo-field__label" for="{{ $id }}-{{ $name }}">{{ $label }}</label>
    <textarea rows="{{ $rows }}" form="{{ $id }}-form" data-lenis-prevent="" {{ (new Illuminate\View\ComponentAttributeBag)->merge(['name' => $name, ...$area]) }} id="{{ $id }}-{{ $name }}"@if ($hint !== '') aria-describedby="{{ $id }}-{{ $name }}-hint"@endif class="imo-input imo-input--area">{{ $value }}</textarea>
    @if ($hint !== '')
        <p class="imo-field__hint imo-small" id="{{ $id }}-{{ $name }}-hint">{{ $hint }}</p>
    @endif
</div>
