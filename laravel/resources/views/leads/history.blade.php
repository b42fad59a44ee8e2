@if ($lead->trail !== [])
<h2>O que já aconteceu</h2>
<ol>
@foreach ($lead->history() as $line)
<li>{{ $line }}</li>
@endforeach
</ol>
@endif
