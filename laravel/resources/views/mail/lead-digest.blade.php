{!! $title !!}, do mais antigo para o mais recente.
@foreach ($entries as $entry)

{!! $entry['title'] !!}, {!! $entry['since'] !!}
{!! $entry['lead']->nome !!}
{!! $entry['lead']->tel !!}
{!! $entry['lead']->email !!}
Pedido n.º {!! $entry['lead']->id !!}. {!! $entry['state'] !!}
@foreach ($entry['links'] as $link)
{!! $link['text'] !!}:
{!! $link['url'] !!}
@endforeach
@endforeach
@if ($more > 0)

{!! $more === 1 ? 'E mais um, que não cabe aqui.' : "E mais $more, que não cabem aqui." !!}
@endif

--
Um pedido sai deste resumo assim que alguém o marca como respondido ou sem interesse.
