@extends('imo-widgets::leads.page')

@php
    [$heading, $text] = match ($status) {
        403 => ['Esta ligação não é válida', 'Abra-a a partir do e-mail, sem alterar o endereço.'],
        410 => ['Esta ligação já expirou', 'O aviso diário dos contactos por responder traz ligações novas.'],
        404 => ['Este contacto já não existe', 'Foi apagado entretanto, a pedido da pessoa ou por ter passado o prazo de conservação.'],
        default => ['De momento não é possível', 'Nada foi alterado. Tente outra vez daqui a um minuto.'],
    };
@endphp

@section('title', $heading)

@section('content')
<h1>{{ $heading }}</h1>
<p>{{ $text }}</p>
@endsection
