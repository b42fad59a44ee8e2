<?php

namespace ImoWidgets\Tests\Widgets;

use Closure;
use ImoWidgets\Domain\Criteria;
use ImoWidgets\Domain\JsNumber;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Loan;
use ImoWidgets\Domain\Places;
use ImoWidgets\Domain\Text;
use ImoWidgets\Exceptions\NotDrawn;
use ImoWidgets\Listings\FilterTable;
use ImoWidgets\Tests\TestCase;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\Drawing\PageValues;
use ImoWidgets\Widgets\Drawing\ViewData;
use PHPUnit\Framework\Attributes\DataProvider;

/** The rules of the drawing, by the cases that tests/shared-cases.test.ts runs in TypeScript. */
final class DrawnRulesTest extends TestCase
{
    /** The calls of each reader of page data, by widget and key. */
    private const READERS = [
        'mortgage-calculator tan' => 'decimal',
        'general-contact mensagem' => 'get',
        'agent-contact comercial' => 'get',
        'listing-search objectivo' => 'get',
        'listing-search comercial' => 'get',
        'listing-search localizacao' => 'get',
        'hero-search facebook' => 'get',
        'hero-search listaUrl' => 'get',
        'hero-search localizacoes' => 'places',
        'listing-search siteBase' => 'get',
        'agent-contact variante' => 'get',
        'listing-search colaboradores' => 'collaborators',
        'team-cards colaboradores' => 'people',
        'listing-search resultados' => 'results',
    ];

    #[DataProvider('readers')]
    public function test_reads_a_value_as_widgets_do(string $widget, string $key, string $reader, array $cases): void
    {
        $fields = app(Bundle::class)->widgets()[$widget];
        $fields[$key] = ['required' => false, 'default' => null] + $fields[$key];
        // An attribute holds no number.
        foreach (array_filter($cases, fn ($case) => ! is_int($case->value) && ! is_float($case->value)) as $case) {
            $isResults = $reader === 'results' && is_object($case->value);
            $given = $isResults ? json_encode($case->value) : $case->value;
            $values = new PageValues($fields, [$key => $given]);
            $written = json_encode($case->value);
            if (($case->given ?? true) === false) {
                $this->assertEmpty($values->$reader($key), $written);

                continue;
            }
            $isRead = property_exists($case, 'read');
            try {
                $read = $values->$reader($key);
                $this->assertTrue($isRead, "$written is read, and should not be drawn");
                $this->assertEquals($this->expected($reader, $case->read), $this->plain($read), $written);
            } catch (NotDrawn) {
                $this->assertFalse($isRead && $case->accepted, "$written is not drawn, and should be read");
            }
        }
    }

    public static function readers(): array
    {
        $named = [];
        foreach (self::shared('page-data-cases', isArray: false)->keys as $key) {
            $name = "$key->widget $key->key";
            if (isset(self::READERS[$name])) {
                $named[$name] = [$key->widget, $key->key, self::READERS[$name], $key->cases];
            }
        }

        return $named;
    }

    #[DataProvider('rules')]
    public function test_applies_a_rule_as_the_widgets_do(string $file, Closure $results): void
    {
        foreach (self::shared($file, isArray: false)->cases as $case) {
            [$expected, $got] = $results($case);
            $this->assertSame($expected, $got, json_encode($case));
        }
    }

    public function test_knows_a_monthly_price_by_the_same_words_as_the_widgets(): void
    {
        foreach (self::shared('prices')['monthly'] as [$purpose, $isOfMonth]) {
            $listing = new Listing((object) ['preco' => 900, 'tipoNegocio' => $purpose]);
            $this->assertSame($isOfMonth, $listing->isMonthly(), $purpose);
        }
    }

