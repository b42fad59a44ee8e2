<x-site title="A nossa equipa">
<x-section title="A nossa equipa" lead="As pessoas que estão consigo, da primeira visita à escritura.">
<x-imo-widget name="team-cards" :data="['colaboradores' => App\Models\Colaborador::equipa()]" />
</x-section>
</x-site>
