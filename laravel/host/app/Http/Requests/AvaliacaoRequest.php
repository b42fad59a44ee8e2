<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;
use ImoWidgets\Rules\Text;

/** POST /api/agendamento: a request for a valuation. What the owner left empty is `null` by the time it is judged. */
final class AvaliacaoRequest extends FormRequest
{
    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return [
            'tipoImovel' => ['required', 'in:Apartamento,Moradia,Terreno,Garagem,Armazém,Loja,Escritório'],
            'tipologia' => ['present', 'nullable', 'in:1,2,3,4,+5'],
            'objetivo' => ['present', 'nullable', 'in:Vender,Arrendar,Trespassar'],
            'loca' => ['required', 'string', new Text],
            'areaTerreno' => ['present', 'nullable', 'string', new Text],
            'areaPriv' => ['present', 'nullable', 'string', new Text],
            'cert' => ['present', 'nullable', 'in:A+,A,B,B-,C,D,E,F'],
            'estadoCon' => ['present', 'nullable', 'in:Novo,Usado,Renovado,Para Remodelar,Ruina'],
            'nome' => ['required', 'string', new Text],
            'tel' => ['required', 'string', 'regex:/^\+?\d+$/', new Text],
            'email' => ['required', 'string', 'regex:/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/', new Text],
            'outros' => ['present', 'nullable', 'string', new Text],
        ];
    }
}
