<?php

namespace ImoWidgets\Tests\Load;

use App\Models\Imovel;
use Database\Seeders\DatabaseSeeder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\LazyCollection;
use ImoWidgets\Widgets\Bundle;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Replaces the workbench's listings with as many as a network of agencies has: the demo's listings, repeated with other
 * places, prices, dates and agents. The same number always gives the same listings. Most are in few places, as in a
 * real country.
 */
final class ManyListings
{
    private const INDEXES = 'migrations/2026_11_02_000000_index_listings_for_the_search.php';

    /** The number of rows per statement, each with about 28 columns: SQLite allows at most 32,766 values. */
    private const TOGETHER = 500;

    private const DAYS = 730;

    private readonly Randomizer $random;

    private readonly int $newest;

    /**
     * @var list<array{string, string}> places and their comparable forms, each repeated as often as the place should
     *     occur
     */
    private array $places = [];

    public function __construct(private readonly DatabaseSeeder $demo, Bundle $bundle)
    {
        $this->random = new Randomizer(new Mt19937(20260401));
        $this->newest = strtotime('2026-04-01 UTC');
        // The second place has half as many listings as the first, the third a third.
        foreach ($bundle->drawn('places') as $rank => $place) {
            $often = array_fill(0, max(1, intdiv(300, $rank + 1)), [$place, Imovel::dobrado($place)]);
            array_push($this->places, ...$often);
        }
    }

    /** Replaces all listings with the listings 1 to `$count`. */
    public function replace(int $count): void
    {
        Imovel::truncate();
        // Building an index from all rows at once is faster than adding row by row.
        $indexes = require database_path(self::INDEXES);
        $indexes->down();
        $this->insert($count);
        $indexes->up();
        // The database chooses an index by its statistics; PostgreSQL also needs its visibility map.
        match (DB::getDriverName()) {
            'pgsql' => DB::unprepared('vacuum analyze imoveis'),
            'sqlite' => DB::unprepared('analyze'),
            // The statement returns a table, which has to be fetched.
            default => DB::select('analyze table imoveis'),
        };
    }

    private function insert(int $count): void
    {
        $demo = array_map(
            fn (array $listing) => ['fotos' => json_encode($listing['fotos'])] + $this->demo->row($listing),
            $this->demo->seed()['listings'],
        );
        $rows = LazyCollection::range(1, $count)->map(
            fn (int $id) => $this->vary($demo[($id - 1) % count($demo)], $id, $count),
        );
        DB::transaction(fn () => $rows->chunk(self::TOGETHER)->each(
            fn (LazyCollection $some) => DB::table('imoveis')->insert($some->values()->all()),
        ));
        $this->demo->goOnFrom('imoveis');
    }

    private function vary(array $row, int $id, int $count): array
    {
        [$place, $folded] = $this->places[$this->random->getInt(0, count($this->places) - 1)];
        $price =
            $row['preco'] === null
                ? null
                : round(($row['preco'] * $this->random->getInt(70, 140)) / 100, $row['preco'] < 5000 ? -1 : -3);
        $age = intdiv(($count - $id) * self::DAYS, $count);

        return [
            'id' => $id,
            'id_ref' => substr($row['id_ref'], 0, 4).str_pad((string) $id, 7, '0', STR_PAD_LEFT),
            'conselho' => $place,
            'conselho_dobrado' => $folded,
            'preco' => $price,
            'comercial' => $this->random->getInt(7, 7 + max(7, intdiv($count, 100))),
            'criado' => gmdate('Y-m-d', $this->newest - $age * 86_400),
            ...$row['latitude'] === null ? [] : self::locate($folded, $id),
        ] + $row;
    }

    /** @return array{latitude: float, longitude: float} somewhere in the country, near the others of the place */
    private static function locate(string $place, int $id): array
    {
        $spot = crc32($place);

        return [
            'latitude' => round(37.1 + $spot % 4900 / 1000 + $id % 97 / 2000, 5),
            'longitude' => round(-9 + intdiv($spot, 4900) % 2000 / 1000 + $id % 89 / 2000, 5),
        ];
    }
}
