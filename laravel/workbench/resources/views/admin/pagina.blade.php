<x-admin :title="$pagina->titulo ?? 'Nova página'">
@if (session('gravada')) <p role="status">Página guardada. <a href="{{ route('pagina', $pagina) }}">Ver a página</a></p> @endif
<form method="post" action="{{ $pagina->exists ? route('admin.paginas.update', $pagina) : route('admin.paginas.store') }}">@csrf @if ($pagina->exists) @method('put') @endif
@foreach ($errors->all() as $message) <p role="alert">{{ $message }}</p> @endforeach
<p><label>Título<br><input name="titulo" value="{{ old('titulo', $pagina->titulo) }}" required maxlength="255"></label></p>
<p><label>Endereço<br><input name="slug" value="{{ old('slug', $pagina->slug) }}" required pattern="[a-z0-9]+(-[a-z0-9]+)*"></label></p>
<p><label for="corpo">Texto</label></p>
<textarea id="corpo" name="corpo">{{ old('corpo', $pagina->corpo) }}</textarea>
<p><button>Guardar</button></p>
</form>
{{-- The site serves TinyMCE itself: run npm install tinymce and put its folder into public/. --}}
<script src="{{ asset('tinymce/tinymce.min.js') }}"></script>
<script>
tinymce.init({
    selector: '#corpo',
    license_key: 'gpl',
    plugins: 'code link lists',
    external_plugins: { imowidgets: @json(asset('vendor/imo-widgets/editors/tinymce.js')) },
    toolbar: 'undo redo | blocks bold italic | bullist link | imowidgets | code',
    convert_urls: false,
    entity_encoding: 'raw',
    promotion: false,
    height: 500,
});
</script>
</x-admin>
