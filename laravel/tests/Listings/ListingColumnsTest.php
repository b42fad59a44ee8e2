<?php

namespace ImoWidgets\Tests\Listings;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use ImoWidgets\Listings\ListingSearch;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests that searches by any value that visitors may send succeed for every column type, and find the matching
 * listings.
 */
#[Group('database')]
final class ListingColumnsTest extends TestCase
{
    private const UUIDS = ['0b8f7a52-3f4e-4d0b-9c55-6a1f1f0f5a01', '0b8f7a52-3f4e-4d0b-9c55-6a1f1f0f5a02'];

    /** @return array<string, null> the config's columns, each set to `null` */
    public static function withoutColumns(): array
    {
        return array_fill_keys(
            array_keys((require __DIR__.'/../../config/imo-widgets.php')['listings']['columns']),
            null,
        );
    }

    protected function tearDown(): void
    {
        foreach (['farms', 'fields'] as $table) {
            Schema::dropIfExists($table);
        }
        if (DB::getDriverName() === 'pgsql') {
            DB::statement('drop type if exists state');
        }
        parent::tearDown();
    }

    /**
     * @param  list<mixed>  $stored  the values of the listings 1, 2, …
     * @param  list<array{array<string, mixed>, list<int>}>  $searches  criteria, and the ids of the expected listings
     */
    #[DataProvider('columns')]
    public function test_searches_a_column_of_any_type_without_an_error(
        string $filter,
        string $type,
        array $stored,
        array $searches,
        array $values = [],
    ): void {
        $this->make($type);
        foreach ($stored as $index => $value) {
            DB::table('farms')->insert(['id' => $index + 1, 'field_id' => $index + 1, 'asked' => $value]);
            DB::table('fields')->insert(['id' => $index + 1, 'asked' => $value]);
        }
        foreach (['asked', 'field.asked'] as $column) {
            config([
                'imo-widgets.listings' => [
                    'model' => Farm::class,
                    'columns' => [$filter => $column] + self::withoutColumns(),
                    'values' => [$filter => $values],
                    'card' => ['id' => 'id'],
                ],
            ]);
            if ($column !== 'asked' && in_array($filter, ['preco', 'criado'], true)) {
                continue;
            }
            foreach ($searches as [$criteria, $found]) {
                $ids = array_column(app(ListingSearch::class)->search($criteria, 1, 12)->items(), 'id');
                $this->assertEqualsCanonicalizing(
                    $found,
                    $ids,
                    "$type $column ".json_encode($criteria, JSON_INVALID_UTF8_SUBSTITUTE),
                );
            }
        }
    }

    private function make(string $type): void
    {
        $isOwnType = $type === 'own' && DB::getDriverName() === 'pgsql';
        if ($isOwnType) {
            DB::statement("create type state as enum ('Novo', 'Usado')");
        }
        foreach (['fields', 'farms'] as $name) {
            Schema::create($name, function (Blueprint $table) use ($type, $name) {
                $table->id();
                if ($name === 'farms') {
                    $table->unsignedBigInteger('field_id');
                }
                match ($type) {
                    'own' => $table->string('asked')->nullable(),
                    'decimal' => $table->decimal('asked', 12, 2)->nullable(),
                    'json' => $table->json('asked')->nullable(),
                    default => $table->$type('asked')->nullable(),
                };
            });
            if ($isOwnType) {
                DB::statement("alter table $name alter column asked type state using asked::state");
            }
        }
    }

