Olá.

Recebemos o seu pedido n.º {!! $lead->id !!}, de {!! $lead->created_at->timezone('Europe/Lisbon')->format('d/m/Y, \à\s H:i') !!}, e responderemos em breve.

Se não nos enviou nenhum pedido, ignore esta mensagem: alguém terá indicado o seu endereço de e-mail por engano.

--
{!! implode(', ', array_filter([config('app.name'), ImoWidgets\Widgets\View\Legal::licence(config('imo-widgets.legal.ami'))])) !!}
