<?php

namespace App\Models;

use App\Http\Resources\ImovelResource;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Http\Resources\Json\ResourceCollection;
use Illuminate\Pagination\LengthAwarePaginator;
use Normalizer;

/**
 * A listing. `procura` is the search behind /api/imoveis: values within one filter widen the result, filters narrow each
 * other. A listing without a price comes last whichever way prices are sorted, and leaves as soon as a limit is set.
 */
final class Imovel extends Model
{
    protected $table = 'imoveis';

    public $timestamps = false;

    protected $guarded = [];

    protected $casts = ['fotos' => 'array', 'preco' => 'decimal:2', 'area_privada' => 'float', 'area_terreno' => 'float'];

    private const NEGOCIO = ['Comprar' => 'Venda', 'Arrendar' => 'Arrendamento', 'Permutar' => 'Permuta', 'Trespassar' => 'Trespasse'];

    /** What JavaScript calls a blank. */
    private const BRANCO = '[\t-\r\p{Z}\x{FEFF}]';

    /** Blanks, control characters and others that show nothing. */
    private const INVISIVEL = '[\p{Z}\p{Cc}\x{AD}\x{61C}\x{115F}\x{1160}\x{180E}\x{200B}-\x{200F}\x{202A}-\x{202E}\x{2060}-\x{206F}\x{2800}\x{3164}\x{FEFF}\x{FFA0}]';

    /** @param  array<string, mixed>  $filtros the validated body of /api/imoveis */
    public function scopeProcura(Builder $imoveis, array $filtros): void
    {
        $lugares = array_map(self::dobrado(...), $filtros['localizacao']);
        $imoveis
            ->when($filtros['objetivo'], fn (Builder $q, array $v) => $q->whereIn('tipo_negocio', array_map(fn ($o) => self::NEGOCIO[$o], $v)))
            ->when($filtros['tipologia'], fn (Builder $q, array $v) => $q->whereIn('tipo_imovel', $v))
            ->when($lugares, fn (Builder $q) => $q->where(fn (Builder $q) => $q->whereIn('conselho_dobrado', $lugares)->orWhereIn('freguesia_dobrada', $lugares)))
            ->when($filtros['estado'], fn (Builder $q, array $v) => $q->whereIn('estado', $v))
            ->when($filtros['comercial'], fn (Builder $q, array $v) => $q->whereIn('comercial', $v))
            ->when($filtros['idRef'] ?? null, fn (Builder $q, string $v) => $q->whereRaw("lower(id_ref) like lower(?) escape '!'", ['%'.preg_replace('/[!%_]/', '!$0', $v).'%']))
            ->when($filtros['minprice'] !== null, fn (Builder $q) => $q->where('preco', '>=', $filtros['minprice']))
            ->when($filtros['maxprice'] !== null, fn (Builder $q) => $q->where('preco', '<=', $filtros['maxprice']));
        foreach (['quartos' => 'num_quartos', 'wcs' => 'num_wcs', 'garagem' => 'garagem'] as $filtro => $coluna) {
            $imoveis->when($filtros[$filtro], fn (Builder $q, array $v) => $q->where(fn (Builder $q) => $this->contagens($q, $coluna, $v)));
        }
        match ($filtros['ordem']) {
            'asc' => $imoveis->orderByRaw('preco IS NULL, preco')->orderByDesc('id'),
            'desc' => $imoveis->orderByRaw('preco IS NULL, preco DESC')->orderByDesc('id'),
            default => $imoveis->latest('criado')->latest('id'),
        };
    }

    /** `+5` is five or more, the others are exact. */
    private function contagens(Builder $query, string $coluna, array $valores): void
    {
        $query->whereIn($coluna, array_map(intval(...), array_diff($valores, ['+5'])));
        if (in_array('+5', $valores, true)) {
            $query->orWhere($coluna, '>=', 5);
        }
    }

    /** Without accents and in lower case, so that "agueda" finds Águeda. `²` stays what it is, and does not become a 2. */
    public static function dobrado(string $nome): string
    {
        $letras = Normalizer::normalize(mb_scrub($nome), Normalizer::FORM_D);

        return self::aparado(mb_strtolower(preg_replace('/\p{M}/u', '', $letras)));
    }

    /**
     * One page of that search, for /api/imoveis and for the page that brings its first results along: as a paginator, or as a
     * resource collection of one.
     */
    public static function pagina(array $filtros): LengthAwarePaginator|ResourceCollection
    {
        $pagina = self::query()->procura($filtros)->paginate(12, page: $filtros['page']);

        return config('site.answer') === 'resource' ? ImovelResource::collection($pagina) : $pagina->through(fn (self $imovel) => $imovel->paraLista());
    }

    /** The listing as the widgets read it (docs/contract.md#listing-answer). */
    public function paraLista(): array
    {
        return [
            'id' => $this->id,
            'titulo' => $this->titulo,
            'tipoNegocio' => $this->tipo_negocio,
            'tipoImovel' => $this->tipo_imovel,
            'conselho' => $this->conselho,
            'freguesia' => $this->freguesia,
            'preco' => $this->preco,
            'numQuartos' => $this->num_quartos,
            'numWCs' => $this->num_wcs,
            'areaPrivada' => $this->area_privada,
            'areaTerreno' => $this->area_terreno,
            'numFrentes' => $this->num_frentes,
            'inclinacao' => $this->inclinacao,
            'numMontras' => $this->num_montras,
            'numAndares' => $this->num_andares,
            'garagem' => $this->garagem,
            'certificado' => $this->certificado,
            'link' => $this->caminho(),
            'fotos' => ['capa' => $this->enderecos()[0] ?? null, 'fotos' => array_slice($this->enderecos(), 1)],
        ];
    }

    /** @return list<string> the photos' URLs, right on a site in a subfolder too */
    public function enderecos(): array
    {
        return array_map(asset(...), $this->fotos);
    }

    /** The path of the listing's own page, without the slash before it. */
    public function caminho(): string
    {
        return $this->slug()."_$this->id";
    }

    /** The first half of that path. */
    public function slug(): string
    {
        return self::slugDe($this->titulo);
    }

    /**
     * The title in a URL, letter by letter as the widgets write it: blanks become hyphens, nothing else does, and what is
     * neither a-z nor a digit goes.
     */
    public static function slugDe(string $titulo): string
    {
        return preg_replace(['/'.self::BRANCO.'+/u', '/[^a-z0-9-]/'], ['-', ''], self::dobrado($titulo));
    }

    /** Without blanks and invisible characters at its ends. */
    private static function aparado(string $texto): string
    {
        return preg_replace('/^'.self::INVISIVEL.'+|'.self::INVISIVEL.'+$/Du', '', $texto);
    }

    /** The price as the widgets' cards show it, with hard spaces. */
    public function precoEscrito(): string
    {
        return round((float) $this->preco) > 0 ? number_format((float) $this->preco, 0, ',', "\u{A0}")."\u{A0}€" : 'Sob Consulta';
    }
}
