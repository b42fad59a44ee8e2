<x-site title="A nossa equipa">
<x-section title="A nossa equipa" lead="As pessoas que estão consigo, da primeira visita à escritura.">
<ul class="site-team">
@foreach ($equipa as $pessoa)
<li><x-retrato :pessoa="$pessoa" /><h2><a href="{{ url($pessoa->link) }}">{{ $pessoa->name }}</a></h2>@if ($pessoa->titulo)<p>{{ $pessoa->titulo }}</p>@endif<x-alcance :pessoa="$pessoa" /></li>
@endforeach
</ul>
</x-section>
</x-site>
