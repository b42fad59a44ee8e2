{{-- widgets/listing-search/card/ListingCards.tsx: a card, inside an `li` or, on the site's own pages, a `div`. --}}
<div class="imo-carousel" role="group" aria-roledescription="carrossel" aria-label="Fotografias: {{ $title }}"@if ($photoCount > 1) data-photos="{{ $photoCount }}"@endif>
    @if ($tag !== '')
        <span class="imo-listing__tag">{{ $tag }}</span>
    @endif
    <a class="imo-carousel__track"@if ($photoHref !== null) href="{{ $photoHref }}"@endif aria-label="{{ $title }}"@if ($photoCount > 1) data-to-come="{{ $photoCount - 1 }}"@endif>
        @if ($photo)
            <img src="{{ $photo['url'] }}"@if ($photo['srcset'] !== '') srcSet="{{ $photo['srcset'] }}" sizes="auto, (min-width: 960px) 33vw, (min-width: 560px) 50vw, 100vw"@endif alt="{{ $title }}, fotografia 1 de {{ $photoCount }}" loading="lazy" decoding="async" fetchPriority="low"/>
        @else
            <span class="imo-photo-empty">
                @include('imo-widgets::widgets.parts.icon', ['name' => 'house', 'size' => 'large'])
                <span class="imo-hidden">Sem fotografia</span>
            </span>
        @endif
    </a>
    @if ($photoCount > 1)
        <button type="button" class="imo-carousel__button imo-carousel__button--prev" aria-label="Fotografia anterior" aria-disabled="true" tabindex="-1"></button>
        <button type="button" class="imo-carousel__button imo-carousel__button--next" aria-label="Fotografia seguinte"></button>
    @endif
</div>
@if ($hasHeart)
    <button type="button" class="imo-heart" aria-pressed="false" aria-label="Favorito: {{ $title }}"></button>
@endif
<div class="imo-listing__body">
    <div class="imo-listing__top">
        <p class="imo-listing__price">{{ $price }}@if ($isMonthly)<span class="imo-listing__per">/mês</span>@endif</p>
        @if ($type !== '')
            <p class="imo-listing__type">{{ $type }}</p>
        @endif
        @if ($energy)
            <p class="imo-energy"@if ($energy['letter'] !== null) data-class="{{ $energy['letter'] }}"@endif title="{{ $energy['whole'] }}">
                <span aria-hidden="true">{{ $energy['short'] }}</span>
                <span class="imo-hidden">{{ $energy['whole'] }}</span>
            </p>
        @endif
    </div>
    <h3 class="imo-listing__title"><a class="imo-listing__link"@if ($titleHref !== null) href="{{ $titleHref }}"@endif>{{ $title }}</a></h3>
    @if ($address !== '')
        <p class="imo-listing__address" title="{{ $address }}">@if ($shortAddress === $address){{ $address }}@else<span aria-hidden="true">{{ $shortAddress }}</span><span class="imo-hidden">{{ $address }}</span>@endif</p>
    @endif
    @if ($advert !== '')
        <p class="imo-listing__advert">{{ $advert }}</p>
    @endif
    @if ($facts !== [])
        <ul class="imo-listing__facts">
            @foreach ($facts as $key => $fact)
                <li class="imo-listing__fact" data-fact="{{ $key }}">@if ($key === 'areaPrivada')<span class="imo-hidden">Área privada: </span>@elseif ($key === 'garagem')<span class="imo-hidden">Estacionamento: </span>@endif{{ $fact }}</li>
            @endforeach
        </ul>
    @endif
</div>
