{{-- What stands where a form will be, for who has no scripts. --}}
<p class="site-fallback"><b>{{ $slot }}</b> Ligue <a href="tel:+351256000000">256 000 000</a>.</p>
