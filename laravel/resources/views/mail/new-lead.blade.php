{!! $title !!}

Nome: {!! $lead->nome !!}
Telefone: {!! $lead->tel !!}
E-mail: {!! $lead->email !!}
@foreach ($answers as $label => $answer)
{!! $label !!}: {!! $answer !!}
@endforeach
@if ($lead->cv_name !== null)
CV: {!! $lead->cv_name !!} ({!! number_format($lead->cv_bytes / 1000, 0, ',', ' ') !!} kB)
@endif
@if (filled($lead->mensagem))

{!! $lead->mensagem !!}
@endif
@if ($origin !== [])

@foreach ($origin as $label => $value)
{!! $label !!}: {!! $value !!}
@endforeach
@endif

@foreach ($links as $link)
{!! $link['text'] !!}:
{!! $link['url'] !!}
@endforeach

--
Pedido n.º {!! $lead->id !!}, recebido em {!! $lead->created_at->timezone('Europe/Lisbon')->format('d/m/Y, \à\s H:i') !!}.
@if ($lead->is_suspicious)
Marcado como suspeito: {!! implode(', ', ImoWidgets\Leads\Suspicion::described($lead->signs)) !!}.
@endif
