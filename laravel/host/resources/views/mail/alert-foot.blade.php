<p class="m h" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #dde2e5;font-size:14px;line-height:20px;color:#5b6670">{{ implode(' · ', array_filter([$legal['firm'] ?? config('app.name'), filled($legal['ami'] ?? null) ? "Licença AMI n.º {$legal['ami']}" : null, $legal['seat'] ?? null])) }}</p>
@isset($cancel)
<p class="m" style="margin:8px 0 0;font-size:14px;line-height:20px;color:#5b6670">Recebe esta mensagem porque confirmou avisos por e-mail no nosso site. <a class="m" href="{{ $manage }}" style="color:#5b6670">Gerir os avisos</a> · <a class="m" href="{{ $cancel }}" style="color:#5b6670">Cancelar todos</a></p>
@endisset
</td></tr></table>
</td></tr></table>
</body>
</html>
