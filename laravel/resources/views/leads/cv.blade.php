<x-imo-widgets::page title="Descarregar o CV" :heading="$title">
<p class="muted">Pedido n.º {{ $lead->id }}, recebido em {{ $lead->created_at->timezone('Europe/Lisbon')->format('d/m/Y, \à\s H:i') }}.</p>
<p>O CV vem de quem se candidatou: abra-o como qualquer ficheiro que recebe por e-mail.</p>
<form method="post">
<label for="by">O seu nome (opcional)</label>
<input id="by" name="by" value="{{ $by }}" maxlength="100" autocomplete="name">
<button>Descarregar o CV</button>
</form>
@include('imo-widgets::leads.history')
</x-imo-widgets::page>
