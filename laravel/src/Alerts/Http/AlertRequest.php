<?php

namespace ImoWidgets\Alerts\Http;

use Illuminate\Validation\Validator;
use ImoWidgets\Leads\Http\LeadRequest;
use ImoWidgets\Leads\Recipients;
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
        return [
            ...LeadRequest::rulesOf('/api/avisos'),
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

    /** @return list<callable(Validator): mixed> refuses an address that a mail server would refuse */
    public function after(): array
    {
        return [function (Validator $validator) {
            if (! $validator->errors()->has('email') && ! Recipients::isDeliverable($this->input('email'))) {
                $validator->addFailure('email', 'Email');
            }
        }];
    }
}
