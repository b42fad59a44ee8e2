<?php

namespace ImoWidgets\Alerts;

/** One sentence to one person, true at the moment. */
final class News
{
    /**
     * @param  int  $state  the listing, in `imo_listing_states`
     * @param  string  $key  its key in the site's table
     * @param  float|null  $price  in euros
     * @param  float|null  $before  the price that it has fallen from
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

    /** Names the sentence for a mail that is made once more. */
    public function name(): string
    {
        return "$this->state:{$this->sentence->value}";
    }
}
