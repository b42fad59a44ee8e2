<?php

namespace ImoWidgets\Listings;

use Closure;
use Illuminate\Contracts\Container\Container;
use Illuminate\Database\QueryException;
use ImoWidgets\Rules\FormRules;
use ReflectionMethod;
use ReflectionNamedType;

/** What is wrong with `config('imo-widgets.listings')`, for imo-widgets:check: it is held against the model and its tables. */
final class ListingCheck
{
    /** @param  array<string, mixed>  $defaults  what the package's config file says */
    public function __construct(private readonly Container $app, private readonly array $defaults)
    {
    }

    /**
     * Whether the package's search answers this site's visitors: the site's config says something of its own about listings, or
     * what answers the call asks for a `ListingSearch`.
     *
     * @param  list<string>  $actions  what answers `POST /api/imoveis`, as Laravel names it
     */
    public function isInUse(array $actions): bool
    {
        return config('imo-widgets.listings') != $this->defaults || array_filter($actions, $this->asksForSearch(...)) !== [];
    }

    /** @return list<string> a line for each mistake */
    public function problems(): array
    {
        $problems = $this->problemsOf(fn () => $this->app->make(ListingSearch::class));
        $class = config('imo-widgets.listings.search', $this->defaults['search']);
        // A class of the site's own looks wherever it likes.
        if ($problems !== [] || ! is_a($class, EloquentListingSearch::class, true) && $class !== ScoutListingSearch::class) {
            return $problems;
        }
        $table = $this->app->make(ListingTable::class);
        $names = array_diff(array_keys($this->defaults['columns']), ['localizacao']);
        $looks = [
            $table->relations(...),
            ...array_map(fn (int|string $name) => fn () => $table->column((string) $name), $names),
            $table->placeColumns(...),
            fn () => array_map(fn (BadListingConfig $problem) => $problem->getMessage(), $table->problemsOfCard()),
            fn () => $table->query()->first(),
        ];

        return [...$this->unknownKeys(), ...array_merge(...array_map($this->problemsOf(...), $looks))];
    }

    /** @return list<string> keys that nothing reads, such as one that is misspelt */
    private function unknownKeys(): array
    {
        $config = config('imo-widgets.listings');
        $known = ['' => array_keys($this->defaults), 'columns' => array_keys($this->defaults['columns']), 'values' => ['objetivo', 'tipologia', 'estado']];
        $known += is_array($config['card'] ?? null) ? ['card' => array_keys($this->defaults['card'])] : [];
        foreach ($known['values'] as $filter) {
            $known["values.$filter"] = FormRules::searchOptions($filter);
        }
        $problems = [];
        foreach ($known as $key => $names) {
            $given = $key === '' ? $config : data_get($config, $key);
            foreach (array_diff(array_keys($given ?? []), $names) as $name) {
                $problems[] = BadListingConfig::of($key, 'keys among '.implode(', ', $names), (string) $name, 'nothing reads it')->getMessage();
            }
        }

        return $problems;
    }

    /**
     * @param  Closure(): mixed  $look  may give lines itself
     * @return list<string>
     */
    private function problemsOf(Closure $look): array
    {
        try {
            $found = $look();

            return is_array($found) ? array_values(array_filter($found, is_string(...))) : [];
        } catch (BadListingConfig $problem) {
            return [$problem->getMessage()];
        } catch (QueryException $problem) {
            return [ListingsNotSearched::describe($problem)];
        }
    }

    private function asksForSearch(string $action): bool
    {
        [$class, $method] = explode('@', $action) + [1 => '__invoke'];
        $methods = array_filter([$method, '__construct'], fn (string $name) => method_exists($class, $name));
        $parameters = array_merge(...array_map(fn (string $name) => (new ReflectionMethod($class, $name))->getParameters(), array_values($methods)));
        $types = array_map(fn ($parameter) => $parameter->getType(), $parameters);

        return array_filter($types, fn ($type) => $type instanceof ReflectionNamedType && is_a($type->getName(), ListingSearch::class, true)) !== [];
    }
}
