@extends('imo-widgets::mail.page', ['title' => 'Confirme o seu aviso'])

@section('content')
<p style="margin:0 0 8px">Pediu-nos que o avisássemos por e-mail, {{ $frequency }}, das novidades desta pesquisa:</p>
<p style="margin:0 0 24px;font-weight:600">{{ $words }}</p>
<p style="margin:0 0 24px"><a class="button" href="{{ $link }}" style="display: inline-block; padding: 10px 20px; border: 1px solid #1d4f9e; border-radius: 8px; background: #1d4f9e; color: #ffffff; font-weight: bold; text-decoration: none">Confirmar o aviso</a></p>
<p class="muted" style="margin:0;font-size:14px;line-height:20px;color:#586273">A ligação é válida durante {{ $days }} dias. Se não foi quem fez o pedido, ignore esta mensagem: não recebe mais nenhuma.</p>
@include('imo-widgets::mail.alert-foot', ['legal' => (array) config('imo-widgets.legal')])
@endsection
