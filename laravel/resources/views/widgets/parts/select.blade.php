{{-- src/ui/select/MultiSelect.tsx and PlacesField.tsx, with the closed list of SelectShell.tsx. --}}
@php
    $combobox = (new Illuminate\View\ComponentAttributeBag)->merge([
        'id' => $id, 'form' => $form, 'autoCapitalize' => 'none', 'autoComplete' => 'off', 'autoCorrect' => 'off',
        'spellCheck' => 'false', 'role' => 'combobox', 'aria-autocomplete' => 'list', 'aria-expanded' => 'false',
        'aria-haspopup' => 'true', 'aria-labelledby' => "$id-label",
        'aria-describedby' => $chips === [] ? "$id-placeholder" : null,
    ]);
@endphp
<div class="{{ $className }}">
    <label class="imo-field__label" id="{{ $id }}-label" for="{{ $id }}">{{ $label }}</label>
    <div class="imo-select-box imo-select-box--{{ $isTyped ? 'typed' : 'list' }}">
        <div class="imo-select imo-select--shell">
            <div class="imo-select__control">
                <div class="imo-select__value-container{{ $chips === [] ? '' : ' imo-select__value-container--has-value' }}">
                    @foreach ($chips as $chip)
                        <div class="imo-select__multi-value">
                            <div class="imo-select__multi-value__label">@if ($isTyped)<span title="{{ $chip['label'] }}">{{ $chip['short'] }}</span>@else{{ $chip['label'] }}@endif</div>
                            <div role="button" class="imo-select__multi-value__remove" aria-label="Retirar {{ $chip['label'] }}">@include('imo-widgets::widgets.parts.icon', ['name' => 'x', 'size' => 'small'])</div>
                        </div>
                    @endforeach
                    @if ($more > 0)
                        <span class="imo-select__more">e mais {{ $more }}</span>
                    @endif
                    @if ($rest !== '')
                        <span class="imo-select__rest">{{ $rest }}</span>
                    @endif
                    @if ($chips === [])
                        <div class="imo-select__placeholder" id="{{ $id }}-placeholder">{{ $placeholder }}</div>
                    @endif
                    @if ($isTyped)
                        <div class="imo-select__input-container" data-value=""><input {{ $combobox }} class="imo-select__input" type="text" placeholder=" "@if ($name !== null) name="{{ $name }}"@endif value=""/></div>
                    @else
                        <input {{ $combobox }} inputMode="none" readOnly="" aria-readonly="true"/>
                    @endif
                </div>
            </div>
        </div>
        @include('imo-widgets::widgets.parts.icon', ['name' => $isTyped ? 'map-pin' : 'chevron-down', 'size' => ''])
    </div>
</div>
