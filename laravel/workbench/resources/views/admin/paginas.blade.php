<x-admin title="Páginas">
<p><a href="{{ route('admin.paginas.create') }}">Nova página</a></p>
<ul>
@foreach ($paginas as $pagina)
<li><a href="{{ route('admin.paginas.edit', $pagina) }}">{{ $pagina->titulo }}</a></li>
@endforeach
</ul>
</x-admin>
