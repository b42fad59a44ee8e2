<?php

namespace ImoWidgets\Widgets\View;

use Illuminate\Contracts\Support\Htmlable;
use Illuminate\View\Component;
use ImoWidgets\ImoWidgets;

/**
 * `<x-imo-listing-card>`, a class component for the same reasons as `Widget`. It renders in `toHtml()` because the
 * tag's attributes are set only after `render()` is called.
 */
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
