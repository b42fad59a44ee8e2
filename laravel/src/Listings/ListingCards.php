<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Arr;
use ImoWidgets\Domain\Listing;

/** A listing of the site as the widgets read it (docs/contract.md#listing-answer). */
final class ListingCards
{
    /** The filters and orders that compare a number of the card. */
    private const NUMBERS = ['preco' => 'preco', 'numQuartos' => 'quartos', 'numWCs' => 'wcs', 'garagem' => 'garagem'];

    private bool $isChecked = false;

    public function __construct(private readonly ListingTable $table)
    {
    }

    /**
     * The card's array: what the model's own method says, or each key out of the attribute that the config names for it.
     *
     * @return array<string, mixed>
     *
     * @throws BadListingConfig in debug, for an attribute that the model lacks; in production it is reported and the card has none
     */
    public function make(Model $listing): array
    {
        $card = $this->table->card();
        if (is_string($card)) {
            return $listing->$card();
        }
        $this->check();
        $fields = array_map(fn (?string $path) => $path === null ? null : data_get($listing, $path), $card);
        foreach (array_intersect_key(self::NUMBERS, $card) as $key => $name) {
            // What is searched for is what the card shows; an accessor may have made a text of it, such as "150.000 €".
            if ($card[$key] !== null && $card[$key] === $this->table->path($name) && array_key_exists($card[$key], $listing->getAttributes())) {
                $fields[$key] = $listing->getAttributes()[$card[$key]];
            }
        }
        if (is_numeric($fields['preco'] ?? null)) {
            $fields['preco'] /= $this->table->centsOfEuro();
        }
        $fields['fotos'] = $this->photos($fields['fotos'] ?? null);
        $fields['link'] ??= Listing::toSlug((string) ($fields['titulo'] ?? '')).'_'.$listing->getKey();

        return $fields;
    }

    /** Once for all cards of a search. */
    private function check(): void
    {
        if ($this->isChecked) {
            return;
        }
        $this->isChecked = true;
        foreach ($this->table->problemsOfCard() as $problem) {
            config('app.debug') ? throw $problem : report($problem);
        }
    }

    /**
     * The first photo is the cover. Paths become URLs, right on a site in a subfolder too.
     *
     * @return array<string, mixed>
     */
    private function photos(mixed $photos): array
    {
        if (is_array($photos) && Arr::isAssoc($photos)) {
            return $photos;
        }
        $urls = array_map(fn (mixed $photo) => is_string($photo) ? asset($photo) : $photo, array_values(Arr::wrap($photos)));

        return ['capa' => $urls[0] ?? null, 'fotos' => array_slice($urls, 1)];
    }
}
