<x-imo-widgets::page title="Aviso confirmado">
<p>Vai receber por e-mail, {{ \ImoWidgets\Alerts\AlertSettings::frequencyInWords($alert->frequency) }}, as novidades desta pesquisa:</p>
<p><strong>{{ $alert->search->words() }}</strong></p>
<p>Quando não houver novidades, não enviamos nada.</p>
<p><a href="{{ \ImoWidgets\Alerts\AlertSettings::urlHere("/avisos/{$alert->subscriber->token}") }}">Gerir os avisos</a></p>
</x-imo-widgets::page>
