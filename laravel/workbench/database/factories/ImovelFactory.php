<?php

namespace Database\Factories;

use App\Models\Imovel;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * A house for sale in Válega, Ovar.
 *
 * @extends Factory<Imovel>
 */
final class ImovelFactory extends Factory
{
    protected $model = Imovel::class;

    public function definition(): array
    {
        static $count = 0;
        $count++;

        return [
            'id_ref' => "OVR-$count", 'titulo' => "Moradia n.º $count", 'descricao' => '', 'tipo_negocio' => 'Venda',
            'tipo_imovel' => 'Moradia', 'conselho' => 'Ovar', 'conselho_dobrado' => 'ovar', 'freguesia' => 'Válega',
            'freguesia_dobrada' => 'valega', 'preco' => 250_000, 'num_quartos' => 3, 'num_wcs' => 2,
            'estado' => 'Usado', 'certificado' => 'B', 'fotos' => ["/fotos/$count.jpg"], 'comercial' => 1,
            'criado' => '2026-11-01',
        ];
    }
}
