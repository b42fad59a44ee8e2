{{-- A page's own part: its heading, its introduction, and the rest; as narrow as a `form` or a `wizard` if it is one. --}}
@props(['title', 'lead' => null, 'width' => null])
<section class="site-section site-section--page"><div class="site-wrap @if ($width) site-wrap--{{ $width }} @endif">
<h1 class="site-h1">{{ $title }}</h1>
@if ($lead) <p class="site-lead">{{ $lead }}</p> @endif
{{ $slot }}
</div></section>
