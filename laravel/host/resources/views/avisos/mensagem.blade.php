@extends('avisos.pagina', ['title' => $title])
@section('content')
<p>{{ $text }}</p>
@if ($person)
<p><a href="{{ \ImoWidgets\Alerts\AlertSettings::url("/avisos/$person->token") }}">Gerir os avisos</a></p>
@endif
@endsection
