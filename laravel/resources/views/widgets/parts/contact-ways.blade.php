{{-- src/forms/ContactWays.tsx --}}
<div class="imo-ways">
    @isset($ways['phone'])
        <a class="imo-button imo-button--secondary" href="tel:{{ $ways['phone']['number'] }}">
            @include('imo-widgets::widgets.parts.icon', ['name' => 'phone', 'size' => ''])
            <span>{{ $ways['phone']['text'] }}</span>
        </a>
    @endisset
    @isset($ways['whatsapp'])
        <a class="imo-button imo-button--secondary" href="https://wa.me/{{ $ways['whatsapp'] }}?text={{ ImoWidgets\Domain\Text::encodeComponent($greeting) }}" target="_blank" rel="noopener">
            @include('imo-widgets::widgets.parts.icon', ['name' => 'message-circle', 'size' => ''])
            <span>WhatsApp</span>
            <span class="imo-hidden"> (abre num novo separador)</span>
        </a>
    @endisset
</div>