    public static function columns(): array
    {
        $cases = [];
        foreach (['integer', 'bigInteger', 'unsignedInteger', 'mediumInteger', 'decimal', 'float', 'double'] as $type) {
            $cases["prices, $type"] = ['preco', $type, [100, 150, 30_000, null], [
                [['minprice' => 0.5], [1, 2, 3]], [
                    ['minprice' => '100.5'],
                    [2, 3],
                ], [['maxprice' => 150.5], [1, 2]], [['maxprice' => 149.999], [1]],
                [['minprice' => 1e15], []], [['maxprice' => 1e15], [1, 2, 3]], [['minprice' => 9_999_999_999], []], [
                    ['maxprice' => 9_999_999_999],
                    [1, 2, 3],
                ],
                [['minprice' => '1e400'], []], [
                    ['maxprice' => '1e400'],
                    [1, 2, 3],
                ], [['maxprice' => 2 ** 63], [1, 2, 3]], [['minprice' => 0, 'maxprice' => 0], []],
                [['ordem' => 'asc'], [1, 2, 3, 4]], [['ordem' => 'desc'], [1, 2, 3, 4]],
            ]];
        }
        foreach (['decimal', 'float', 'double', 'integer'] as $type) {
            $cases["latitudes, $type"] = ['latitude', $type, [40, -40, 90, null], [
                [['zona' => [39.5, -9, 40.5, -8]], [1]], [['zona' => [40, -9, 40, -8]], [1]],
                [['zona' => [-90, -180, 90, 180]], [1, 2, 3]], [['zona' => [-90, 0, -39.99999, 0]], [2]],
                [['zona' => [40.00001, -9, 41, -8]], []],
            ]];
        }
        foreach (['integer', 'smallInteger', 'bigInteger', 'string', 'text', 'char'] as $type) {
            $cases["agents, $type"] = ['comercial', $type, [7, 8, null], [
                [['comercial' => ['7']], [1]], [['comercial' => [7.0, 8]], [1, 2]], [
                    ['comercial' => ['99999999999']],
                    [],
                ], [['comercial' => [40_000]], []],
                [
                    ['comercial' => ['99999999999999999999', '7abc', "7\0", "\xff", '', '-1', '1e400', self::UUIDS[0]]],
                    [],
                ],
            ]];
        }
        $cases['agents, uuid'] = ['comercial', 'uuid', [...self::UUIDS, null], [
            [['comercial' => [self::UUIDS[0]]], [1]], [
                ['comercial' => ['7', 8, 'x', '99999999999999999999', self::UUIDS[1]]],
                [2],
            ], [['comercial' => ['7']], []],
        ]];
        foreach (['integer', 'bigInteger', 'string', 'decimal'] as $type) {
            $cases["references, $type"] = [
                'idRef',
                $type,
                [4123, 5400, null],
                [
                    [['idRef' => '123'], [1]],
                    [['idRef' => 'OVR-1'], []],
                    [['idRef' => '4'], [1, 2]],
                    [['idRef' => "A\0"], []],
                ],
            ];
        }
        $cases['references, uuid'] = [
            'idRef',
            'uuid',
            [...self::UUIDS, null],
            [[['idRef' => '5A02'], [2]], [['idRef' => 'OVR-1'], []]],
        ];
        $cases['references, json'] = [
            'idRef',
            'json',
            ['{"a":"OVR-1"}', null],
            [[['idRef' => 'ovr-1'], [1]], [['idRef' => 'OVR-2'], []]],
        ];
        foreach (['integer', 'smallInteger', 'tinyInteger', 'decimal', 'float'] as $type) {
            $cases["rooms, $type"] = [
                'quartos',
                $type,
                [1, 2, 5, 12, null],
                [
                    [['quartos' => ['1']], [1]],
                    [['quartos' => ['2', '+5']], [2, 3, 4]],
                    [['quartos' => ['+5']], [3, 4]],
                    [['quartos' => ['4']], []],
                ],
            ];
        }
        $cases['garages, boolean'] = [
            'garagem',
            'boolean',
            [true, false, null],
            [[['garagem' => ['1']], [1]], [['garagem' => ['2', '+5']], []]],
        ];
        foreach ([
            'boolean' => [true, false],
            'integer' => [1, 2],
            'string' => ['novo', 'velho']] as $type => [$new,
                $used,
            ]) {
            $cases["states, $type"] = ['estado', $type, [$new, $used, null], [
                [['estado' => ['Novo']], [1]], [
                    ['estado' => ['Novo', 'Usado']],
                    [1, 2],
                ], [['estado' => ['Em construção']], []],
            ], ['Novo' => $new, 'Usado' => $used]];
        }
        $cases['states, of a type of its own'] = [
            'estado',
            'own',
            ['Novo', 'Usado', null],
            [[['estado' => ['Novo', 'Em construção']], [1]], [['estado' => ['Em construção']], []]],
        ];
        foreach (['string', 'uuid', 'date'] as $type) {
            $cases["places, $type"] = [
                'localizacao',
                $type,
                [null],
                [[['localizacao' => ['Ovar', '7', '2026-01-01', '31 de fevereiro']], []]],
            ];
        }
        foreach ([
            'date' => ['2026-01-02', '2026-01-01'],
            'dateTime' => ['2026-01-02 10:00:00', null],
            'integer' => [2, 1],
            'uuid' => self::UUIDS,
        ] as $type => $stored) {
            $cases["newest, $type"] = ['criado', $type, $stored, [[[], [1, 2]]]];
        }

        return $cases;
    }

