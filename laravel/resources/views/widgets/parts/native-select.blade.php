{{-- src/ui/select/NativeSelect.tsx. `select` has the select's attributes in React's order. --}}
<span class="imo-native">
    <select {{ (new Illuminate\View\ComponentAttributeBag)->merge($select) }} class="imo-input">
        @foreach ($options as $option)
            <option value="{{ $option['value'] }}"@if ($option['value'] === $selected) selected=""@endif>{{ $option['label'] }}</option>
        @endforeach
    </select>
    @include('imo-widgets::widgets.parts.icon', ['name' => 'chevron-down', 'size' => ''])
</span>
