<p class="muted line" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #d5dae1;font-size:14px;line-height:20px;color:#586273">{{ implode(' · ', array_filter([$legal['firm'] ?? config('app.name'), ImoWidgets\Domain\Licence::format($legal['ami'] ?? null), $legal['seat'] ?? null])) }}</p>
@isset($cancel)
<p class="muted" style="margin:8px 0 0;font-size:14px;line-height:20px;color:#586273">Recebe esta mensagem porque confirmou avisos por e-mail no nosso site. <a class="muted" href="{{ $manage }}" style="color:#586273">Gerir os avisos</a> · <a class="muted" href="{{ $cancel }}" style="color:#586273">Cancelar todos</a></p>
@endisset
