@props(['equipa'])
<ul class="site-people">@foreach ($equipa as $pessoa) <li><a href="{{ $pessoa['link'] }}">{{ $pessoa['name'] }}</a></li> @endforeach</ul>
