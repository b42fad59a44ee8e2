@extends('imo-widgets::leads.page')

@section('title', 'Cancelar todos os avisos')

@section('content')
<h1>Cancelar todos os avisos</h1>
<p>Deixa de receber avisos e apagamos o seu endereço de e-mail.</p>
<form method="post">
<button type="submit">Cancelar todos os avisos</button>
</form>
<p><a href="{{ \ImoWidgets\Alerts\AlertSettings::url("/avisos/$person->token") }}">Gerir os avisos um a um</a></p>
@endsection
