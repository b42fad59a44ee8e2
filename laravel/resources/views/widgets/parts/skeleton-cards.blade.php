{{-- widgets/listing-search/results/SkeletonCards.tsx --}}
<ul class="imo-grid imo-grid--waiting" aria-hidden="true">
    @for ($position = 0; $position < 6; $position++)
        <li class="imo-listing imo-listing--skeleton">
            <div class="imo-carousel"></div>
            <div class="imo-listing__body">
                <div class="imo-listing__top">
                    <p class="imo-listing__price">{{ "\u{A0}" }}</p>
                </div>
                <p class="imo-listing__title">{{ "\u{A0}" }}</p>
                <p class="imo-listing__address">{{ "\u{A0}" }}</p>
                <p class="imo-listing__facts">{{ "\u{A0}" }}</p>
            </div>
        </li>
    @endfor
</ul>
