<?php

namespace Database\Seeders;

use App\Models\Colaborador;
use App\Models\Imovel;
use App\Models\Pagina;
use App\Models\User;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;
use RuntimeException;

/**
 * Fills the site with the demo's agency: its people and listings, which `npm run start:laravel` writes to
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
            // This file shows the password: never on a site that is open to others.
            if (! app()->isProduction()) {
                User::create(['name' => 'Redação', 'email' => 'redacao@exemplo.pt', 'password' => 'password']);
            }
            Pagina::create([
                'slug' => 'arrendar-em-espinho', 'titulo' => 'Arrendar em Espinho',
                'corpo' => file_get_contents(database_path('seeders/arrendar-em-espinho.html')),
            ]);
        });
    }

    /** Sets PostgreSQL's sequences after the highest ids, because inserts with explicit ids do not move them. */
    public function goOnFrom(string ...$tables): void
    {
        foreach (DB::getDriverName() === 'pgsql' ? $tables : [] as $table) {
            DB::statement("select setval(pg_get_serial_sequence('$table', 'id'), max(id)) from $table");
        }
    }

    private function seed(): array
    {
        $path = database_path('listings.json');
        if (! is_file($path)) {
            throw new RuntimeException(
                "Expected the demo's listings in $path, found none: run `npm run start:laravel` once; nothing is "
                    .'seeded.',
            );
        }

        return json_decode(file_get_contents($path), true, flags: JSON_THROW_ON_ERROR);
    }

    /** @return list<array<string, mixed>> */
    public function listings(): array
    {
        return $this->seed()['listings'];
    }

    /** @return array<string, mixed> */
    public function row(array $listing): array
    {
        return [
            'id' => $listing['id'],
            'id_ref' => $listing['idRef'],
            'titulo' => $listing['titulo'],
            'descricao' => $listing['descricao'],
            'tipo_negocio' => $listing['tipoNegocio'],
            'tipo_imovel' => $listing['tipoImovel'],
            'conselho' => $listing['conselho'],
            'conselho_dobrado' => Imovel::dobrado($listing['conselho']),
            'freguesia' => $listing['freguesia'],
            'freguesia_dobrada' => $listing['freguesia'] === null ? null : Imovel::dobrado($listing['freguesia']),
            'preco' => $listing['preco'],
            'num_quartos' => $listing['facts']['numQuartos'],
            'num_wcs' => $listing['facts']['numWCs'],
            'garagem' => $listing['facts']['garagem'],
            'num_frentes' => $listing['facts']['numFrentes'],
            'inclinacao' => $listing['facts']['inclinacao'],
            'num_montras' => $listing['facts']['numMontras'],
            'num_andares' => $listing['facts']['numAndares'],
            'area_privada' => $listing['facts']['areaPrivada'],
            'area_terreno' => $listing['facts']['areaTerreno'],
            'estado' => $listing['estado'],
            'certificado' => $listing['certificado'],
            'area_util' => $listing['areaUtil'],
            'licenca' => $listing['licenca'],
            'tipologia' => $listing['tipologia'],
            'fotos' => $listing['fotos'],
            'comercial' => $listing['comercial'],
            'criado' => $listing['criado'],
        ];
    }
}
