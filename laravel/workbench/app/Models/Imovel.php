<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Collection;
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
            'link' => $this->caminho(),
            'fotos' => ['capa' => $this->enderecos()[0] ?? null, 'fotos' => array_slice($this->enderecos(), 1)],
        ];
    }

    /** @return list<string> */
    public function enderecos(): array
    {
        return array_map(asset(...), $this->fotos);
    }

    public function caminho(): string
    {
        return $this->slug()."_$this->id";
    }

    public function slug(): string
    {
        return Listing::toSlug($this->titulo);
    }

    /** @return array<string, string|int|null> */
    public function factos(): array
    {
        $area = fn (?float $metres) => $metres ? number_format($metres, 0, ',', "\u{A0}")."\u{A0}m²" : null;

        return [
            'Negócio' => $this->tipo_negocio,
            'Tipo de imóvel' => trim("$this->tipo_imovel $this->tipologia"),
            'Estado' => $this->tipo_imovel === 'Terreno' ? null : str_replace('Ruina', 'Ruína', $this->estado),
            'Quartos' => $this->num_quartos,
            'Casas de banho' => $this->num_wcs,
            'Área privada' => $area($this->area_privada),
            'Área útil' => $area($this->area_util),
            'Área do terreno' => $area($this->area_terreno),
            'Estacionamento' => $this->garagem,
            'Andares' => $this->num_andares,
            'Frentes' => $this->num_frentes,
            'Inclinação' => $this->inclinacao ? "$this->inclinacao\u{A0}%" : null,
            'Montras' => $this->num_montras,
            'Licença de utilização' => $this->licenca,
        ];
    }

    /** @return Collection<int, self> */
    public function semelhantes(): Collection
    {
        $alike = $this->only(['tipo_imovel', 'tipo_negocio', 'conselho_dobrado']);

        return self::query()->where($alike)->whereKeyNot($this->id)->latest('criado')->latest('id')->take(3)->get();
    }

    public function precoPorMetro(): ?string
    {
        $isForSale = in_array($this->tipo_negocio, ['Venda', 'Permuta'], true);

        return $isForSale && round((float) $this->preco) > 0 && $this->area_privada
            ? Listing::formatEuros($this->preco / $this->area_privada).'/m²'
            : null;
    }

    public function precoEscrito(): string
    {
        $listing = new Listing((object) ['preco' => (float) $this->preco, 'tipoNegocio' => $this->tipo_negocio]);

        return $listing->price().($listing->isMonthly() ? '/mês' : '');
    }
}