    public function test_also_searches_part_of_a_json_column(): void
    {
        $this->make('json');
        foreach (['Ovar', 'Espinho'] as $index => $town) {
            DB::table('farms')->insert([
                'id' => $index + 1,
                'field_id' => 1,
                'asked' => json_encode(['town' => $town]),
            ]);
        }
        config([
            'imo-widgets.listings' => [
                'model' => Farm::class,
                'columns' => ['localizacao' => 'asked->town'] + self::withoutColumns(),
                'card' => ['id' => 'id'],
            ],
        ]);
        $this->assertSame(
            [2],
            array_column(app(ListingSearch::class)->search(['localizacao' => ['Espinho']], 1, 12)->items(), 'id'),
        );
    }

    public function test_keeps_the_sites_transaction_intact_when_a_column_cannot_hold_a_value(): void
    {
        $this->make('integer');
        DB::table('farms')->insert([
            ['id' => 1, 'field_id' => 1, 'asked' => 1],
            ['id' => 2, 'field_id' => 1, 'asked' => 2],
        ]);
        config([
            'imo-widgets.listings' => [
                'model' => Farm::class,
                'columns' => ['preco' => 'asked'] + self::withoutColumns(),
                'card' => ['id' => 'id'],
            ],
        ]);
        DB::transaction(function () {
            $this->assertSame(
                [2],
                array_column(app(ListingSearch::class)->search(['minprice' => 1.5], 1, 12)->items(), 'id'),
            );
            $this->assertSame(2, DB::table('farms')->count());
        });
    }

    public function test_searches_and_shows_prices_stored_in_cents_as_euros(): void
    {
        $this->make('integer');
        foreach ([110, 25_000_050, null] as $index => $cents) {
            DB::table('farms')->insert(['id' => $index + 1, 'field_id' => 1, 'asked' => $cents]);
        }
        config([
            'imo-widgets.listings' => [
                'model' => Farm::class,
                'price_in_cents' => true,
                'columns' => ['preco' => 'asked'] + self::withoutColumns(),
                'card' => ['id' => 'id', 'preco' => 'asked'],
            ],
        ]);
        $prices = fn (array $criteria) => array_column(
            app(ListingSearch::class)->search($criteria + ['ordem' => 'asc'], 1, 12)->items(),
            'preco',
            'id',
        );
        $this->assertEquals([1 => 1.1, 2 => 250_000.5, 3 => null], $prices([]));
        $this->assertEquals([1 => 1.1], $prices(['minprice' => 1.1, 'maxprice' => 250_000]));
        $this->assertEquals([2 => 250_000.5], $prices(['minprice' => 2, 'maxprice' => 250_001]));
    }

    public function test_shows_the_stored_number_on_a_card_despite_an_accessor(): void
    {
        $this->make('decimal');
        foreach ([150_000, 1_250_000, null] as $index => $price) {
            DB::table('farms')->insert(['id' => $index + 1, 'field_id' => 1, 'asked' => $price]);
        }
        $columns = ['preco' => 'asked', 'quartos' => 'asked', 'wcs' => 'asked'] + self::withoutColumns();
        $card = ['id' => 'id', 'titulo' => 'label', 'preco' => 'asked', 'numQuartos' => 'asked', 'numWCs' => 'asked'];
        config(['imo-widgets.listings' => ['model' => FormattedFarm::class, 'columns' => $columns, 'card' => $card]]);
        foreach (app(ListingSearch::class)->search(['ordem' => 'asc'], 1, 12)->items() as $index => $shown) {
            $price = [150_000, 1_250_000, null][$index];
            $this->assertEquals(
                array_fill_keys(['preco', 'numQuartos', 'numWCs'], $price),
                array_intersect_key($shown, ['preco' => 1, 'numQuartos' => 1, 'numWCs' => 1]),
            );
            $this->assertSame(
                $price === null ? 'Sob consulta' : number_format($price, 0, ',', '.').' €',
                $shown['titulo'],
                'a text is the accessor\'s',
            );
        }
    }
}

/** A listing with one column whose type the test sets, in its table or in a related one. */
class Farm extends Model
{
    public $timestamps = false;

    public function field(): BelongsTo
    {
        return $this->belongsTo(Field::class);
    }
}

/** A listing with an accessor that formats its price, as many sites have. */
class FormattedFarm extends Farm
{
    protected $table = 'farms';

    public function getAskedAttribute(mixed $price): string
    {
        return $price === null ? 'Sob consulta' : number_format((float) $price, 0, ',', '.').' €';
    }

    public function getLabelAttribute(): string
    {
        return $this->asked;
    }
}

class Field extends Model
{
}
