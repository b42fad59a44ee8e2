<?php

namespace ImoWidgets\Check\Outside;

use Illuminate\Http\Client\Response;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Validator;
use ImoWidgets\Check\Finding;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Domain\Area;
use ImoWidgets\Domain\Criteria;
use ImoWidgets\Listings\FilterTable;
use ImoWidgets\Widgets\Bundle;

/** Counts the listings that each value of a filter finds, because a filter that does nothing also gets a 200. */
final class SearchFilters extends Question
{
    public const LINE = 'POST /api/imoveis';

    public const ASKS = 'Does each filter, each order, and an id that `--with` names find listings, and how many?';

    public const AFTER = [OriginAsked::class];

    /** Text that no listing contains; `HIGHEST` is an amount that no listing reaches. */
    private const NOWHERE = 'imo-widgets:check';

    private const HIGHEST = 1_000_000_000;

    /** @var list<Finding> */
    private array $problems = [];

    private bool $isLimited = false;

    /** @param  array<string, string>  $ids  filter values that exist on the site, by key */
    public function __construct(
        private readonly SiteClient $client,
        private readonly FilterTable $filters,
        private readonly Bundle $bundle,
        private readonly array $ids,
    ) {
    }

    public function concerns(Site $site): bool
    {
        return in_array(Site::SEARCH, $site->calls, true);
    }

    public function answers(Site $site): iterable
    {
        $all = $this->count('a search for everything', []);
        if ($this->problems !== []) {
            yield from $this->problems;

            return;
        }
        yield self::fine((string) $all, self::LINE.' listings');
        $isMapAnswered = $this->client->post(Site::MAP, [])->successful();
        foreach ($this->filters->all() as $key => $filter) {
            if ($filter['kind'] === 'area' && ! $isMapAnswered) {
                continue;
            }
            $counts = [];
            foreach ($this->valuesOf($key, $filter) as $value) {
                $asked = $filter['kind'] === 'area' ? Area::parse(explode(',', (string) $value)) : $value;
                $criteria = [$key => $filter['empty'] === [] ? [$value] : $asked];
                $counts[$value] = $this->count("$key \"$value\"", $criteria);
            }
            yield from $this->problems;
            if ($this->isLimited) {
                return;
            }
            $this->problems = [];
            $counted = Arr::map($counts, fn (?int $count, int|string $value) => "$value: $count");
            yield self::fine(implode(', ', $counted), self::LINE." $key");
            if ($filter['kind'] !== 'order' && $all > 0 && array_diff($counts, [$all]) === []) {
                yield self::warning(
                    "$key changed nothing: $all were found with it and without it",
                    'visitors who choose it see all listings',
                    "Apply $key in the search.",
                );
            }
            $id = $this->ids[$key] ?? '';
            if (($counts[$id] ?? null) === 0) {
                yield self::warning(
                    "$key \"$id\" found nothing, though there is such a listing",
                    'visitors who choose it see none',
                    "Apply $key in the search.",
                );
            }
        }
    }

    /**
     * Returns values of which at least one should exclude some listings, plus the value given by `--with`.
     *
     * @param  array<string, mixed>  $filter
     * @return list<string|int>
     */
    private function valuesOf(string $key, array $filter): array
    {
        $named = isset($this->ids[$key]) ? [$this->ids[$key]] : [];
        $options = array_column($filter['options'] ?? $filter['orders'] ?? [], 'value');

        return match ($filter['kind']) {
            'number' => [$filter['bound'] === 'least' ? self::HIGHEST : 1],
            // People are searched by id; any id will do if none is given.
            'people' => $named ?: ['1'],
            // No home is at the South Pole.
            'area' => ['-90,0,-90,0'],
            default => [...$options ?: [self::NOWHERE], ...$named],
        };
    }

    /**
     * @param  array<string, mixed>  $criteria
     * @return int|null the number of listings found; `null` if the answer is invalid, or has several pages but no total
     */
    private function count(string $about, array $criteria): ?int
    {
        if ($this->isLimited) {
            return null;
        }
        $answer = $this->client->post(Site::SEARCH, Criteria::asked($this->filters->all(), $criteria)->toBody());
        $problem = $answer->status() === 200
            ? $this->misfit($answer)
            : $this->client->describe($answer, 'expected 200');
        if ($problem !== null) {
            // The check's own calls count towards the limit, so all further ones would be refused too.
            $this->isLimited = $answer->status() === 429;
            $this->problems[] = self::error(
                $problem,
                $this->isLimited
                    ? 'what the other values find is unknown'
                    : 'visitors read that the listings could not be loaded',
                $this->isLimited
                    ? 'Try again in a minute.'
                    : 'Answer as docs/host-guide.md#what-the-calls-must-answer says.',
                self::LINE.", $about",
            );

            return null;
        }
        $page = $answer->json();
        $paging = $page['meta'] ?? $page;
        $total = $paging['total'] ?? (((int) $paging['last_page']) === 1 ? count($page['data']) : null);

        return is_numeric($total) ? (int) $total : null;
    }

    /** Returns the first deviation from docs/contract.md#listing-answer; `null` if there is none. */
    private function misfit(Response $answer): ?string
    {
        $page = $answer->json();
        if (! is_array($page)) {
            $flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE;

            return 'expected JSON, got '.json_encode(mb_substr(trim($answer->body()), 0, 60), $flags);
        }
        $paging = isset($page['meta']) ? 'meta.' : '';
        $schemas = ($this->bundle->shippedJson('openapi.json') ?? [])['components']['schemas'];
        $texts = array_diff(array_map(strval(...), array_keys($schemas['Imovel']['properties'])), ['fotos']);

        return Validator::make($page, [
            'data' => ['present', 'list'],
            'data.*' => ['nullable', 'array'],
            ...array_fill_keys(
                array_map(fn (string $key) => "data.*.$key", $texts),
                ['nullable', self::mustBeText(...)],
            ),
            'data.*.fotos' => ['nullable', 'array'],
            "{$paging}current_page" => ['required', 'integer', 'min:1'],
            "{$paging}last_page" => ['required', 'integer', 'min:0'],
            "{$paging}total" => ['nullable', 'integer', 'min:0'],
        ])->errors()->first() ?: null;
    }

    private static function mustBeText(string $key, mixed $value, callable $fail): void
    {
        if (! is_string($value) && ! is_int($value) && ! is_float($value)) {
            $fail("The $key must be a string, a number or null.");
        }
    }
}
