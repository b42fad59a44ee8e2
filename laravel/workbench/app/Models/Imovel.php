<?php

namespace App\Models;

use Database\Factories\ImovelFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Str;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Text;

/** A listing. `config/imo-widgets.php` names this model and its columns for the package's search. */
final class Imovel extends Model
{
    /** @use HasFactory<ImovelFactory> */
    use HasFactory;

    protected $table = 'imoveis';

    public $timestamps = false;

    protected $guarded = [];

    protected $casts = [
        'fotos' => 'array', 'preco' => 'decimal:2', 'area_privada' => 'float', 'area_util' => 'float',
        'area_terreno' => 'float', 'latitude' => 'float', 'longitude' => 'float',
    ];

    /** Removes accents and case, so "agueda" finds Águeda. */
    public static function dobrado(string $nome): string
    {
        return Text::trim(Text::fold(mb_scrub($nome)));
    }

    /** Returns the listing as the widgets read it, with `num_quartos` as `numQuartos`. */
    public function paraLista(): array
    {
        $valores = collect($this->only([
            'id', 'titulo', 'tipo_negocio', 'tipo_imovel', 'tipologia', 'conselho', 'freguesia', 'preco', 'num_quartos',
            'num_wcs', 'area_privada', 'area_util', 'area_terreno', 'num_frentes', 'inclinacao', 'num_montras',
            'num_andares', 'garagem', 'certificado', 'licenca', 'latitude', 'longitude',
        ]))->keyBy(fn (mixed $valor, string $coluna) => str_replace('Wcs', 'WCs', Str::camel($coluna)));

        $fotos = $this->enderecos();

        return [
            ...$valores,
            'link' => Listing::toSlug($this->titulo)."_$this->id",
            'fotos' => ['capa' => $fotos[0] ?? null, 'fotos' => array_slice($fotos, 1)],
        ];
    }

    /** @return list<string> */
    public function enderecos(): array
    {
        return array_map(asset(...), $this->fotos);
    }

    public function anuncio(): Listing
    {
        return new Listing(json_decode(json_encode($this->paraLista())));
    }
}
