{{-- A person's contacts: telephone, WhatsApp and e-mail, one line each. --}}
@props(['pessoa'])
@php ($numero = '351'.str_replace(' ', '', $pessoa->telefone ?? ''))
<p class="site-reach">
@if ($pessoa->telefone) <a href="tel:+{{ $numero }}">{{ $pessoa->telefone }}</a><a href="https://wa.me/{{ $numero }}?text={{ rawurlencode("Olá $pessoa->name, ") }}" rel="noopener">WhatsApp</a> @endif
@if ($pessoa->email) <a href="mailto:{{ $pessoa->email }}">{{ Str::before($pessoa->email, '@') }}<wbr>{{ '@'.Str::after($pessoa->email, '@') }}</a> @endif
</p>
