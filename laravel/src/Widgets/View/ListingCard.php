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
    /** @param  mixed  $listing  a model of the listings, or a card's array */
    public function __construct(public mixed $listing = null)
    {
    }

    /** Returns the card, after the style sheets that the page does not have yet. */
    public function render(): View
    {
        return view('imo-widgets::listing-card', ['imoWidgets' => app(ImoWidgets::class)]);
    }
}
