Recebemos o seu pedido. Entraremos em contacto em breve. O que nos enviou:

Nome: {!! $lead->nome !!}
Contacto: {!! $lead->tel !!}
E-mail: {!! $lead->email !!}
@if (filled($lead->mensagem))

{!! $lead->mensagem !!}
@endif
