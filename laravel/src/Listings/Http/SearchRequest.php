<?php

namespace ImoWidgets\Listings\Http;

use Closure;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;
use Illuminate\Validation\ValidationException;
use ImoWidgets\Domain\Area;
use ImoWidgets\Listings\FilterTable;
use ImoWidgets\Rules\StorableText;
use UnhandledMatchError;

/**
 * Validates POST /api/imoveis. Every filter is optional, because a page opened before an update lacks a new filter. A
 * site with additional filters extends this class and binds its own, as with `LeadRequest`.
 */
class SearchRequest extends FormRequest
{
    /** The maximum number of entries in a list; there are fewer places to choose from. */
    protected int $longestList = 1000;

    /**
     * Refuses long lists early: Laravel creates rules for every entry and would run out of memory with a million.
     *
     * @throws ValidationException
     */
    protected function prepareForValidation(): void
    {
        foreach ($this->all() as $key => $value) {
            if (is_array($value) && count($value) > $this->longestList) {
                throw ValidationException::withMessages([
                    $key => __('validation.max.array', ['attribute' => $key, 'max' => $this->longestList]),
                ]);
            }
        }
    }

    /** @return array<string, list<mixed>> the rules by key of the body */
    public function rules(): array
    {
        $order = app(FilterTable::class)->order();

        return [
            'page' => ['required', 'integer', 'min:1', 'max:1000000'],
            $order['key'] => ['required', Rule::in(array_column($order['options'], 'value'))],
            ...$this->filters(),
        ];
    }

    /** @return array<string, list<mixed>> the rules for the filters, without page and order */
    protected function filters(): array
    {
        $rules = [];
        foreach (app(FilterTable::class)->narrowing() as $key => $filter) {
            $rules += match ($filter['kind']) {
                'choices', 'counts' => [
                    $key => ['array'],
                    "$key.*" => [Rule::in(array_column($filter['options'], 'value'))],
                ],
                'places' => [$key => ['array'], "$key.*" => $this->textRules()],
                'people' => [$key => ['array'], "$key.*" => ['required', StorableText::identifier()]],
                'number' => [$key => ['nullable', 'numeric', 'min:0']],
                'area' => [$key => ['nullable', 'array', self::mustBeArea(...)]],
                // Laravel turns `''` into `null` before validation.
                'text' => [$key => ['nullable', ...$this->textRules()]],
                default => throw new UnhandledMatchError("imo-widgets: the kind of filter {$filter['kind']} is new."),
            };
        }

        return $rules;
    }

    private static function mustBeArea(string $key, mixed $value, Closure $fail): void
    {
        if (! is_array($value) || Area::parse($value) === null) {
            $fail("The $key must be south, west, north and east in degrees.");
        }
    }

    /** @return list<mixed> the rules for typed text; text that no listing can contain is valid and matches none */
    protected function textRules(): array
    {
        return ['string'];
    }
}
