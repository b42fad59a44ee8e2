<x-site title="Recrutamento">
<x-section title="Trabalhe connosco" lead="Diga-nos o que gostaria de fazer e em que loja. Lemos todas as candidaturas." width="wizard">
<x-imo-widget name="recruitment-wizard" />
</x-section>
</x-site>
