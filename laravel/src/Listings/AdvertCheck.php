<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\QueryException;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Text;

/**
 * Finds published listings without the data that the law requires in an advert (docs/law.md), for `imo-widgets:check
 * --adverts`. Every listing is read once, as its card, some hundred at a time; only numbers and a few ids are held in
 * memory.
 */
final class AdvertCheck
{
    private const AT_ONCE = 500;

    /** The most listings that a line names. */
    private const NAMED = 10;

    /** The required data by the card's key: its name, and the law that requires it. */
    private const WANTED = [
        'certificado' => ['an energy class', 'DL 101-D/2020'],
        'licenca' => ['the number of a licence of use', 'DL 89/2021'],
        'areaUtil' => ['a useful area', 'DL 89/2021'],
        'tipologia' => ['a typology', 'DL 89/2021'],
    ];

    /** The data that are required only of a home's rent. */
    private const OF_RENTS = ['licenca', 'areaUtil', 'tipologia'];

    /** Words for plots, which have no energy certificate and are no homes. */
    private const LAND = ['terreno', 'lote'];

    private const NO_HOMES = [...self::LAND, 'garagem', 'armazem', 'loja', 'escritorio'];

    /** @var array<string, int> how many listings lack it, by the card's key */
    private array $missing = [];

    /** @var array<string, list<string>> the first of them, by their ids */
    private array $named = [];

    /** @var array{all: int, rents: int} how many listings it was asked of */
    private array $looked = ['all' => 0, 'rents' => 0];

    public function __construct(private readonly EloquentListingSearch $listings)
    {
    }

    /** @return list<string> a line for each key that listings lack, or for the error in reading them */
    public function problems(): array
    {
        try {
            $this->look();
        } catch (QueryException $problem) {
            return [ListingsNotSearched::describe($problem)];
        }

        return array_map($this->describe(...), array_keys(array_intersect_key(self::WANTED, $this->missing)));
    }

    /**
     * Describes the missing energy classes of one answer of the search, for a developer's log.
     *
     * @param  iterable<array<string, mixed>>  $cards
     * @return string|null `null` if every listing other than land has its energy class
     */
    public static function lackOfClass(iterable $cards): ?string
    {
        $listings = collect($cards)->map(fn (array $card) => new Listing((object) $card));
        $lacking = $listings->filter(fn (Listing $listing) => ! self::isOneOf(self::LAND, $listing) && $listing->energyClass() === null);
        $ids = $lacking->take(self::NAMED)->map(fn (Listing $listing) => $listing->text('id'))->implode(', ');

        return $lacking->isEmpty() ? null : "imo-widgets: {$lacking->count()} of {$listings->count()} listings in this answer lack an energy class (DL 101-D/2020): $ids. imo-widgets:check --adverts names what all of them lack.";
    }

    /** @return string the number of checked listings, in a sentence */
    public function summary(): string
    {
        return "{$this->looked['all']} buildings, {$this->looked['rents']} rents of homes";
    }

    private function look(): void
    {
        $all = $this->listings->query();
        $model = $all->getModel();
        // An order of the scope's own would break the chunks.
        $all->reorder()->select($model->qualifyColumn('*'));
        $all->lazyById(self::AT_ONCE, $model->getQualifiedKeyName(), $model->getKeyName())->each($this->lookAt(...));
    }

    private function lookAt(Model $row): void
    {
        $listing = new Listing((object) json_decode((string) json_encode($this->listings->card($row), JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE)));
        $id = $listing->text('id') === '' ? (string) $row->getKey() : $listing->text('id');
        if (! self::isOneOf(self::LAND, $listing)) {
            $this->looked['all']++;
            if ($listing->energyClass() === null) {
                $this->note('certificado', $id);
            }
        }
        if ($listing->isRent() && ! self::isOneOf(self::NO_HOMES, $listing)) {
            $this->looked['rents']++;
            foreach (self::OF_RENTS as $key) {
                if (! $listing->says($key)) {
                    $this->note($key, $id);
                }
            }
        }
    }

    /** @param  list<string>  $types */
    private static function isOneOf(array $types, Listing $listing): bool
    {
        $type = Text::fold($listing->text('tipoImovel'));

        return array_filter($types, fn (string $one) => str_contains($type, $one)) !== [];
    }

    private function note(string $key, string $id): void
    {
        $this->missing[$key] = ($this->missing[$key] ?? 0) + 1;
        if ($this->missing[$key] <= self::NAMED) {
            $this->named[$key][] = $id;
        }
    }

    private function describe(string $key): string
    {
        [$what, $law] = self::WANTED[$key];
        $count = $this->missing[$key];
        $isOfRents = in_array($key, self::OF_RENTS, true);
        $of = $isOfRents ? "{$this->looked['rents']} published rents of homes" : "{$this->looked['all']} published listings that are more than land";
        $ids = implode(', ', $this->named[$key]).($count > self::NAMED ? ' and '.($count - self::NAMED).' more' : '');

        return "$count of $of lack $what ($law): $ids. {$this->remedy($key)}";
    }

    private function remedy(string $key): string
    {
        $card = config('imo-widgets.listings.card');
        $path = is_array($card) ? $card[$key] ?? null : null;

        return match (true) {
            is_string($card) => "config('imo-widgets.listings.card') is the model's method $card(): it has to give $key.",
            $path === null => "config('imo-widgets.listings.card.$key') is null: name the attribute that holds it.",
            default => "config('imo-widgets.listings.card.$key') reads \"$path\": fill it.",
        };
    }
}
