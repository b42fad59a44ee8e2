<?php

namespace ImoWidgets\Alerts;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;
use ImoWidgets\Domain\Area;
use ImoWidgets\Domain\Criteria;
use ImoWidgets\Domain\Text;
use ImoWidgets\Listings\FilterTable;

/**
 * The filters of an alert's search, independent of the order in which they were chosen.
 *
 * @property int $id
 * @property string $digest  the same for all alerts with the same filters
 * @property array<string, mixed> $criteria  in the form that `ListingSearch::search()` expects, without empty filters
 */
final class SavedSearch extends Model
{
    public const UPDATED_AT = null;

    private const EVERYTHING = 'Todos os imóveis';

    protected $table = 'imo_alert_searches';

    protected $guarded = [];

    /** @var array<string, string> */
    protected $casts = ['criteria' => 'array'];

    /** @return HasMany<Alert, $this> */
    public function alerts(): HasMany
    {
        return $this->hasMany(Alert::class, 'search_id');
    }

    /** @param  array<string, mixed>  $asked */
    public static function of(array $asked): self
    {
        $criteria = [];
        foreach (app(FilterTable::class)->narrowing() as $key => $filter) {
            $value = $asked[$key] ?? $filter['empty'];
            if ($value !== $filter['empty']) {
                $criteria[$key] = match ($filter['kind']) {
                    'number' => (float) $value,
                    'text' => (string) $value,
                    'area' => Area::parse($value),
                    // Ids are compared as strings: a loose comparison treats '07' as '7'.
                    default => collect((array) $value)
                        ->map(strval(...))->uniqueStrict()->sort(SORT_STRING)->values()->all(),
                };
            }
        }
        $json = json_encode($criteria, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION);

        return new self(['criteria' => $criteria, 'digest' => hash('sha256', $json)]);
    }

    /** Returns the stored search with these filters. */
    public function stored(): self
    {
        return self::query()->firstOrCreate(['digest' => $this->digest], ['criteria' => $this->criteria]);
    }

    /** Describes the search by the labels of its filters on the page: "Arrendar · Ovar · Até 900 €". */
    public function words(): string
    {
        $filters = Criteria::asked(app(FilterTable::class)->all(), $this->criteria)->activeFilters([]);
        $labels = array_map(Text::inOneLine(...), array_column($filters, 'label'));

        return $labels === [] ? self::EVERYTHING : implode(' · ', $labels);
    }

    /**
     * Describes the search for a mail to an unconfirmed address. Free text is left out, because a stranger may have
     * typed it to have it mailed to someone else.
     *
     * @param  list<string>  $places  the names that the site knows
     */
    public function safeWords(array $places): string
    {
        $safe = [];
        foreach (app(FilterTable::class)->narrowing() as $key => $filter) {
            $asked = $this->criteria[$key] ?? $filter['empty'];
            $safe[$key] = match ($filter['kind']) {
                'places' => array_values(array_intersect($asked, $places)),
                'people', 'text' => $filter['empty'],
                default => $asked,
            };
        }
        $words = (new self(['criteria' => $safe]))->words();

        return match (true) {
            array_intersect_key($safe, $this->criteria) === array_intersect_key($this->criteria, $safe) => $words,
            $words === self::EVERYTHING => 'Uma pesquisa com filtros que escreveu',
            default => "$words, e outros filtros",
        };
    }
}
