{{-- widgets/listing-search/results/Pagination.tsx, as react-paginate writes it. --}}
<nav aria-label="Paginação">
    <ul class="imo-pagination">
        <li class="imo-pagination__step{{ $previous === null ? ' disabled' : '' }}">
            <a class="imo-pagination__link imo-pagination__link--previous{{ $previous === null ? ' imo-pagination__link--disabled' : '' }}"@if ($previous === null) tabindex="-1" role="button" aria-disabled="true"@else href="{{ $previous }}" tabindex="0" aria-disabled="false"@endif aria-label="Página anterior" rel="prev">
                @include('imo-widgets::widgets.parts.icon', ['name' => 'chevron-left', 'size' => ''])
                <span class="imo-pagination__word">Anterior</span>
            </a>
        </li>
        @foreach ($links as [$number, $url])
            @if ($number === null)
                <li class="imo-pagination__gap"><a class="imo-pagination__dots" role="presentation">…</a></li>
            @elseif ($number === $page)
                <li class="imo-pagination__item selected"><a class="imo-pagination__link" href="{{ $url }}" tabindex="-1" aria-label="Página {{ $number }}" aria-current="page">{{ $number }}</a></li>
            @else
                <li class="imo-pagination__item"><a{!! [$page - 1 => ' rel="prev"', $page + 1 => ' rel="next"'][$number] ?? '' !!} class="imo-pagination__link" href="{{ $url }}" tabindex="0" aria-label="Página {{ $number }}">{{ $number }}</a></li>
            @endif
        @endforeach
        <li class="imo-pagination__step{{ $next === null ? ' disabled' : '' }}">
            <a class="imo-pagination__link imo-pagination__link--next{{ $next === null ? ' imo-pagination__link--disabled' : '' }}"@if ($next === null) tabindex="-1" role="button" aria-disabled="true"@else href="{{ $next }}" tabindex="0" aria-disabled="false"@endif aria-label="Página seguinte" rel="next">
                <span class="imo-pagination__word">Seguinte</span>
                @include('imo-widgets::widgets.parts.icon', ['name' => 'chevron-right', 'size' => ''])
            </a>
        </li>
    </ul>
</nav>
