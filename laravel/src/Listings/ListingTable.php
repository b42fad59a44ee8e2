<?php

namespace ImoWidgets\Listings;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

/**
 * Where a site keeps its listings: the model, and which of its columns each filter, order and field of a card is about.
 * That is what `config('imo-widgets.listings')` says; what it leaves out is as the package's own config file has it.
 */
final class ListingTable
{
    /** @param  array<string, mixed>  $config  `config('imo-widgets.listings')`, whole */
    private function __construct(private readonly array $config)
    {
    }

    /**
     * @param  array<string, mixed>  $config  what the site says
     * @param  array<string, mixed>  $defaults  what the package's config file says
     *
     * @throws BadListingConfig where the model is none
     */
    public static function from(array $config, array $defaults): self
    {
        $config += $defaults;
        $config['columns'] += $defaults['columns'];
        $model = $config['model'];
        if (! is_string($model) || ! is_subclass_of($model, Model::class)) {
            throw BadListingConfig::of('model', 'the class of the listings, such as App\Models\Imovel::class', $model);
        }

        return new self($config);
    }

    /** All listings that the site shows: `scope` of the config, if there is one, narrows them. */
    public function query(): Builder
    {
        $query = $this->config['model']::query();

        return $this->config['scope'] === null ? $query : $query->scopes($this->config['scope']);
    }

    /** The model of the listings, unfilled. */
    public function model(): Model
    {
        return new $this->config['model'];
    }

    /** @return list<string> relations that the cards need */
    public function relations(): array
    {
        return $this->config['with'];
    }

    /** The column of a filter or an order; `relation.column` for one of a relation; `null` where the table has none. */
    public function column(string $name): ?string
    {
        return $this->config['columns'][$name] ?? null;
    }

    /** @return list<string> the columns that a place's name is looked for in */
    public function placeColumns(): array
    {
        return array_values((array) $this->config['columns']['localizacao']);
    }

    /**
     * What the call's values are called in the table.
     *
     * @param  list<string>  $values
     * @return list<mixed>
     */
    public function values(string $filter, array $values): array
    {
        return array_map(fn ($value) => $this->config['values'][$filter][$value] ?? $value, $values);
    }

    /** Whether the columns of places hold names without accents and in lower case. */
    public function hasFoldedPlaces(): bool
    {
        return $this->config['folded_places'];
    }

    /** Whether agents are known by numbers, as `foreignId` makes them. */
    public function hasNumberedAgents(): bool
    {
        return $this->config['numbered_agents'];
    }

    /** @return string|array<string, string> the model's method that makes a card, or the model's attribute for each of its keys */
    public function card(): string|array
    {
        return $this->config['card'];
    }
}
