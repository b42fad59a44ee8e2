<?php

namespace ImoWidgets\Alerts\Http;

use ImoWidgets\Leads\Http\LeadRequest;
use ImoWidgets\Listings\Http\SearchRequest;
use ImoWidgets\Rules\Text;

/** Validates POST /api/avisos, by which a visitor requests an alert for a search. */
final class AlertRequest extends SearchRequest
{
    /** The most entries of one list of a search: more than any visitor chooses. */
    protected int $longestList = 100;

    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        $rules = LeadRequest::rulesOf('/api/avisos');

        return [
            ...$rules,
            // An address that a mail server takes.
            'email' => [...$rules['email'], 'email:filter'],
            ...$this->filters(),
            // A path only: the origin is set by the site.
            'url' => ['nullable', 'string', new Text(2000), 'regex:~^/(?![/\\\\])[^\s\p{C}\\\\]*$~uD'],
            'consentimento' => ['required', 'string', new Text(1000)],
        ];
    }

    /** @return list<mixed> */
    protected function textRules(): array
    {
        return ['string', new Text(200)];
    }
}
