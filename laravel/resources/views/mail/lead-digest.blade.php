<x-imo-widgets::mail :title="$title">
<p class="muted" style="margin: 0; color: #586273">Do mais antigo para o mais recente.</p>
@foreach ($entries as $entry)
<div class="line" style="margin: 16px 0 0; padding: 16px 0 0; border-top: 1px solid #d5dae1">
<p style="margin: 0; font-weight: bold">{{ $entry['title'] }}</p>
<p class="muted" style="margin: 0; font-size: 14px; color: #586273">Pedido n.º {{ $entry['lead']->id }}, {{ $entry['since'] }}. {{ $entry['state'] }}</p>
<p style="margin: 4px 0 8px">{{ $entry['lead']->nome }}<br>{{ $entry['lead']->tel }}<br>{{ $entry['lead']->email }}</p>
<p style="margin: 0">
@foreach ($entry['links'] as $link)
<a href="{{ $link['url'] }}" style="display: inline-block; margin: 0 16px 0 0; padding: 8px 0; color: #1d4f9e">{{ $link['text'] }}</a>
@endforeach
@if ($entry['cv'] !== null)
<a href="{{ $entry['cv'] }}" style="display: inline-block; margin: 0 16px 0 0; padding: 8px 0; color: #1d4f9e">Descarregar o CV</a>
@endif
</p>
</div>
@endforeach
@if ($more > 0)
<p style="margin: 16px 0 0">{{ $more === 1 ? 'E mais um, que não cabe aqui.' : "E mais $more, que não cabem aqui." }}</p>
@endif
<p class="muted" style="margin: 16px 0 0; font-size: 14px; color: #586273">Um pedido sai deste resumo assim que alguém o marca como respondido ou sem interesse.</p>
</x-imo-widgets::mail>
