Olá, {!! $lead->nome !!}: recebemos o seu pedido e respondemos em breve. Foi isto que nos enviou:

Nome: {!! $lead->nome !!}
Contacto: {!! $lead->tel !!}
E-mail: {!! $lead->email !!}
@if (filled($lead->mensagem))

{!! $lead->mensagem !!}
@endif

--
{!! config('app.name') !!}
