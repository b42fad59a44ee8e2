<x-imo-widgets::page :title="$state->action()" :heading="$title">
<p class="muted">Pedido n.º {{ $lead->id }}, recebido em {{ $lead->created_at->timezone('Europe/Lisbon')->format('d/m/Y, \à\s H:i') }}.</p>
@if ($problem !== null)
<p class="problem" id="problem" role="alert">{{ $problem }}</p>
@endif
@if ($isDone)
<p class="done" role="status">Está registado. {{ $state->sentence($lead->state_by) }}</p>
<p>Enganou-se? Escolha outra opção:</p>
<ul>
@foreach (array_filter(ImoWidgets\Leads\LeadState::choices(), fn ($other) => $other !== $state) as $other)
<li><a href="{{ ImoWidgets\Leads\AnswerLink::beside($lead->id, $other) }}">{{ $other->action() }}</a></li>
@endforeach
</ul>
@else
<p>{{ $lead->state->sentence($lead->state_by) }}</p>
<form method="post">
<input type="hidden" name="seen" value="{{ $lead->revision }}">
<label for="by">O seu nome{{ $state === ImoWidgets\Leads\LeadState::Taken ? '' : ' (opcional)' }}</label>
<input id="by" name="by" value="{{ $by }}" maxlength="100" autocomplete="name" @required($state === ImoWidgets\Leads\LeadState::Taken) @if ($problem !== null) aria-describedby="problem" @endif>
<button>{{ $state->action() }}</button>
</form>
@endif
@if ($lead->trail !== [])
<h2>O que já aconteceu</h2>
<ol>
@foreach ($lead->trail as $change)
<li>{{ ImoWidgets\Leads\LeadList::when($change['created_at']) }}: {{ ImoWidgets\Leads\LeadState::from($change['state'])->sentence($change['by']) }}</li>
@endforeach
</ol>
@endif
</x-imo-widgets::page>
