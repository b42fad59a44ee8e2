<?php

namespace ImoWidgets\Listings\Http;

use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;
use Illuminate\Validation\ValidationException;
use ImoWidgets\Rules\FormRules;
use ImoWidgets\Rules\Text;

/**
 * POST /api/imoveis. A filter that is not sent filters nothing: a page that was opened before an update lacks a new one. A site
 * with filters of its own extends it and binds its class, as with `LeadRequest`.
 */
class SearchRequest extends FormRequest
{
    /** Filters that are lists of words which the search offers. */
    private const CHOICES = ['objetivo', 'tipologia', 'quartos', 'wcs', 'garagem', 'estado'];

    /** How many entries a list may have: more than there are places to choose from. */
    protected int $longestList = 1000;

    /**
     * Laravel makes rules of its own for every entry of a list: of a million entries it would run out of memory.
     *
     * @throws ValidationException
     */
    protected function prepareForValidation(): void
    {
        foreach ($this->all() as $key => $value) {
            if (is_array($value) && count($value) > $this->longestList) {
                throw ValidationException::withMessages([$key => __('validation.max.array', ['attribute' => $key, 'max' => $this->longestList])]);
            }
        }
    }

    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return [
            'page' => ['required', 'integer', 'min:1', 'max:1000000'],
            'ordem' => ['required', Rule::in(FormRules::searchOptions('ordem'))],
            ...$this->filters(),
        ];
    }

    /** @return array<string, list<mixed>> the rules of what narrows a search */
    protected function filters(): array
    {
        $rules = [
            'localizacao' => ['array'],
            'localizacao.*' => ['string'],
            'minprice' => ['nullable', 'numeric', 'min:0'],
            'maxprice' => ['nullable', 'numeric', 'min:0'],
            'comercial' => ['array'],
            'comercial.*' => ['required', Text::identifier()],
            // Laravel has made `null` of its `''`.
            'idRef' => ['nullable', 'string'],
        ];
        foreach (self::CHOICES as $filter) {
            $rules += [$filter => ['array'], "$filter.*" => [Rule::in(FormRules::searchOptions($filter))]];
        }

        return $rules;
    }
}
