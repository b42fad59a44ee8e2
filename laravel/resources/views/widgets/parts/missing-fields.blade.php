{{-- src/forms/fields/MissingFields.tsx --}}
<p class="imo-missing imo-small" role="status">
    @if ($missing !== [])
        @include('imo-widgets::widgets.parts.icon', ['name' => 'info', 'size' => 'small'])
        <span>Falta indicar: {{ Illuminate\Support\Arr::join($missing, ', ', ' e ') }}.</span>
    @endif
</p>
