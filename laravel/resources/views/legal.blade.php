<div {{ $attributes->class('imo-legal') }}>
@if ($company || $license)
<p>{{ implode(' ', array_filter([$company, $license])) }}</p>
@endif
@if ($complaints)
<p><a href="{{ $complaints }}" rel="noopener">Livro de Reclamações Eletrónico</a></p>
@endif
@if ($ral)
<p>Em caso de litígio, o consumidor pode recorrer a uma entidade de resolução alternativa de litígios de consumo: <a href="{{ $ral['url'] }}" rel="noopener">{{ $ral['name'] }}</a>.</p>
@endif
@if ($credit)
<p>{{ $credit }}</p>
@endif
</div>
