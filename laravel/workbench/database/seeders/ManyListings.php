<?php

namespace Database\Seeders;

use App\Models\Imovel;
use Generator;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Widgets\Drawing\DrawingData;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Makes listings in bulk: the demo's own, repeated with other places, prices, days and agents. The same number gives
 * the same listings. Few places have most listings, as in a country.
 */
final class ManyListings
{
    /** Rows of one statement, with some 26 columns each: SQLite takes at most 32,766 values. */
    private const TOGETHER = 500;

    /** Statements of one transaction. */
    private const STATEMENTS = 100;

    private const NEWEST = '2026-04-01';

    private const DAYS = 730;

    private readonly Randomizer $random;

    /** @var list<string> */
    private readonly array $places;

    /** @var array<string, string> */
    private array $folded = [];

    private readonly int $newest;

    public function __construct(private readonly DatabaseSeeder $demo, DrawingData $data)
    {
        $this->random = new Randomizer(new Mt19937(20260401));
        $this->newest = strtotime(self::NEWEST.' UTC');
        $this->places = $data->places();
    }

    public function insert(int $count): void
    {
        $statement = null;
        $done = 0;
        $pdo = DB::connection()->getPdo();
        foreach ($this->chunks($count) as $rows) {
            if ($done % self::STATEMENTS === 0) {
                DB::beginTransaction();
            }
            if ($statement === null || count($rows) < self::TOGETHER) {
                $statement = $pdo->prepare($this->sql(array_keys($rows[0]), count($rows)));
            }
            $statement->execute(array_merge(...array_map(array_values(...), $rows)));
            $done++;
            if ($done % self::STATEMENTS === 0) {
                DB::commit();
            }
        }
        if ($done % self::STATEMENTS !== 0) {
            DB::commit();
        }
        $this->demo->goOnFrom('imoveis');
    }

    /** @return Generator<int, list<array<string, mixed>>> */
    private function chunks(int $count): Generator
    {
        $demo = array_map(
            fn (array $listing) => ['fotos' => json_encode($listing['fotos'])] + $this->demo->row($listing),
            $this->demo->listings(),
        );
        $weights = $this->weights();
        $rows = [];
        for ($id = 1; $id <= $count; $id++) {
            $rows[] = $this->vary($demo[($id - 1) % count($demo)], $id, $count, $weights);
            if (count($rows) === self::TOGETHER || $id === $count) {
                yield $rows;
                $rows = [];
            }
        }
    }

    private function vary(array $row, int $id, int $count, array $weights): array
    {
        $place = $weights[$this->random->getInt(0, count($weights) - 1)];
        $price =
            $row['preco'] === null
                ? null
                : round(($row['preco'] * $this->random->getInt(70, 140)) / 100, $row['preco'] < 5000 ? -1 : -3);
        $age = intdiv(($count - $id) * self::DAYS, $count);

        return [
            'id' => $id,
            'id_ref' => substr($row['id_ref'], 0, 4).str_pad((string) $id, 7, '0', STR_PAD_LEFT),
            'conselho' => $place,
            'conselho_dobrado' => $this->folded[$place] ??= Imovel::dobrado($place),
            'preco' => $price,
            'comercial' => $this->random->getInt(7, 7 + max(7, intdiv($count, 100))),
            'criado' => gmdate('Y-m-d', $this->newest - $age * 86_400),
        ] + $row;
    }

    /** @return list<string> */
    private function weights(): array
    {
        $weights = [];
        foreach ($this->places as $rank => $place) {
            array_push($weights, ...array_fill(0, max(1, intdiv(300, $rank + 1)), $place));
        }

        return $weights;
    }

    /** @param  list<string>  $columns */
    private function sql(array $columns, int $rows): string
    {
        $row = '('.implode(',', array_fill(0, count($columns), '?')).')';

        return 'insert into imoveis ('.implode(',', $columns).') values '.implode(',', array_fill(0, $rows, $row));
    }
}
