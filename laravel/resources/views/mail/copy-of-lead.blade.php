Olá, {!! $lead->nome !!}.

Recebemos o seu pedido e responderemos em breve. Foi isto que nos enviou:

Nome: {!! $lead->nome !!}
Telefone: {!! $lead->tel !!}
E-mail: {!! $lead->email !!}
@foreach (ImoWidgets\Leads\Notifications\NewLead::answersOf($lead) as $label => $answer)
{!! $label !!}: {!! $answer !!}
@endforeach
@if ($lead->cv_name !== null)
CV: {!! $lead->cv_name !!}
@endif
@if (filled($lead->mensagem))

{!! $lead->mensagem !!}
@endif

--
{!! implode(', ', array_filter([config('app.name'), ImoWidgets\Widgets\View\Legal::licence(config('imo-widgets.legal.ami'))])) !!}
