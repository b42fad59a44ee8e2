<?php

namespace ImoWidgets\Check\Listings;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Str;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Text;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Settings;

/** Looks at the card of every published listing. */
final class Adverts extends Question
{
    public const LINE = 'Adverts';

    public const ASKS = 'Which published listings lack their [mandatory facts](../docs/law.md#adverts)?';

    public const AFTER = [ListingSource::class];

    /** The maximum number of listings named in one line. */
    private const NAMED = 10;

    /** The required facts by the card's key, each with its name and the law that requires it. */
    private const WANTED = [
        'certificado' => ['an energy class', 'DL 101-D/2020'],
        'licenca' => ['the number of a licence of use', 'DL 89/2021'],
        'areaUtil' => ['a useful area', 'DL 89/2021'],
        'tipologia' => ['a typology', 'DL 89/2021'],
    ];

    /** Words for plots, which have no energy certificate and aren't homes. */
    private const LAND = ['terreno', 'lote'];

    private const NO_HOMES = [...self::LAND, 'garagem', 'armazem', 'loja', 'escritorio'];

    /** @var array<string, list<string>> the ids of the listings that lack a fact, by the card's key */
    private array $lacking = [];

    private EloquentListingSearch $listings;

    private int $buildings = 0;

    private int $rents = 0;

    public function answers(Site $site): iterable
    {
        if (! $site->searchesListings()) {
            yield self::error(
                'this site\'s listings are not those of config(\'imo-widgets.listings\')',
                'no advert was looked at',
                'Run the check where api_base leads, if that is elsewhere.',
            );

            return;
        }
        $this->listings = app(EloquentListingSearch::class);
        $all = $this->listings->query();
        $model = $all->getModel();
        // An order set by the site's scope would break the chunks.
        $all->reorder()->select($model->qualifyColumn('*'));
        $all->lazyById(500, $model->getQualifiedKeyName(), $model->getKeyName())->each($this->look(...));
        yield self::fine("$this->buildings buildings, $this->rents rents of homes");
        foreach (array_intersect_key(self::WANTED, $this->lacking) as $key => [$what, $law]) {
            $ids = collect($this->lacking[$key]);
            $of = $key === 'certificado'
                ? "$this->buildings published listings that are more than land"
                : "$this->rents published rents of homes";
            $more = $ids->count() > self::NAMED ? ' and '.($ids->count() - self::NAMED).' more' : '';
            yield self::error(
                "{$ids->count()} of $of lack $what ($law): {$ids->take(self::NAMED)->implode(', ')}$more",
                'their adverts are against the law',
                self::remedyFor($key),
            );
        }
    }

    private function look(Model $row): void
    {
        $flags = JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE;
        $listing = new Listing((object) json_decode((string) json_encode($this->listings->card($row), $flags)));
        $id = $listing->text('id') === '' ? (string) $row->getKey() : $listing->text('id');
        $type = Text::fold($listing->text('tipoImovel'));
        if (! Str::contains($type, self::LAND)) {
            $this->buildings++;
            if ($listing->energyClass() === null) {
                $this->lacking['certificado'][] = $id;
            }
        }
        if ($listing->isRent() && ! Str::contains($type, self::NO_HOMES)) {
            $this->rents++;
            foreach (['licenca', 'areaUtil', 'tipologia'] as $key) {
                if (! $listing->says($key)) {
                    $this->lacking[$key][] = $id;
                }
            }
        }
    }

    private static function remedyFor(string $key): string
    {
        $card = Settings::get('listings.card');
        $setting = "config('imo-widgets.listings.card";

        return match (true) {
            is_string($card) => "$setting') is the model's method $card(): it must return $key.",
            isset($card[$key]) => "$setting.$key') reads \"$card[$key]\": fill it.",
            default => "$setting.$key') is null: name the attribute that holds it.",
        };
    }
}
