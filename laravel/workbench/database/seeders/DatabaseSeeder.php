<?php

namespace Database\Seeders;

use App\Models\Colaborador;
use App\Models\Imovel;
use App\Models\Pagina;
use App\Models\User;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Str;

/**
 * Fills the site with the demo's agency, its staff and its listings, which `npm run start:laravel` writes to
 * database/listings.json from the demo's seed.
 */
final class DatabaseSeeder extends Seeder
{
    public function run(): void
    {
        $seed = $this->seed();
        DB::transaction(function () use ($seed) {
            foreach ($seed['team'] as $person) {
                Colaborador::create(['titulo' => null, 'foto' => null, ...$person]);
            }
            foreach ($seed['listings'] as $listing) {
                Imovel::create($this->row($listing));
            }
            $this->goOnFrom('colaboradores', 'imoveis');
            // This file contains the password, so the user must not exist on a public site.
            if (! app()->isProduction()) {
                User::create(['name' => 'Redação', 'email' => 'redacao@exemplo.pt', 'password' => 'password']);
            }
            Pagina::create([
                'slug' => 'arrendar-em-espinho', 'titulo' => 'Arrendar em Espinho',
                'corpo' => file_get_contents(database_path('seeders/arrendar-em-espinho.html')),
            ]);
        });
    }

    /** Moves PostgreSQL's sequences past the highest ids, because inserts with explicit ids do not advance them. */
    public function goOnFrom(string ...$tables): void
    {
        foreach (DB::getDriverName() === 'pgsql' ? $tables : [] as $table) {
            DB::statement("select setval(pg_get_serial_sequence('$table', 'id'), max(id)) from $table");
        }
    }

    /** @return array{team: list<array<string, mixed>>, listings: list<array<string, mixed>>} */
    public function seed(): array
    {
        return File::json(database_path('listings.json'), JSON_THROW_ON_ERROR);
    }

    /** @return array<string, mixed> the table's columns for a listing of the demo */
    public function row(array $listing): array
    {
        $columns = collect($listing)
            ->except('facts')
            ->merge($listing['facts'])
            ->mapWithKeys(fn (mixed $value, string $key) => [Str::snake(str_replace('WCs', 'Wcs', $key)) => $value]);

        return [
            ...$columns,
            'conselho_dobrado' => Imovel::dobrado($listing['conselho']),
            'freguesia_dobrada' => $listing['freguesia'] === null ? null : Imovel::dobrado($listing['freguesia']),
        ];
    }
}
