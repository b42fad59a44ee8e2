@php
    $rows = ['Nome' => $lead->nome, 'Telefone' => $lead->tel, 'E-mail' => $lead->email] + $answers
        + ($lead->cv_name === null ? [] : ['CV' => $lead->cvLine()]);
@endphp

<x-imo-widgets::mail :title="$title">
<table role="presentation" cellpadding="0" cellspacing="0" style="width: 100%; border-collapse: collapse">
@foreach ($rows as $label => $value)
<tr><td class="muted" style="width: 32%; padding: 4px 12px 4px 0; vertical-align: top; color: #586273">{{ $label }}:</td> <td style="padding: 4px 0; vertical-align: top">{{ $value }}</td></tr>
@endforeach
</table>
@if (filled($lead->mensagem))
<p class="line" style="margin: 16px 0; padding: 16px 0 0; border-top: 1px solid #d5dae1">{!! ImoWidgets\PlainText::toHtml($lead->mensagem) !!}</p>
@endif
@if ($replyLink !== null)
<p style="margin: 16px 0 0"><a href="{{ $replyLink }}" style="color: #1d4f9e; font-weight: bold">Responder por e-mail</a></p>
@endif
@if ($cv !== null)
<p style="margin: 16px 0 0"><a href="{{ $cv }}" style="color: #1d4f9e; font-weight: bold">Descarregar o CV</a></p>
@endif
<p style="margin: 24px 0 8px">
@foreach ($links as $link)
<a class="button{{ $loop->first ? '' : ' second' }}" href="{{ $link['url'] }}" style="display: inline-block; margin: 0 4px 8px 0; padding: 10px 12px; border: 1px solid #1d4f9e; border-radius: 8px; background: {{ $loop->first ? '#1d4f9e' : '#ffffff' }}; color: {{ $loop->first ? '#ffffff' : '#1d4f9e' }}; font-weight: bold; text-decoration: none">{{ $link['text'] }}</a>
@endforeach
</p>
@foreach ($origin as $label => $value)
<p class="muted" style="margin: 4px 0 0; font-size: 14px; color: #586273">{{ $label }}: {{ $value }}</p>
@endforeach
<p class="muted" style="margin: 8px 0 0; font-size: 14px; color: #586273">Pedido n.º {{ $lead->id }}, recebido em {{ $lead->created_at->timezone('Europe/Lisbon')->format('d/m/Y, \à\s H:i') }}.{{ $replyLink === null ? ' O endereço de e-mail indicado não é válido: responda por telefone.' : ($answersGoToVisitor ? ' Ao responder a este e-mail, escreve a quem enviou o pedido.' : '') }}</p>
@if ($lead->is_suspicious)
<p class="muted" style="margin: 8px 0 0; font-size: 14px; color: #586273">Marcado como suspeito: {{ implode(', ', ImoWidgets\Leads\Suspicion::described($lead->signs)) }}.</p>
@endif
</x-imo-widgets::mail>
