<x-site title="Recrutamento">
<x-section title="Trabalhe connosco" lead="Diga-nos o que gostaria de fazer e em que loja. Lemos todas as candidaturas.">
<x-imo-widget name="recruitment-wizard"><x-call-us>Candidatura</x-call-us></x-imo-widget>
</x-section>
</x-site>
