<?php

namespace ImoWidgets\Widgets\View;

use Illuminate\Contracts\Support\Htmlable;
use Illuminate\View\Component;
use ImoWidgets\ImoWidgets;

/** `<x-imo-listing-card>`; a class for the reasons of `Widget`. The tag has its attributes only when it is printed. */
final class ListingCard extends Component implements Htmlable
{
    public function __construct(private readonly mixed $listing = null)
    {
    }

    public function render(): self
    {
        return $this;
    }

    public function toHtml(): string
    {
        return app(ImoWidgets::class)->card($this->listing, $this->attributes);
    }
}
