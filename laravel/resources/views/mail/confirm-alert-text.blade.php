Olá,

Pediu-nos para receber por e-mail, {!! $frequency !!}, as novidades desta pesquisa:

{!! $words !!}

Para começar a receber os avisos, abra esta página e carregue no botão:
{!! $link !!}

A ligação é válida durante {!! $days === 1 ? 'um dia' : "$days dias" !!}. Se não fez este pedido, ignore esta mensagem: não lhe enviaremos mais nenhuma.

--
{!! config('app.name') !!}
@if ($privacy = config('imo-widgets.defaults.privacidadeUrl'))
Política de Privacidade: {!! \ImoWidgets\Alerts\AlertSettings::url($privacy) !!}
@endif
