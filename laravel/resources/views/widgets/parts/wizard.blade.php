{{-- src/forms/wizard/Wizard.tsx at its first step, whose content is the slot. --}}
@props(['id', 'steps', 'missing'])
<div class="imo-wizard">
    <form id="{{ $id }}-form" class="imo-card" noValidate="" method="dialog">
        <ol class="imo-steps" aria-label="Passos">
            @foreach ($steps as $step)
                <li class="imo-steps__item"@if ($loop->first) aria-current="step"@endif>
                    <span class="imo-steps__marker" aria-hidden="true"><span>{{ $loop->iteration }}</span></span>
                    <span class="imo-steps__label"><span>{{ $step }}</span></span>
                </li>
            @endforeach
        </ol>
        <p class="imo-wizard__eyebrow imo-small">Passo 1 de {{ count($steps) }}</p>
        <h2 class="imo-wizard__title" tabindex="-1">{{ $steps[0] }}</h2>
        {{ $slot }}
        <div class="imo-wizard__foot">
            @include('imo-widgets::widgets.parts.missing-fields')
            @include('imo-widgets::widgets.parts.submit-button', ['button' => 'Seguinte'])
        </div>
    </form>
</div>
