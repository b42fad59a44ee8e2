<?php

namespace ImoWidgets\Check\Listings;

use Illuminate\Support\Arr;
use Illuminate\Support\Collection;
use Illuminate\Support\Str;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Listings\FilterCondition;
use ImoWidgets\Listings\FilterTable;
use stdClass;

/** Searches for one listing of each value instead of comparing in PHP, because on MySQL `venda` equals `Venda`. */
final class UnfoundValues extends Question
{
    public const LINE = 'Values without a filter';

    public const ASKS = 'Which values of the columns of choices (deal, type, condition) does no choice find?';

    public const AFTER = [ListingSource::class, FilterColumns::class];

    /** The maximum number of values named in one line. */
    private const NAMED = 10;

    public function __construct(private readonly FilterTable $filters)
    {
    }

    public function concerns(Site $site): bool
    {
        return $site->searchesTable();
    }

    public function answers(Site $site): iterable
    {
        $search = app(EloquentListingSearch::class);
        foreach ($this->filters->narrowing() as $key => $filter) {
            $columns = Arr::wrap($search->columns()[$filter['columns'][0]] ?? []);
            // With several columns, a value that isn't found in one may be found in another.
            if ($filter['kind'] !== 'choices' || count($columns) !== 1) {
                continue;
            }
            $values = $this->valuesOf($search, $columns[0]);
            $criteria = [$key => array_column($filter['options'], 'value')];
            $matching = $search->among($criteria, array_values($values->pluck('sample')->all()));
            $lost = $values->whereNotIn('sample', $matching)->sortByDesc('listings');
            if ($lost->isNotEmpty()) {
                yield self::warning(
                    "$key: ".self::describe($lost),
                    "no choice under \"{$filter['legend']}\" finds these listings",
                    "Correct the table, or name its words in listings.values.$key of config/imo-widgets.php.",
                );
            }
        }
    }

    /**
     * @return Collection<int, stdClass> each value, with its number of `listings` and the key of one of them as
     *     `sample`
     */
    private function valuesOf(EloquentListingSearch $search, string $column): Collection
    {
        $query = $search->query();
        $query->reorder();
        $model = $query->getModel();
        $key = $model->getQualifiedKeyName();
        $relation = Str::before(Str::before($column, '->'), '.');
        if ($relation !== $column && $model->isRelation($relation)) {
            $query->select("$key as imo_key");
            $query->withAggregate("$relation as imo_value", Str::after($column, '.'));
        } else {
            $query->select(["$key as imo_key", FilterCondition::qualify($query, $column).' as imo_value']);
        }

        $connection = $model->getConnection();
        // PostgreSQL has no `min()` for UUIDs.
        $isUuid = $model->getKeyType() === 'string' && $connection->getDriverName() === 'pgsql';
        $sample = $isUuid ? 'cast(imo_key as text)' : 'imo_key';

        return $connection->query()->fromSub($query->toBase(), 'imo_values')
            ->groupBy('imo_value')
            ->selectRaw("imo_value as value, count(*) as listings, min($sample) as sample")
            ->get();
    }

    /** @param  Collection<int, stdClass>  $lost */
    private static function describe(Collection $lost): string
    {
        $named = $lost->take(self::NAMED)->map(fn (stdClass $row) => "\"$row->value\" ($row->listings)");
        $more = $lost->count() > self::NAMED ? ' and '.($lost->count() - self::NAMED).' more' : '';

        return $named->implode(', ').$more;
    }
}
