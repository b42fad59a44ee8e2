<x-imo-widgets::page :title="$title">
<p>{{ $text }}</p>
@if ($person)
<p><a href="{{ \ImoWidgets\Alerts\AlertSettings::urlHere("/avisos/$person->token") }}">Gerir os avisos</a></p>
@endif
</x-imo-widgets::page>
