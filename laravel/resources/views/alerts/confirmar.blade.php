<x-imo-widgets::page title="Confirme o seu pedido de avisos">
<p>Quer receber por e-mail, {{ \ImoWidgets\Alerts\AlertSettings::frequencyInWords($alert->frequency) }}, as novidades desta pesquisa?</p>
<p><strong>{{ $alert->search->words() }}</strong></p>
<p>{{ $alert->consent }}</p>
<form method="post">
<button type="submit">Confirmar o pedido</button>
</form>
</x-imo-widgets::page>
