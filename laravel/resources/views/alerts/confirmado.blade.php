@extends('imo-widgets::leads.page')

@section('title', 'Aviso confirmado')

@section('content')
<h1>Aviso confirmado</h1>
<p>Vai receber por e-mail, {{ \ImoWidgets\Alerts\AlertSettings::frequencyInWords($alert->frequency) }}, as novidades desta pesquisa:</p>
<p><strong>{{ $alert->search()->words() }}</strong></p>
<p>Quando não houver novidades, não enviamos nada.</p>
<p><a href="{{ \ImoWidgets\Alerts\AlertSettings::url("/avisos/{$alert->subscriber->token}") }}">Gerir os avisos</a></p>
@endsection
