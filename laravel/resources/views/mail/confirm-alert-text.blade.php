Olá,

pediu-nos que o avisássemos por e-mail, {!! $frequency !!}, das novidades desta pesquisa:

{!! $words !!}

Para começar a receber os avisos, abra esta página e carregue no botão:
{!! $link !!}

A ligação é válida durante {!! $days !!} dias. Se não foi quem fez o pedido, ignore esta mensagem: não recebe mais nenhuma.

--
{!! config('app.name') !!}
