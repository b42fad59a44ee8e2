<?php

namespace ImoWidgets\Tests\Widgets;

use ImoWidgets\Domain\Criteria;
use ImoWidgets\Domain\JsNumber;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Loan;
use ImoWidgets\Domain\Places;
use ImoWidgets\Domain\Text;
use ImoWidgets\Domain\TypedNumber;
use ImoWidgets\Listings\FilterTable;
use ImoWidgets\Tests\TestCase;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\Drawing\PageValues;
use ImoWidgets\Widgets\Drawing\TemplateValues;
use ImoWidgets\Widgets\Exceptions\NotDrawn;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * The rules that the drawing needs, by the cases of tests/shared/: tests/shared-cases.test.ts runs the same ones in
 * TypeScript.
 */
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
    public function test_a_value_is_read_as_by_widgets(string $widget, string $key, string $reader, array $cases): void
    {
        $fields = app(Bundle::class)->widgets()[$widget];
        $fields[$key] = ['required' => false, 'default' => null] + $fields[$key];
        foreach ($cases as $case) {
            $values = new PageValues($fields, [$key => $case->value]);
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

    public function test_numbers_are_written_as_by_the_widgets(): void
    {
        foreach (self::shared('numbers', isArray: false)->cases as $case) {
            $number = $case->number;
            $written = [
                JsNumber::toText($number), JsNumber::format($number, 0), JsNumber::format($number, 2),
                JsNumber::format($number, 2, isPadded: true), str_replace('.', ',', JsNumber::toText($number)),
            ];
            $this->assertSame([$case->text, $case->whole, $case->decimals, $case->cents, $case->ungrouped], $written);
        }
    }

    public function test_a_listings_price_reads_as_on_the_card(): void
    {
        foreach (self::shared('prices', isArray: false)->cases as [$price, $expected]) {
            $this->assertSame($expected, self::listing(['preco' => $price])->price(), json_encode($price));
        }
    }

    public function test_what_is_typed_is_the_number_that_it_is_to_the_widgets(): void
    {
        foreach (self::shared('typed-numbers', isArray: false)->cases as $case) {
            $read = [TypedNumber::decimal($case->text), TypedNumber::price($case->text)];
            $this->assertEquals([$case->decimal, $case->price], $read, $case->text);
        }
    }

    public function test_a_listings_address_reads_as_on_the_card(): void
    {
        foreach (self::shared('addresses', isArray: false)->cases as $case) {
            $address = self::listing((array) $case->given)->address();
            $this->assertSame([$case->address, $case->short], [$address, Text::shorten($address, 30)]);
        }
    }

    public function test_a_listings_certificate_reads_as_on_the_card(): void
    {
        foreach (self::shared('energy-classes', isArray: false)->cases as [$given, $name, $short, $whole]) {
            $class = self::listing(['certificado' => $given])->energyClass();
            $said = [$class?->name, $class?->short(), $class?->whole()];
            $this->assertSame([$name, $short, $whole], $said, json_encode($given));
        }
    }

    public function test_an_advert_says_what_the_card_says(): void
    {
        foreach (self::shared('adverts', isArray: false)->cases as $case) {
            $listing = self::listing((array) $case->given);
            $said = [$listing->type(), $listing->advert()];
            $this->assertSame([$case->type, $case->line], $said, json_encode($case->given));
        }
    }

    public function test_a_listing_has_the_facts_that_the_card_shows(): void
    {
        foreach (self::shared('facts', isArray: false)->cases as $case) {
            $this->assertSame(array_column($case->facts, 'value', 'key'), self::listing((array) $case->given)->facts());
        }
    }

    public function test_a_listing_shows_the_photos_that_the_card_shows(): void
    {
        foreach (self::shared('photos', isArray: false)->cases as $case) {
            $photos = self::listing(['fotos' => $case->given])->photos();
            $this->assertSame($case->urls, array_column($photos, 'url'));
            $this->assertSame($case->srcsets ?? array_map(fn () => '', $case->urls), array_column($photos, 'srcset'));
        }
    }

    public function test_a_listings_links_lead_where_the_cards_lead(): void
    {
        foreach (self::shared('links', isArray: false)->cases as $case) {
            $listing = new Listing($case);
            $paths = [$listing->titlePath($case->base), $listing->photoPath($case->base)];
            $this->assertSame([$case->title, $case->photo], $paths, json_encode($case));
        }
        foreach (self::shared('slugs', isArray: false)->cases as [$title, $slug]) {
            $this->assertSame($slug, Listing::toSlug($title));
        }
    }

    public function test_initials_are_those_of_the_widgets(): void
    {
        foreach (self::shared('initials', isArray: false)->cases as [$name, $initials]) {
            $this->assertSame($initials, Text::toInitials($name), $name);
        }
    }

    public function test_a_whatsapp_link_leads_to_the_number_with_its_country(): void
    {
        $fields = app(Bundle::class)->widgets()['general-contact'];
        foreach (self::shared('whatsapp-numbers', isArray: false)->cases as [$written, $digits]) {
            $values = new PageValues($fields, ['whatsapp' => $written]);
            $this->assertSame($digits, TemplateValues::of('general-contact', $values)['whatsapp'], $written);
        }
    }

    public function test_a_loan_comes_to_what_the_calculator_says(): void
    {
        foreach (self::shared('instalments', isArray: false)->cases as $case) {
            $said = Loan::simulate(['price' => $case->price, 'rate' => $case->rate, 'years' => $case->years]);
            foreach (['kind', 'value', 'echo', 'wrong'] as $key) {
                $this->assertSame($case->$key, $said[$key], json_encode($case));
            }
        }
    }

    public function test_page_data_and_query_string_ask_for_what_they_ask_the_listing_for(): void
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

    private static function listing(array $given): Listing
    {
        return new Listing((object) $given);
    }

    /** Returns the widget's value as PHP has it. */
    private function expected(string $reader, mixed $read): mixed
    {
        $read = json_decode(json_encode($read), true);

        return match ($reader) {
            'people' => array_map(fn (array $one) => [
                ...$one, 'foto' => $one['foto']['href'] ?? null, 'link' => $one['link']['href'] ?? null,
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
