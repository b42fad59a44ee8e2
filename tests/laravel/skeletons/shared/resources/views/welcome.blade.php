<!DOCTYPE html>
<html lang="pt"><head><meta charset="utf-8"><title>Exemplo</title>@imoWidgets</head><body>
<x-imo-widget name="hero-search" />
<x-imo-widget name="listing-search" data-avisos="por-email" />
<x-imo-widget name="mortgage-calculator" />
<x-imo-widget name="property-contact" data-id-ref="OVR-1" />
<x-imo-widget name="general-contact" />
<x-imo-widget name="agent-contact" data-comercial="7" />
<x-imo-widget name="agency-contact" data-agencia="OVR" />
<x-imo-widget name="recruitment-wizard" />
<x-imo-widget name="valuation-wizard" />
<x-imo-widget name="team-cards" :data="['colaboradores' => [['id' => 7, 'name' => 'Ana']]]" />
</body></html>
