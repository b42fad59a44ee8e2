{{-- A page's own part: its heading, what it says first, and the rest. --}}
@props(['title', 'lead' => null])
<section class="site-section site-section--page"><div class="site-wrap">
<h1 class="site-h1">{{ $title }}</h1>
@if ($lead) <p class="site-lead">{{ $lead }}</p> @endif
{{ $slot }}
</div></section>
