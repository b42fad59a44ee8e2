<?php

namespace ImoWidgets\Leads\Http;

use Illuminate\Foundation\Http\FormRequest;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Rules\FormRules;
use ImoWidgets\Rules\Text;

/**
 * What a visitor sends by one of the six forms, judged by the table that the form itself is made of. A site with rules of its
 * own extends it and binds its class: `$this->app->bind(LeadRequest::class, App\Http\Requests\LeadRequest::class)`. A key that
 * its rules add is kept among the lead's `fields`.
 */
class LeadRequest extends FormRequest
{
    /** Which form it is. */
    public function kind(): LeadKind
    {
        return LeadKind::of($this) ?? abort(404);
    }

    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        $kind = $this->kind();
        $rules = FormRules::of($kind->path());
        $for = $kind->recipientKey();

        // A listing or an agent that is gone is no reason to lose the message: the agency itself is told then.
        return $for === null ? $rules : $rules + [$for => ['required', Text::identifier()]];
    }
}
