<x-imo-widgets::page title="Os seus avisos">
@if ($alerts->isEmpty())
<p>Não tem nenhum aviso confirmado.</p>
@endif
@foreach ($alerts as $alert)
<section>
<p><strong>{{ $alert->search->words() }}</strong></p>
<p>Termina em {{ $alert->expires_at->timezone('Europe/Lisbon')->format('d/m/Y') }}.</p>
<form method="post">
<input type="hidden" name="aviso" value="{{ $alert->id }}">
<label for="frequencia-{{ $alert->id }}">Frequência</label>
<select id="frequencia-{{ $alert->id }}" name="frequencia">
@foreach (\ImoWidgets\Alerts\AlertSettings::FREQUENCIES as $frequency => $days)
<option value="{{ $frequency }}" @selected($alert->frequency === $frequency)>{{ \ImoWidgets\Alerts\AlertSettings::frequencyInWords($frequency) }}</option>
@endforeach
</select>
<button type="submit" name="fazer" value="frequencia">Guardar</button>
<button class="quiet" type="submit" name="fazer" value="apagar">Cancelar este aviso</button>
</form>
</section>
@endforeach
<section>
@if ($alerts->isNotEmpty())
<form method="post">
<button type="submit" name="fazer" value="manter">Manter todos os avisos</button>
</form>
@endif
<form method="post" action="{{ \ImoWidgets\Alerts\AlertSettings::urlHere("/avisos/$person->token/cancelar") }}">
<button class="quiet" type="submit">Apagar todos os avisos e o meu endereço de e-mail</button>
</form>
</section>
</x-imo-widgets::page>
