<?php

namespace App\Http\Requests;

use App\Rules\Identifier;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;
use Illuminate\Validation\ValidationException;
use ImoWidgets\Rules\FormRules;

/**
 * POST /api/imoveis. A filter that is not sent filters nothing: a page that was opened before an update lacks a new one.
 * `idRef` is `nullable`, because Laravel has made `null` of its `''`.
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
            'objetivo' => ['array'],
            'objetivo.*' => [Rule::in(FormRules::searchOptions('objetivo'))],
            'tipologia' => ['array'],
            'tipologia.*' => [Rule::in(FormRules::searchOptions('tipologia'))],
            'localizacao' => ['array'],
            'localizacao.*' => ['string'],
            'quartos' => ['array'],
            'quartos.*' => [Rule::in(FormRules::searchOptions('quartos'))],
            'wcs' => ['array'],
            'wcs.*' => [Rule::in(FormRules::searchOptions('wcs'))],
            'garagem' => ['array'],
            'garagem.*' => [Rule::in(FormRules::searchOptions('garagem'))],
            'estado' => ['array'],
            'estado.*' => [Rule::in(FormRules::searchOptions('estado'))],
            'minprice' => ['nullable', 'numeric', 'min:0'],
            'maxprice' => ['nullable', 'numeric', 'min:0'],
            'ordem' => ['required', Rule::in(FormRules::searchOptions('ordem'))],
            'comercial' => ['array'],
            'comercial.*' => ['required', new Identifier],
            'idRef' => ['nullable', 'string'],
        ];
    }
}
