<x-site :title="$colaborador->name">
<x-section :title="$colaborador->name" :lead="$colaborador->titulo ?: 'A designar'">
<x-imo-widget name="agent-contact" :data="['comercial' => $colaborador->id, 'nomeComercial' => $colaborador->name, 'variante' => $colaborador->variante]" />
</x-section>
</x-site>
