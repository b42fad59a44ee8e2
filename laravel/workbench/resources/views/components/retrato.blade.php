{{-- A person's photo, or their initials if there is no photo. --}}
@props(['pessoa'])
@if ($pessoa->foto)
<img class="site-portrait" src="{{ asset($pessoa->foto) }}" alt="" width="400" height="500">
@else
<span class="site-portrait" aria-hidden="true">{{ \ImoWidgets\Domain\Text::toInitials($pessoa->name) }}</span>
@endif
