{{-- A section of a page, with its heading and introduction; `width` narrows it to that of a `form` or a `wizard`. --}}
@props(['title', 'lead' => null, 'width' => null])
<section class="site-section site-section--page"><div class="site-wrap @if ($width) site-wrap--{{ $width }} @endif">
<h1 class="site-h1">{{ $title }}</h1>
@if ($lead) <p class="site-lead">{{ $lead }}</p> @endif
{{ $slot }}
</div></section>
