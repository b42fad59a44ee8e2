<?php

namespace ImoWidgets\Alerts;

/** A sentence about one listing that can now be mailed to one person. */
final class News
{
    /**
     * @param  int  $state  the listing's id in `imo_listing_states`
     * @param  string  $key  the listing's key in the site's table
     * @param  float|null  $price  in euros
     * @param  float|null  $before  the price in euros before it fell
     */
    public function __construct(
        public readonly int $alert,
        public readonly int $state,
        public readonly string $key,
        public readonly Sentence $sentence,
        public readonly ?float $price = null,
        public readonly ?float $before = null,
    ) {
    }

    /** Identifies the sentence within a mail, so a rebuilt mail can be limited to the same sentences. */
    public function name(): string
    {
        return "$this->state:{$this->sentence->value}";
    }
}
