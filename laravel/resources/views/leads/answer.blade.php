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
<input type="hidden" name="seen" value="{{ count($lead->stateChanges()) }}">
<label for="by">O seu nome{{ $state === ImoWidgets\Leads\LeadState::Taken ? '' : ' (opcional)' }}</label>
<input id="by" name="by" value="{{ $by }}" maxlength="100" autocomplete="name" @required($state === ImoWidgets\Leads\LeadState::Taken) @if ($problem !== null) aria-describedby="problem" @endif>
<button>{{ $state->action() }}</button>
</form>
@endif
@include('imo-widgets::leads.history')
</x-imo-widgets::page>
