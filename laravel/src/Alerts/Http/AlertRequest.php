<?php

namespace ImoWidgets\Alerts\Http;

use Closure;
use ImoWidgets\Leads\Http\LeadRequest;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\Listings\Http\SearchRequest;
use ImoWidgets\Rules\StorableText;

/** Validates POST /api/avisos, with which a visitor requests an alert for a search. */
final class AlertRequest extends SearchRequest
{
    /** The maximum number of entries in one list of a search; no visitor chooses that many. */
    protected int $longestList = 100;

    protected function prepareForValidation(): void
    {
        parent::prepareForValidation();
        LeadRequest::cleanEmailOf($this);
    }

    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        $rules = LeadRequest::rulesOf('/api/avisos');

        return [
            ...$rules,
            'email' => [...$rules['email'], function (string $attribute, mixed $value, Closure $fail) {
                if (! Recipients::isDeliverable($value)) {
                    $fail('validation.email')->translate();
                }
            }],
            ...$this->filters(),
            // Only a path is accepted; the site sets the origin.
            'url' => ['nullable', 'string', new StorableText(2000), 'regex:~^/(?![/\\\\])[^\s\p{C}\\\\]*$~uD'],
            'consentimento' => ['required', 'string', new StorableText(1000)],
        ];
    }

    /** @return list<mixed> */
    protected function textRules(): array
    {
        return ['string', new StorableText(200)];
    }
}
