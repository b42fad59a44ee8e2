@extends('imo-widgets::leads.page')

@section('title', $title)

@section('content')
<h1>{{ $title }}</h1>
<p>{{ $text }}</p>
@if ($person)
<p><a href="{{ \ImoWidgets\Alerts\AlertSettings::url("/avisos/$person->token") }}">Gerir os avisos</a></p>
@endif
@endsection
