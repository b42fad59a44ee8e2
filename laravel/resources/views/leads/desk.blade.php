<x-imo-widgets::page title="Pedidos recebidos" class="wide">
<form class="filters">
<div><label for="state">Estado</label><select id="state" name="state"><option value="">Todos</option>
<option value="por-responder" @selected($filter['state'] === 'por-responder')>Por responder ou em tratamento</option>
@foreach (ImoWidgets\Leads\LeadState::cases() as $state)
<option value="{{ $state->value }}" @selected($filter['state'] === $state->value)>{{ $state->label() }}</option>
@endforeach
</select></div>
<div><label for="kind">Tipo</label><select id="kind" name="kind"><option value="">Todos</option>
@foreach (ImoWidgets\Leads\LeadKind::cases() as $kind)
<option value="{{ $kind->value }}" @selected($filter['kind'] === $kind->value)>{{ $kind->label() }}</option>
@endforeach
</select></div>
<div><label for="since">Desde</label><input id="since" name="since" type="date" value="{{ $filter['since'] }}"></div>
<div><label for="until">Até</label><input id="until" name="until" type="date" value="{{ $filter['until'] }}"></div>
<div><label for="suspicious">Suspeitos</label><select id="suspicious" name="suspicious"><option value="">Todos</option>
<option value="nao" @selected($filter['suspicious'] === 'nao')>Sem os suspeitos</option>
<option value="sim" @selected($filter['suspicious'] === 'sim')>Só os suspeitos</option>
</select></div>
<button>Filtrar</button>
</form>
@if ($leads === null)
<p class="problem" role="alert">Este filtro não existe. Escolha outro.</p>
@else
<p class="muted" role="status">{{ $leads->total() === 1 ? '1 pedido' : $leads->total().' pedidos' }}. <a href="{{ request()->getBaseUrl() }}/imo-leads/csv?{{ http_build_query(array_filter($filter)) }}">Descarregar para folha de cálculo (CSV)</a></p>
@foreach ($leads as $lead)
<article>
<h2>{{ ImoWidgets\Leads\Notifications\NewLead::titleOf($lead) }}{{ $lead->is_suspicious ? ' (suspeito)' : '' }}</h2>
<p class="muted">Pedido n.º {{ $lead->id }}, recebido em {{ ImoWidgets\Leads\LeadList::when($lead->created_at) }}. <strong>{{ $lead->state->label() }}</strong>{{ $lead->state_by === null ? '' : ', '.$lead->state_by }}</p>
<p>{{ $lead->nome }}, {{ $lead->tel }}, {{ $lead->email }}</p>
@foreach (ImoWidgets\Leads\Notifications\NewLead::answersOf($lead) + ImoWidgets\Leads\LeadOrigin::described($lead->origin) as $label => $value)
<p class="muted">{{ $label }}: {{ $value }}</p>
@endforeach
@if (filled($lead->mensagem))
<p class="message">{{ $lead->mensagem }}</p>
@endif
@if ($lead->cv_file !== null)
<form method="post" action="{{ request()->getBaseUrl() }}/imo-leads/cv/{{ $lead->id }}">
@csrf
<button class="quiet">Descarregar o CV: {{ $lead->cvLine() }}</button>
</form>
@endif
@if (ImoWidgets\Leads\AnswerLink::hasPages())
<p>
@foreach (ImoWidgets\Leads\LeadState::choices() as $state)
<a href="{{ request()->getBaseUrl().ImoWidgets\Leads\AnswerLink::pathTo($lead->id, $state) }}">{{ $state->action() }}</a>{{ $loop->last ? '' : ' · ' }}
@endforeach
</p>
@endif
</article>
@endforeach
@if ($leads->hasPages())
<nav aria-label="Páginas">
@if ($leads->previousPageUrl())
<a href="{{ $leads->previousPageUrl() }}" rel="prev">Mais recentes</a>
@endif
<span>Página {{ $leads->currentPage() }} de {{ $leads->lastPage() }}</span>
@if ($leads->nextPageUrl())
<a href="{{ $leads->nextPageUrl() }}" rel="next">Mais antigos</a>
@endif
</nav>
@endif
@endif
</x-imo-widgets::page>
