<x-site :title="$pagina->titulo">
<x-section :title="$pagina->titulo">
@imoShortcodes($pagina->corpo)
</x-section>
</x-site>
