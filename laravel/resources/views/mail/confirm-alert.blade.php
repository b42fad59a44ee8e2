<x-imo-widgets::mail title="Confirme o seu pedido de avisos">
<p style="margin:0 0 8px">Pediu-nos para receber por e-mail, {{ $frequency }}, as novidades desta pesquisa:</p>
<p style="margin:0 0 24px;font-weight:600">{{ $words }}</p>
<p style="margin:0 0 24px"><a class="button" href="{{ $link }}" style="display: inline-block; padding: 10px 20px; border: 1px solid #1d4f9e; border-radius: 8px; background: #1d4f9e; color: #ffffff; font-weight: bold; text-decoration: none">Confirmar o pedido</a></p>
<p class="muted" style="margin:0;font-size:14px;line-height:20px;color:#586273">A ligação é válida durante {{ $days === 1 ? 'um dia' : "$days dias" }}. Se não fez este pedido, ignore esta mensagem: não lhe enviaremos mais nenhuma.</p>
@include('imo-widgets::mail.alert-foot', ['legal' => (array) config('imo-widgets.legal')])
</x-imo-widgets::mail>
