@include('mail.alert-head', ['title' => 'Confirme o seu aviso de imóveis'])
<h1 class="t" style="margin:0 0 16px;font-size:22px;line-height:28px">Confirme o seu aviso</h1>
<p class="t" style="margin:0 0 8px">Pediu-nos que o avisássemos por e-mail, {{ $frequency }}, das novidades desta pesquisa:</p>
<p class="t" style="margin:0 0 24px;font-weight:600">{{ $words }}</p>
<p style="margin:0 0 24px"><a class="b" href="{{ $link }}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#1f4e5f;color:#ffffff;font-weight:600;text-decoration:none">Confirmar o aviso</a></p>
<p class="m" style="margin:0;font-size:14px;line-height:20px;color:#5b6670">A ligação é válida durante {{ $days }} dias. Se não foi quem fez o pedido, ignore esta mensagem: não recebe mais nenhuma.</p>
@include('mail.alert-foot', ['legal' => (array) config('imo-widgets.legal')])
