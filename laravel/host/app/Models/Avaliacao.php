<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/** A request for a valuation, its twelve fields as they came. */
final class Avaliacao extends Model
{
    /** What the inbox calls each field. */
    public const CAMPOS = [
        'tipoImovel' => 'Tipo de imóvel', 'tipologia' => 'Número de quartos', 'objetivo' => 'Objectivo', 'loca' => 'Localização',
        'areaTerreno' => 'Área do terreno', 'areaPriv' => 'Área privada', 'cert' => 'Certificado energético',
        'estadoCon' => 'Estado de conservação', 'nome' => 'Nome', 'tel' => 'Contacto', 'email' => 'E-mail', 'outros' => 'Outras informações',
    ];

    protected $table = 'avaliacoes';

    protected $guarded = [];

    protected $casts = ['campos' => 'array'];
}
