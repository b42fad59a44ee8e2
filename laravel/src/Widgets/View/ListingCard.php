<?php

namespace ImoWidgets\Widgets\View;

use Illuminate\Contracts\View\View;
use Illuminate\View\Component;
use Illuminate\View\ComponentAttributeBag;
use ImoWidgets\ImoWidgets;

/** `<x-imo-listing-card>`; a class for the reasons of `Widget`. */
final class ListingCard extends Component
{
    public function __construct(private readonly mixed $listing = null)
    {
    }

    public function imoCard(ComponentAttributeBag $attributes): string
    {
        return app(ImoWidgets::class)->card($this->listing, $attributes);
    }

    public function render(): View
    {
        return view('imo-widgets::listing-card');
    }
}
