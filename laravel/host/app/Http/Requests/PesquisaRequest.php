<?php

namespace App\Http\Requests;

use App\Rules\Identifier;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\ValidationException;

/**
 * POST /api/imoveis. Lists are `present`, because `required` refuses an empty one; `idRef` is `nullable`, because Laravel
 * has made `null` of its `''`.
 */
final class PesquisaRequest extends FormRequest
{
    /** More than there are places to choose from. */
    private const LONGEST_LIST = 1000;

    /**
     * Laravel makes rules of its own for every entry of a list: of a million entries it would run out of memory.
     *
     * @throws ValidationException
     */
    protected function prepareForValidation(): void
    {
        foreach ($this->all() as $key => $value) {
            if (is_array($value) && count($value) > self::LONGEST_LIST) {
                throw ValidationException::withMessages([$key => __('validation.max.array', ['attribute' => $key, 'max' => self::LONGEST_LIST])]);
            }
        }
    }

    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return [
            'page' => ['required', 'integer', 'min:1', 'max:1000000'],
            'objetivo' => ['present', 'array'],
            'objetivo.*' => ['in:Comprar,Arrendar,Permutar,Trespassar'],
            'tipologia' => ['present', 'array'],
            'tipologia.*' => ['in:Apartamento,Moradia,Terreno,Garagem,Armazém,Loja,Escritório'],
            'localizacao' => ['present', 'array'],
            'localizacao.*' => ['string'],
            'quartos' => ['present', 'array'],
            'quartos.*' => ['in:1,2,3,4,+5'],
            'wcs' => ['present', 'array'],
            'wcs.*' => ['in:1,2,3,4,+5'],
            'garagem' => ['present', 'array'],
            'garagem.*' => ['in:1,2,3,4,+5'],
            'estado' => ['present', 'array'],
            'estado.*' => ['in:Novo,Renovado,Ruina,Usado'],
            'minprice' => ['present', 'nullable', 'numeric', 'min:0'],
            'maxprice' => ['present', 'nullable', 'numeric', 'min:0'],
            'ordem' => ['required', 'in:desc,asc,rec'],
            'comercial' => ['present', 'array'],
            'comercial.*' => ['required', new Identifier],
            'idRef' => ['present', 'nullable', 'string'],
        ];
    }
}
