<x-site :title="$colaborador->name">
<section class="site-section site-section--page"><div class="site-wrap site-agent">
<div class="site-agent__who"><x-retrato :pessoa="$colaborador" /><div><h1 class="site-h1">{{ $colaborador->name }}</h1>@if ($colaborador->titulo)<p class="site-lead">{{ $colaborador->titulo }}</p>@endif<x-alcance :pessoa="$colaborador" /></div></div>
<div><x-imo-widget name="agent-contact" :data="array_filter(['comercial' => $colaborador->id, 'nomeComercial' => $colaborador->name, 'variante' => $colaborador->variante, 'telefone' => $colaborador->telefone, 'email' => $colaborador->email])" /></div>
</div></section>
</x-site>
