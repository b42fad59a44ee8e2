{{-- src/forms/ContactForm.tsx, for all four contact forms. The slot is the form's head. --}}
@props(['id', 'fields', 'ways', 'privacidadeUrl', 'outerTitle', 'message', 'greeting', 'button'])
@php
    $names = $fields->inForm();
    $missing = $fields->missing($names, ['mensagem' => $message]);
@endphp
<div class="imo-contact">
    @if ($outerTitle !== '')
        <h2 class="imo-title imo-contact__outer-title">{{ $outerTitle }}</h2>
    @endif
    <form id="{{ $id }}-form" class="imo-card" noValidate="" method="dialog">
        <div class="imo-contact__head">{{ $slot }}</div>
        <div class="imo-fields">
            @foreach ($names as $name)
                @include('imo-widgets::widgets.parts.form-field', [
                    'field' => $fields->get($name), 'value' => $name === 'mensagem' ? $message : '',
                ])
            @endforeach
        </div>
        <div class="imo-contact__foot">
            <div class="imo-contact__send">
                @include('imo-widgets::widgets.parts.submit-button')
                @include('imo-widgets::widgets.parts.missing-fields')
            </div>
            @if ($ways !== [])
                @include('imo-widgets::widgets.parts.contact-ways')
            @endif
            <p class="imo-privacy imo-small">Os dados que enviar são tratados de acordo com a <a class="imo-privacy__link" href="{{ $privacidadeUrl }}" target="_blank" rel="noopener">Política de <span class="imo-together">{{ 'Privacidade' }}@include('imo-widgets::widgets.parts.icon', ['name' => 'external-link', 'size' => ''])<span class="imo-hidden"> (abre num novo separador)</span></span></a>{{ "\u{2060}" }}.</p>
        </div>
    </form>
</div>
