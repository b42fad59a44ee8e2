<x-site title="Avaliação de imóveis">
<x-section title="Quanto vale o seu imóvel?" lead="Conte-nos o essencial em três passos. A avaliação é gratuita e sem compromisso." width="wizard">
<x-imo-widget name="valuation-wizard" />
</x-section>
</x-site>