    /** By their cases: the expected and the actual result of each. */
    public static function rules(): array
    {
        $listing = fn (object|array $given) => new Listing((object) $given);
        $rules = [
            'numbers' => fn ($case) => [
                [$case->text, $case->whole, $case->decimals, $case->cents],
                [
                    JsNumber::toText($case->number), JsNumber::format($case->number, 0),
                    JsNumber::format($case->number, 2), JsNumber::format($case->number, 2, isPadded: true),
                ],
            ],
            'prices' => fn ($case) => [$case[1], $listing(['preco' => $case[0]])->price()],
            'addresses' => fn ($case) => [
                [$case->address, $case->short],
                [$address = $listing($case->given)->address(), Text::shorten($address, 30)],
            ],
            'energy-classes' => function ($case) use ($listing) {
                $class = $listing(['certificado' => $case[0]])->energyClass() ?? [];
                $shown = array_map(fn ($key) => $class[$key] ?? null, ['name', 'short', 'whole']);

                return [array_slice($case, 1), $shown];
            },
            'adverts' => fn ($case) => [
                [$case->type, $case->line], [$listing($case->given)->type(), $listing($case->given)->advert()],
            ],
            'facts' => fn ($case) => [array_column($case->facts, 'value', 'key'), $listing($case->given)->facts()],
            'photos' => fn ($case) => [
                [$case->urls, $case->srcsets ?? array_fill(0, count($case->urls), '')],
                array_map(
                    fn (string $part) => array_column($listing(['fotos' => $case->given])->photos(), $part),
                    ['url', 'srcset'],
                ),
            ],
            'links' => fn ($case) => [
                [$case->title, $case->photo],
                [$listing($case)->titlePath($case->base), $listing($case)->photoPath($case->base)],
            ],
            'slugs' => fn ($case) => [$case[1], Listing::toSlug($case[0])],
            'initials' => fn ($case) => [$case[1], Text::toInitials($case[0])],
            'phones' => fn ($case) => [$case[1], Text::findPhone($case[0])],
            'whatsapp-numbers' => fn ($case) => [$case[1], ViewData::toWhatsappNumber($case[0])],
            'instalments' => fn ($case) => [
                ['kind' => $case->kind, 'value' => $case->value, 'echo' => $case->echo, 'wrong' => $case->wrong],
                Loan::simulate($case->price, $case->rate, $case->years),
            ],
        ];

        return array_combine(array_keys($rules), array_map(null, array_keys($rules), $rules));
    }

    public function test_reads_a_typed_number_as_the_widgets_do(): void
    {
        foreach (self::shared('typed-numbers', isArray: false)->cases as $case) {
            $read = [JsNumber::parseDecimal($case->text), JsNumber::parsePrice($case->text)];
            $this->assertEquals([$case->decimal, $case->price], $read, $case->text);
        }
    }

    public function test_reads_criteria_from_page_data_and_query_string_as_the_widget_does(): void
    {
        $people = [['id' => 7, 'name' => 'Marta Figueiredo'], ['id' => 'ESP', 'name' => 'Rui']];
        $bundle = app(Bundle::class);
        foreach (self::shared('searches', isArray: false)->cases as $case) {
            $place = fn (mixed $one) => is_string($one) ? $one : ['tambem' => [], ...(array) $one];
            $places = new Places(array_map($place, $case->localizacoes ?? $bundle->drawn('places')));
            $list = fn (mixed $value) => is_string($value) ? explode(',', $value) : $value ?? [];
            $preset = [
                'objetivo' => $list($case->presets->objectivo ?? null),
                'tipologia' => $list($case->presets->tipologia ?? null),
                'localizacao' => $case->presets->localizacao ?? [],
                'comercial' => $list($case->presets->comercial ?? null),
            ];
            $presets = Criteria::preset((new FilterTable($bundle))->all(), $preset, $places);
            $criteria = $presets->withQuery($case->query, $places, [7, 'ESP']);

            $isSet = fn (mixed $value) => ! in_array($value, [[], null, '', 'rec'], true);
            $this->assertEquals((array) $case->criteria, array_filter($criteria->filters, $isSet), $case->query);
            $this->assertSame($case->page, $criteria->page, $case->query);
            $labels = fn (array $filters) => [array_column($filters, 'label'), array_column($filters, 'isAdvanced')];
            $this->assertSame($labels($case->active), $labels($criteria->activeFilters($people)), $case->query);
            $this->assertSame($case->third, $criteria->toQuery($case->query, 3, $presets), $case->query);
        }
    }

    /** Returns the widget's value as PHP has it. */
    private function expected(string $reader, mixed $read): mixed
    {
        $read = json_decode(json_encode($read), true);

        return match ($reader) {
            'people' => array_map(fn (array $one) => [
                ...$one, ...preg_replace('/.*script:.*/', '', ['foto' => $one['foto'], 'link' => $one['link']]),
            ], $read),
            'places' => array_map(
                fn (string|array $one) => ['nome' => $one['nome'] ?? $one, 'tambem' => $one['tambem'] ?? []],
                $read,
            ),
            default => $this->plain($read),
        };
    }

    private function plain(mixed $read): mixed
    {
        return isset($read['listings']) ? [...$read, 'listings' => count($read['listings'])] : $read;
    }
}
