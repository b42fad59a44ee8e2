<x-imo-widgets::page title="Cancelar todos os avisos">
<p>Deixa de receber avisos e apagamos o seu endereço de e-mail.</p>
<form method="post">
<button type="submit">Cancelar todos os avisos</button>
</form>
<p><a href="{{ \ImoWidgets\Alerts\AlertSettings::urlHere("/avisos/$person->token") }}">Gerir os avisos um a um</a></p>
</x-imo-widgets::page>
