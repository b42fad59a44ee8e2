<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use ImoWidgets\Domain\Listing;
use ImoWidgets\Domain\Text;

/** A listing. The package's search finds it by this table's settings in `config/imo-widgets.php`. */
final class Imovel extends Model
{
    protected $table = 'imoveis';

    public $timestamps = false;

    protected $guarded = [];

    protected $casts = [
        'fotos' => 'array', 'preco' => 'decimal:2', 'area_privada' => 'float', 'area_util' => 'float',
        'area_terreno' => 'float',
    ];

    /** Removes accents and case, so that "agueda" finds Águeda. */
    public static function dobrado(string $nome): string
    {
        return Text::trim(Text::fold(mb_scrub($nome)));
    }

    public function paraLista(): array
    {
        return [
            'id' => $this->id,
            'titulo' => $this->titulo,
            'tipoNegocio' => $this->tipo_negocio,
            'tipoImovel' => $this->tipo_imovel,
            'tipologia' => $this->tipologia,
            'conselho' => $this->conselho,
            'freguesia' => $this->freguesia,
            'preco' => $this->preco,
            'numQuartos' => $this->num_quartos,
            'numWCs' => $this->num_wcs,
            'areaPrivada' => $this->area_privada,
            'areaUtil' => $this->area_util,
            'areaTerreno' => $this->area_terreno,
            'numFrentes' => $this->num_frentes,
            'inclinacao' => $this->inclinacao,
            'numMontras' => $this->num_montras,
            'numAndares' => $this->num_andares,
            'garagem' => $this->garagem,
            'certificado' => $this->certificado,
            'licenca' => $this->licenca,
            'link' => Listing::toSlug($this->titulo)."_$this->id",
            'fotos' => ['capa' => $this->enderecos()[0] ?? null, 'fotos' => array_slice($this->enderecos(), 1)],
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
