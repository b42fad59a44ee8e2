<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Eloquent\Model;
use Normalizer;

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

    /** The blanks of JavaScript. */
    private const BRANCO = '[\t-\r\p{Z}\x{FEFF}]';

    /** Blanks, control characters and other invisible characters. */
    private const INVISIVEL = '[\p{Z}\p{Cc}\x{AD}\x{61C}\x{115F}\x{1160}\x{180E}'
        .'\x{200B}-\x{200F}\x{202A}-\x{202E}\x{2060}-\x{206F}\x{2800}\x{3164}\x{FEFF}\x{FFA0}]';

    /** Removes accents and case, so that "agueda" finds Águeda. `²` is kept, and does not become a 2. */
    public static function dobrado(string $nome): string
    {
        $letras = Normalizer::normalize(mb_scrub($nome), Normalizer::FORM_D);

        return self::aparado(mb_strtolower(preg_replace('/\p{M}/u', '', $letras)));
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
        return self::slugDe($this->titulo);
    }

    /** Returns the title's form in a URL, exactly as the widgets do. */
    public static function slugDe(string $titulo): string
    {
        return preg_replace(['/'.self::BRANCO.'+/u', '/[^a-z0-9-]/'], ['-', ''], self::dobrado($titulo));
    }

    private static function aparado(string $texto): string
    {
        return preg_replace('/^'.self::INVISIVEL.'+|'.self::INVISIVEL.'+$/Du', '', $texto);
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
        if (! $isForSale || round((float) $this->preco) <= 0 || ! $this->area_privada) {
            return null;
        }

        return number_format($this->preco / $this->area_privada, 0, ',', "\u{A0}")."\u{A0}€/m²";
    }

    public function precoEscrito(): string
    {
        if (round((float) $this->preco) <= 0) {
            return 'Sob Consulta';
        }

        return number_format((float) $this->preco, 0, ',', "\u{A0}")
            ."\u{A0}€"
            .($this->tipo_negocio === 'Arrendamento' ? '/mês' : '');
    }
}
