<?php

namespace ImoWidgets\Widgets\View;

use Illuminate\Contracts\View\View;
use Illuminate\View\Component;
use ImoWidgets\ImoWidgets;

/**
 * `<x-imo-listing-card :listing="$imovel" />`: one listing's card as `listing-search` draws it, for the site's own
 * pages (docs/product/cards.md#on-the-sites-own-pages). All other attributes are put on the element around the card.
 */
final class ListingCard extends Component
{
    public function __construct(public mixed $listing = null)
    {
    }

    public function render(): View
    {
        return view('imo-widgets::listing-card', ['imoWidgets' => app(ImoWidgets::class)]);
    }
}
