<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

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
            'loca' => ['required', 'string'],
            'areaTerreno' => ['present', 'nullable', 'string'],
            'areaPriv' => ['present', 'nullable', 'string'],
            'cert' => ['present', 'nullable', 'in:A+,A,B,B-,C,D,E,F'],
            'estadoCon' => ['present', 'nullable', 'in:Novo,Usado,Renovado,Para Remodelar,Ruina'],
            'nome' => ['required', 'string'],
            'tel' => ['required', 'regex:/^\+?\d+$/'],
            'email' => ['required', 'regex:/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/'],
            'outros' => ['present', 'nullable', 'string'],
        ];
    }
}
