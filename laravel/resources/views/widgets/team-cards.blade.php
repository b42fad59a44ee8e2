{{-- widgets/team-cards/TeamCards.tsx --}}
<ul id="{{ $id }}-people" class="imo-team">
    @foreach ($colaboradores as $person)
        <li class="imo-person">
            <div class="imo-person__photo" aria-hidden="true">@if ($person['foto'] !== '')<img src="{{ $person['foto'] }}" alt="" loading="lazy" decoding="async"/>@else{{ $person['initials'] }}@endif</div>
            <p class="imo-person__name">
                @if ($person['link'] !== '')
                    <a href="{{ $person['link'] }}">{{ $person['name'] }}</a>
                @else
                    <span tabindex="-1">{{ $person['name'] }}</span>
                @endif
            </p>
            <p class="imo-person__role imo-small">{{ $person['titulo'] === '' ? 'A designar' : $person['titulo'] }}</p>
        </li>
    @endforeach
</ul>
@if ($hasMore)
    <div class="imo-team__all">
        <a class="imo-button imo-button--secondary" href="#{{ $id }}-people">Ver todos</a>
    </div>
@endif
