{!! $titulo !!}

Nome: {!! $lead->nome !!}
Contacto: {!! $lead->tel !!}
E-mail: {!! $lead->email !!}
@foreach ($lead->campos as $campo => $valor)
@if (filled($valor))
{!! $campo !!}: {!! $valor !!}
@endif
@endforeach
@if ($lead->cv_nome !== null)
CV: {!! $lead->cv_nome !!} ({!! number_format($lead->cv_bytes / 1000, 0, ',', ' ') !!} kB)
@endif
@if (filled($lead->mensagem))

{!! $lead->mensagem !!}
@endif

--
Pedido n.º {!! $lead->id !!}, recebido em {!! $lead->created_at->timezone('Europe/Lisbon')->format('d/m/Y, H:i') !!}.
@if ($lead->suspeito)
Marcado como suspeito: {!! implode(', ', $lead->sinais) !!}.
@endif
