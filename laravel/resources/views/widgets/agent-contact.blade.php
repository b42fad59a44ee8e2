{{-- widgets/agent-contact/AgentContact.tsx --}}
@php
    $hello = $nomeComercial === '' ? 'Olá' : "Olá, $nomeComercial";
    $isOutside = $variante === 'titulo-fora';
@endphp
<x-imo-widgets::contact-form
    :$id :$fields :$ways :$privacidadeUrl :outer-title="$isOutside ? 'Contactar' : ''" button="Solicitar"
    :message="$hello.', gostaria que me contactasse, por favor. Com os melhores cumprimentos.'"
    :greeting="$hello.', gostaria de falar consigo.'"
>
    @if ($nomeComercial !== '')
        <span class="imo-contact__avatar" aria-hidden="true">{{ $initials }}</span>
        <div>
            @if ($isOutside)
                <p class="imo-contact__name">{{ $nomeComercial }}</p>
            @else
                <h2 class="imo-title">Contactar</h2>
                <p class="imo-subtitle">{{ $nomeComercial }}</p>
            @endif
        </div>
    @elseif (! $isOutside)
        <h2 class="imo-title">Contactar</h2>
    @endif
</x-imo-widgets::contact-form>
