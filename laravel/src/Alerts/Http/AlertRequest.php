<?php

namespace ImoWidgets\Alerts\Http;

use Illuminate\Validation\Validator;
use ImoWidgets\Leads\Http\LeadRequest;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\Listings\Http\SearchRequest;
use ImoWidgets\Rules\Text;

/** POST /api/avisos: somebody wants to be told of a search by mail. */
final class AlertRequest extends SearchRequest
{
    /** Entries of one list of a search: more than anybody chooses. */
    protected int $longestList = 100;

    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return [
            ...LeadRequest::rulesOf('/api/avisos'),
            ...$this->filters(),
            // A path of this site, whose origin is the site's own to say.
            'url' => ['nullable', 'string', new Text(2000), 'regex:~^/(?![/\\\\])[^\s\p{C}\\\\]*$~uD'],
            'consentimento' => ['required', 'string', new Text(1000)],
        ];
    }

    /** @return list<mixed> */
    protected function textRules(): array
    {
        return ['string', new Text(200)];
    }

    /** @return list<callable(Validator): mixed> the address has to be one that a mail server takes, too */
    public function after(): array
    {
        return [function (Validator $validator) {
            if (! $validator->errors()->has('email') && ! Recipients::isDeliverable($this->input('email'))) {
                $validator->addFailure('email', 'Email');
            }
        }];
    }
}
