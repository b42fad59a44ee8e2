<x-site title="A nossa equipa">
<x-section title="A nossa equipa" lead="As pessoas que o acompanham, da primeira visita à escritura.">
<x-imo-widget name="team-cards" :data="['colaboradores' => $equipa]" />
</x-section>
</x-site>
