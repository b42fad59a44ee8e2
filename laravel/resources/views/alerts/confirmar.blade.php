@extends('imo-widgets::leads.page')

@section('title', 'Confirme o seu pedido de avisos')

@section('content')
<h1>Confirme o seu pedido de avisos</h1>
<p>Quer receber por e-mail, {{ \ImoWidgets\Alerts\AlertSettings::frequencyInWords($alert->frequency) }}, as novidades desta pesquisa?</p>
<p><strong>{{ $alert->search()->words() }}</strong></p>
<p>{{ $alert->consent }}</p>
<form method="post">
<button type="submit">Confirmar o pedido</button>
</form>
@endsection
