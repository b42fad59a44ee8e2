<?php

namespace Database\Seeders;

use App\Models\Colaborador;
use App\Models\Imovel;
use App\Models\Pagina;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;
use RuntimeException;

/**
 * Fills the site with the demo's own agency: the same people and the same homes, which `npm run start:laravel` writes to
 * database/homes.json out of the demo's seed.
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
            foreach ($seed['homes'] as $home) {
                Imovel::create($this->row($home));
            }
            Pagina::create(['slug' => 'arrendar-em-espinho', 'titulo' => 'Arrendar em Espinho', 'corpo' => file_get_contents(database_path('seeders/arrendar-em-espinho.html'))]);
        });
    }

    private function seed(): array
    {
        $path = database_path('homes.json');
        is_file($path) || throw new RuntimeException("Expected the demo's homes in $path, found none: run `npm run start:laravel` once; nothing is seeded.");

        return json_decode(file_get_contents($path), true, flags: JSON_THROW_ON_ERROR);
    }

    private function row(array $home): array
    {
        return [
            'id' => $home['id'],
            'id_ref' => $home['idRef'],
            'titulo' => $home['titulo'],
            'descricao' => $home['descricao'],
            'tipo_negocio' => $home['tipoNegocio'],
            'tipo_imovel' => $home['tipoImovel'],
            'conselho' => $home['conselho'],
            'conselho_dobrado' => Imovel::dobrado($home['conselho']),
            'freguesia' => $home['freguesia'],
            'freguesia_dobrada' => $home['freguesia'] === null ? null : Imovel::dobrado($home['freguesia']),
            'preco' => $home['preco'],
            'num_quartos' => $home['facts']['numQuartos'],
            'num_wcs' => $home['facts']['numWCs'],
            'garagem' => $home['facts']['garagem'],
            'num_frentes' => $home['facts']['numFrentes'],
            'inclinacao' => $home['facts']['inclinacao'],
            'num_montras' => $home['facts']['numMontras'],
            'num_andares' => $home['facts']['numAndares'],
            'area_privada' => $home['facts']['areaPrivada'],
            'area_terreno' => $home['facts']['areaTerreno'],
            'estado' => $home['estado'],
            'fotos' => $home['fotos'],
            'comercial' => $home['comercial'],
            'criado' => $home['criado'],
        ];
    }
}
